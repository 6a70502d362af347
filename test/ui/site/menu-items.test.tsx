import { act, screen, waitFor } from '@testing-library/react';
import type { Container } from 'inversify';
import { MenuTrees } from '../../../src/application/site/ports/menu-trees.port';
import { MenuItemsView } from '../../../src/ui/site/navigation/menu-items.view';
import { showSignedIn } from '../shared/support/signed-in';

test('moves by keys are saved when the screen is closed at once (R-NAV-05)', async () => {
  let services: Container | null = null;
  const view = <MenuItemsView params={{ id: '1' }} title="Navigation" action={undefined} />;
  const { user, unmount } = await showSignedIn(view, {}, ['navigation'], (given) => {
    services = given;
  });
  const firstLevel = async () => {
    const read = await services?.get<MenuTrees>(MenuTrees).read('1')();
    return read?._tag === 'Right'
      ? read.right.items.filter(({ parent }) => parent === null).map(({ label }) => label)
      : [];
  };
  const [first, ...rest] = await firstLevel();
  const lines = await screen.findAllByRole('treeitem');
  act(() => lines[0]?.focus());
  await user.keyboard('[Space][End][Space]');
  unmount();
  await waitFor(async () => {
    expect(await firstLevel()).toEqual([...rest, first]);
  });
});
