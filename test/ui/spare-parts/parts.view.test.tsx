import { screen, within } from '@testing-library/react';
import { SparePartsView } from '../../../src/ui/spare-parts/parts.view';
import { showSignedIn } from '../shared/support/signed-in';

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('tells whether a reference was processed, and how well it matches (R-SPA-20)', async () => {
  await showSignedIn(<SparePartsView />, {}, ['spare-parts']);
  const row = await rowOf('SV-HR24-2014');
  expect(within(row).getByText('Available 80%, quantity 100%')).toBeVisible();
  expect(within(row).getByText('Processed')).toBeVisible();
});
