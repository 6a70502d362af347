import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import type { Container } from 'inversify';
import { MenuTrees } from '../../../src/application/site/ports/menu-trees.port';
import { MenuItemsView } from '../../../src/ui/site/navigation/menu-items.view';
import { showSignedIn } from '../shared/support/signed-in';

// Rule R-NAV-07.
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

/** A menu whose items are nested to this depth. */
const chained = (levels: number): MenuTrees => ({
  read: () =>
    taskEither.right({
      title: 'Chain',
      hasIcons: false,
      version: null,
      items: Array.from({ length: levels }, (_, level) => ({
        id: String(level + 1),
        parent: level === 0 ? null : String(level),
        label: `Level ${level + 1}`,
        type: 'external',
        isNewWindow: false,
        broken: level === 0 ? 'submenu' : null,
        movedTo: null,
        submenu: null,
      })),
    }),
  move: () => taskEither.left({ kind: 'NotFound' }),
});

test('nothing is added below the deepest level, and the button says why (R-NAV-04)', async () => {
  const view = <MenuItemsView params={{ id: '1' }} title="Navigation" action={undefined} />;
  const { user } = await showSignedIn(view, {}, ['navigation', 'content'], (services) => {
    services.unbind(MenuTrees);
    services.bind<MenuTrees>(MenuTrees).toConstantValue(chained(10));
  });
  const addBelow = () => screen.findByRole('button', { name: 'Add below' });
  await user.click(await screen.findByRole('treeitem', { name: /Level 9/ }));
  expect(await addBelow()).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('treeitem', { name: /Level 10/ }));
  await waitFor(async () => {
    expect(await addBelow()).toHaveAttribute('aria-disabled', 'true');
  });
  expect(await addBelow()).toHaveAttribute(
    'aria-description',
    'A menu has at most 10 levels, and this item is on the last.',
  );
  expect(screen.getByRole('treeitem', { name: /Level 1\b/ })).toHaveTextContent('Submenu deleted');
});

test.each([
  ['1', false],
  ['3', true],
])('an item has an icon only where its menu shows icons: menu %s', async (id, has) => {
  const view = <MenuItemsView params={{ id }} title="Navigation" action={undefined} />;
  const { user } = await showSignedIn(view, {}, ['navigation', 'content']);
  await user.click(await screen.findByRole('button', { name: 'Add item' }));
  expect(await screen.findByRole('textbox', { name: 'Label' })).toBeVisible();
  expect(screen.queryAllByRole('textbox', { name: 'Icon' })).toHaveLength(has ? 1 : 0);
});

/** Fires a pointer event at the middle of a 36 px row: jsdom places the tree at the top and has no pointer events. */
const point = (target: Element | Window, type: 'down' | 'move' | 'up', line: number): void => {
  fireEvent(target, new MouseEvent(`pointer${type}`, { clientX: 10, clientY: line * 36 + 18, bubbles: true }));
};

test.each([
  ['Vestigingen', 'module', 'Mijn account is back at position 4 of 4 on the first level', '1'],
  ['Onderhoud aanvragen', 'address', 'Mijn account dropped at position 1 of 1 below Onderhoud aanvragen', '3'],
])('a drop on the middle of %s, %s, is refused or goes below it (R-NAV-03)', async (target, _, said, level) => {
  const view = <MenuItemsView params={{ id: '1' }} title="Navigation" action={undefined} />;
  await showSignedIn(view, {}, ['navigation']);
  const lines = await screen.findAllByRole('treeitem');
  const placeOf = (name: string) => lines.findIndex((line) => line.textContent.includes(name));
  const from = placeOf('Mijn account');
  const handle = lines[from]?.querySelector('[data-handle]') ?? document.body;
  point(handle, 'down', from);
  point(window, 'move', from - 1);
  expect(handle.closest('[data-line]')).toHaveAttribute('data-lifted');
  point(window, 'move', placeOf(target));
  point(window, 'up', placeOf(target));
  expect(await screen.findByText(said)).toHaveRole('status');
  await waitFor(() => {
    expect(screen.getByRole('treeitem', { name: /Mijn account/ })).toHaveAttribute('aria-level', level);
  });
});

test('a key that would move an item where it may not be says so (R-NAV-04)', async () => {
  const view = <MenuItemsView params={{ id: '1' }} title="Navigation" action={undefined} />;
  const { user } = await showSignedIn(view, {}, ['navigation']);
  const [first] = await screen.findAllByRole('treeitem');
  act(() => first?.focus());
  await user.keyboard('[Space]{ArrowUp}');
  expect(screen.getByText(/cannot go there and stays at position 1 of \d+ on the first level$/)).toHaveRole('status');
});

const showMenu = (read: MenuTrees['read']) =>
  showSignedIn(
    <MenuItemsView params={{ id: '1' }} title="Menu items" action={undefined} />,
    {},
    ['navigation'],
    (services) => {
      services.unbind(MenuTrees);
      services.bind<MenuTrees>(MenuTrees).toConstantValue({ ...chained(2), read });
    },
  );

test('giving up an edit, or a new item, frees the pane; another item is edited at once (R-NAV-10)', async () => {
  const view = <MenuItemsView params={{ id: '1' }} title="Navigation" action={undefined} />;
  const { user } = await showSignedIn(view, {}, ['navigation', 'content']);
  const isFree = () => screen.findByText('Select an item to edit it, or add one.');
  await user.click((await screen.findAllByRole('treeitem'))[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await isFree();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await isFree();
  await user.click((await screen.findAllByRole('treeitem'))[0] ?? document.body);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});

test('while the items load, the header has the commands and the place of the name (R-SHR-68)', async () => {
  await showMenu(() => () => new Promise(() => undefined));
  expect(await screen.findByRole('button', { name: 'Collapse all' })).toHaveAttribute('aria-disabled', 'true');
  const header = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(header?.querySelector('[data-skeleton]')).not.toBeNull();
});

test('a menu that the server refuses is a screen that cannot be opened, until it answers', async () => {
  let isRefused = true;
  const { user } = await showMenu((menu, options) =>
    isRefused ? taskEither.left({ kind: 'Forbidden' }) : chained(2).read(menu, options),
  );
  await screen.findByRole('heading', { name: 'You cannot open Menu items' });
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('treeitem')).not.toHaveLength(0);
});
