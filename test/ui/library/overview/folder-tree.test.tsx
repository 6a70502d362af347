import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ROOT, type LibraryPath } from '../../../../src/domain/library/path';
import { FolderTree } from '../../../../src/ui/library/overview/folder-tree';
import { aFolder, nodeOf } from '../../../domain/library/support/tree';
import { showSignedIn } from '../../shared/support/signed-in';

const tree = [
  nodeOf(aFolder('Merken', { files: 1200 })),
  nodeOf(aFolder('Nieuws')),
  nodeOf(aFolder('Producten'), [
    nodeOf(aFolder('Producten/Ketels')),
    nodeOf(aFolder('Producten/Pompen'), [nodeOf(aFolder('Producten/Pompen/Hybride'))]),
  ]),
];

const Shown = ({ first = ROOT, folders = tree }: { readonly first?: LibraryPath; readonly folders?: typeof tree }) => {
  const [current, setCurrent] = useState(first);
  return <FolderTree tree={folders} current={current} onOpen={setCurrent} />;
};
const line = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const names = (): readonly (string | undefined)[] =>
  screen.getAllByRole('treeitem').map((item) => item.querySelector('[data-tooltip]')?.textContent);
const focused = () => document.activeElement?.closest('[role=treeitem]')?.querySelector('[data-tooltip]')?.textContent;

// Rule R-CAT-54.
test('tells level, position and number of siblings of each folder', async () => {
  await showSignedIn(<Shown first="Producten/Pompen" />, {}, ['library']);
  expect(names()).toEqual(['Library folder', 'Merken', 'Nieuws', 'Producten', 'Ketels', 'Pompen']);
  const places = screen
    .getAllByRole('treeitem')
    .map((item) => ['level', 'posinset', 'setsize'].map((name) => Number(item.getAttribute(`aria-${name}`))));
  expect(places).toEqual([
    [1, 1, 1],
    [2, 1, 3],
    [2, 2, 3],
    [2, 3, 3],
    [3, 1, 2],
    [3, 2, 2],
  ]);
  expect(line('Merken 1,200')).not.toHaveAttribute('aria-expanded');
  expect(line('Producten')).toHaveAttribute('aria-expanded', 'true');
  expect(line('Pompen')).toHaveAttribute('aria-selected', 'true');
  expect(line('Pompen')).toHaveAttribute('aria-expanded', 'false');
});

