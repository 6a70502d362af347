import { act, screen, waitFor, within } from '@testing-library/react';
import { either, taskEither } from 'fp-ts';
import { StructureLevels } from '../../../../src/application/catalogue/ports/structure-levels.port';
import { Contexts } from '../../../../src/application/shared/contexts';
import { gatewayOf } from '../../../../src/application/shared/ports/resource-gateway.port';
import { structures } from '../../../../src/domain/catalogue/structure';
import { structureNodes } from '../../../../src/domain/catalogue/structure-node';
import '../../../../src/ui/catalogue/structure/structure.view';
import '../../../../src/ui/catalogue/structure/structure-node.view';
import '../../../../src/ui/catalogue/structure/structures.view';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';

beforeEach(freshBrowser);

const line = (name: string) => screen.findByRole('treeitem', { name });
const focus = async (name: string): Promise<void> => {
  const found = await line(name);
  act(() => {
    found.focus();
  });
};

test('lists structures by code and description, not selectable; a click opens one', async () => {
  const { user, address } = openConsole({ at: '/structure' });
  const table = await screen.findByRole('table', { name: 'List of structures' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Code', 'Description']);
  expect(within(table).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  await user.click(await screen.findByRole('cell', { name: 'KOELING' }));
  expect(address()).toBe('/structure/KOELING');
  expect(await line('Wandmodellen')).toBeVisible();
});

test('clears and saves a cover; code and description are not fields', async () => {
  const { user } = openConsole({ at: '/structure/VERWARMING-2027' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  expect(screen.getByText('warmtepompen 2026.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Cover' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(notices()).toEqual(['Saved successfully']);
  });
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByText('warmtepompen 2026.pdf')).toBeNull();
});

test.each([
  ['/structure/VERWARMING-2027', 'Clear Cover', gatewayOf(structures)],
  ['/structure/VERWARMING-2027/node/1', 'Duplicate Heading', gatewayOf(structureNodes)],
])('says that a save at %s failed', async (at, change, gateway) => {
  const { user, services } = openConsole({ at });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: change }));
  Object.assign(services.get<object>(gateway), { save: () => taskEither.left({ kind: 'Forbidden' }) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Something went wrong\. You do not have the right/)).toBeVisible();
});

test('shows the selected node and goes to its content; the tree is as it was left on the way back', async () => {
  const { user, address } = openConsole({ at: '/structure/VERWARMING-2027' });
  await focus('Warmtepompen');
  await user.keyboard('{ArrowRight}');
  await user.click(await line('Hybride warmtepompen'));
  const chosen = screen.getByRole('heading', { name: 'Selected item' }).closest('section') ?? document.body;
  expect(within(chosen).getByText('Werken samen met een bestaande ketel.')).toBeVisible();
  await user.click(within(chosen).getByRole('button', { name: 'Edit Hybride warmtepompen' }));
  expect(address()).toMatch(/^\/structure\/VERWARMING-2027\/node\/\d+$/);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Back to overview' }));
  expect(address()).toBe('/structure/VERWARMING-2027');
  expect(await line('Hybride warmtepompen')).toHaveAttribute('aria-selected', 'true');
});

test('a level that does not load is reported and loaded again', async () => {
  let fails = true;
  const { user } = openConsole({
    at: '/structure/KOELING',
    arrange: ({ services }) => {
      void services
        .get<Contexts>(Contexts)
        .load('catalogue')
        .then(() => {
          services.unbind(StructureLevels);
          services.bind<StructureLevels>(StructureLevels).toConstantValue({
            below: () =>
              fails
                ? taskEither.left({ kind: 'Unreachable', reason: 'server' })
                : taskEither.fromEither(
                    either.right([{ id: '9', name: 'Enkelvoudig', description: '', hasChildren: false }]),
                  ),
          });
        });
    },
  });
  await focus('Wandmodellen');
  await user.keyboard('{ArrowRight}');
  const failed = await screen.findByRole('treeitem', { name: /Wandmodellen did not load/ });
  fails = false;
  await user.click(failed);
  expect(await line('Enkelvoudig')).toBeVisible();
});

test('saves the content of a node without a lock, and asks for a cover', async () => {
  const { user } = openConsole({ at: '/structure/VERWARMING-2027/node/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear Cover' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /discard/i }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Duplicate Heading' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved successfully')).toBeVisible();
});
