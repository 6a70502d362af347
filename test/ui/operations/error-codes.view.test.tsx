import { screen } from '@testing-library/react';
import { errorCodeViews } from '../../../src/ui/operations/error-code.view';
import { showSignedIn } from '../shared/support/signed-in';

test('lists codes with their source and the machines that show them', async () => {
  await showSignedIn(errorCodeViews.list(), {}, ['operations']);
  await screen.findAllByRole('row');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'Code',
    'Source',
    'Standard',
    'Inverter',
  ]);
});
