import { screen } from '@testing-library/react';
import { couponViews } from '../../../src/ui/commerce/coupon.view';
import { showSignedIn } from '../shared/support/signed-in';

const { list: List, record: Record } = couponViews;

test('a day of a coupon has its month as a word beside it, in the list and in the form (R-COM-22)', async () => {
  const { unmount } = await showSignedIn(<List />, {}, ['commerce']);
  expect((await screen.findAllByText(/^\d\d-\d\d-\d{4} \(\d{1,2} [A-Z][a-z]+\)$/)).length).toBeGreaterThan(0);
  unmount();
  await showSignedIn(<Record params={{ id: '1' }} title="Coupons" action={undefined} />, {}, ['commerce']);
  const from = await screen.findByRole('textbox', { name: 'Valid from' });
  expect(from).toHaveAccessibleDescription(/^[A-Z][a-z]+day,? \d{1,2} [A-Z][a-z]+ \d{4}$/);
});
