import { screen } from '@testing-library/react';
import type { Explanation } from '../../../src/domain/commerce/explain';
import { ExplainResult } from '../../../src/ui/commerce/explain/explain-result';
import { showSignedIn } from '../shared/support/signed-in';

const EXPLANATION: Explanation = {
  steps: [],
  others: [
    { kind: 'coupon', key: 'coupon 1', id: '1', name: 'HERFST', verdict: { kind: 'notEntered' } },
    { kind: 'rule', key: 'rule 1', id: '1', name: 'Winter', type: 'revenue', verdict: { kind: 'notInCart' } },
  ],
  lines: [],
  gross: null,
  net: null,
  total: null,
  conflicts: [],
};

test('offers that concern nothing in the cart are shown when they are asked for, and hidden again', async () => {
  const { user } = await showSignedIn(<ExplainResult explanation={EXPLANATION} />, {}, ['commerce']);
  const shown = () => ['HERFST', 'Winter'].map((name) => screen.queryByRole('link', { name }) !== null);
  expect(shown()).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Show', expanded: false }));
  expect(shown()).toEqual([true, true]);
  await user.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
  expect(shown()).toEqual([true, false]);
});