test('by keys: arrows, Home, End and letters move, Right, Left and star expand and collapse, Enter and Space open', async () => {
  const { user } = await showSignedIn(<Shown />, {}, ['library']);
  await user.tab();
  await user.tab();
  expect(focused()).toBe('Library folder');
  await user.keyboard('{End}');
  expect(focused()).toBe('Producten');
  await user.keyboard('{ArrowRight}');
  expect(line('Ketels')).toBeVisible();
  expect(focused()).toBe('Producten');
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Pompen');
  expect(line('Hybride')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Hybride');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Pompen');
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Hybride' })).not.toBeInTheDocument();
  expect(line('Pompen')).toHaveFocus();
  await user.keyboard('n');
  expect(focused()).toBe('Nieuws');
  await user.keyboard('{Home}PR');
  expect(focused()).toBe('Producten');
  await user.keyboard('{ArrowDown}p');
  expect(focused()).toBe('Pompen');
  await user.keyboard('{Enter}');
  expect(line('Pompen')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}{ArrowUp}{ArrowLeft}');
  expect(line('Library folder')).toHaveFocus();
  expect(line('Library folder')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown} ');
  expect(line(/^Merken/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{Home}{ArrowDown}*');
  expect(names()).toEqual(['Library folder', 'Merken', 'Nieuws', 'Producten', 'Ketels', 'Pompen']);
});

test('a click opens a folder, a click on its chevron shows its subfolders', async () => {
  const { user } = await showSignedIn(<Shown />, {}, ['library']);
  const chevron = line('Producten').querySelector('svg');
  if (chevron === null) throw new Error('no chevron');
  await user.click(chevron);
  expect(line('Ketels')).toBeVisible();
  expect(line('Producten')).toHaveAttribute('aria-selected', 'false');
  await user.click(line('Producten'));
  expect(line('Producten')).toHaveAttribute('aria-selected', 'true');
  expect(line('Producten')).toHaveAttribute('aria-expanded', 'true');
});

test('one line is in the tab order, also after a filter has taken the focused one away', async () => {
  const { user } = await showSignedIn(<Shown first="Producten/Ketels" />, {}, ['library']);
  const inOrder = () => screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder()).toEqual([line('Ketels')]);
  await user.type(screen.getByRole('searchbox'), 'hyb');
  expect(names()).toEqual(['Library folder', 'Producten', 'Pompen', 'Hybride']);
  expect(inOrder()).toEqual([line('Library folder')]);
  expect(screen.getAllByRole('treeitem').at(-1)).toHaveAttribute('aria-setsize', '1');
});

test('a folder that was opened elsewhere is shown, selected and in the tab order', async () => {
  const Elsewhere = () => {
    const [current, setCurrent] = useState<LibraryPath>(ROOT);
    return (
      <>
        <FolderTree tree={tree} current={current} onOpen={setCurrent} />
        <button
          type="button"
          onClick={() => {
            setCurrent('Producten/Pompen/Hybride');
          }}
        >
          Open
        </button>
      </>
    );
  };
  const { user } = await showSignedIn(<Elsewhere />, {}, ['library']);
  expect(line('Library folder')).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(names()).toEqual(['Library folder', 'Merken', 'Nieuws', 'Producten', 'Ketels', 'Pompen', 'Hybride']);
  expect(line('Hybride')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([line('Hybride')]);
});

test('files are dropped on the folder under them, and on nothing beside the folders', async () => {
  const dropped: LibraryPath[] = [];
  await showSignedIn(
    <FolderTree
      tree={tree}
      current={ROOT}
      onOpen={jest.fn()}
      onDrop={(path) => {
        dropped.push(path);
      }}
    />,
    {},
    ['library'],
  );
  const marked = () => screen.getAllByRole('treeitem').filter((item) => item.hasAttribute('data-target'));
  const name = within(line('Nieuws')).getByText('Nieuws');
  expect(fireEvent.dragOver(name)).toBe(false);
  expect(marked()).toEqual([line('Nieuws')]);
  fireEvent.dragLeave(name);
  expect(marked()).toEqual([]);
  fireEvent.dragOver(line(/^Merken/));
  fireEvent.drop(line(/^Merken/));
  fireEvent.drop(line('Library folder'));
  expect([dropped, marked()]).toEqual([['Merken', ROOT], []]);
  expect(fireEvent.dragOver(screen.getByRole('tree'))).toBe(true);
  fireEvent.drop(screen.getByRole('tree'));
  expect(dropped).toHaveLength(2);
});

test('takes no files where nothing is dropped', async () => {
  await showSignedIn(<Shown />, {}, ['library']);
  expect(fireEvent.dragOver(line('Nieuws'))).toBe(true);
  expect(line('Nieuws')).not.toHaveAttribute('data-target');
});

test('says that the folders are on their way, and offers to load them again when they are not', async () => {
  const again = jest.fn();
  const Failing = () => {
    const [isWaiting, setWaiting] = useState(true);
    return (
      <>
        <FolderTree tree={null} waiting={isWaiting} onRetry={again} current="Nieuws" onOpen={jest.fn()} />
        <button
          type="button"
          onClick={() => {
            setWaiting(false);
          }}
        >
          Fail
        </button>
      </>
    );
  };
  const { user } = await showSignedIn(<Failing />, {}, ['library']);
  expect(line('Library folder')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(line('Library folder')).not.toHaveAttribute('aria-busy');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
});
