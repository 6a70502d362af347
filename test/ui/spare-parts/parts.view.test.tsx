import { screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import type { sparePartsMemory } from '../../../src/adapters/memory/spare-parts/spare-parts.memory';
import { gatewayOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { spareParts } from '../../../src/domain/spare-parts/spare-part';
import { SparePartsView } from '../../../src/ui/spare-parts/parts.view';
import { showSignedIn } from '../shared/support/signed-in';

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('tells whether a reference was processed, and how well it matches (R-SPA-20)', async () => {
  await showSignedIn(<SparePartsView />, {}, ['spare-parts']);
  const row = await rowOf('SV-HR24-2014');
  expect(within(row).getByText('Available 100%, quantity 100%')).toBeVisible();
  expect(within(row).getByText('Processed')).toBeVisible();
});

test('activation that fails goes back', async () => {
  const { user } = await showSignedIn(<SparePartsView />, {}, ['spare-parts'], (services) => {
    const given = services.get<ReturnType<typeof sparePartsMemory>>(gatewayOf(spareParts));
    services.unbind(gatewayOf(spareParts));
    services
      .bind(gatewayOf(spareParts))
      .toConstantValue({ ...given, toggle: () => taskEither.left({ kind: 'Unreachable', reason: 'cut' }) });
  });
  const toggle = await screen.findByRole('switch', { name: 'SV-HR24-2014 is activated' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  await waitFor(() => {
    expect(toggle).toBeChecked();
  });
});
