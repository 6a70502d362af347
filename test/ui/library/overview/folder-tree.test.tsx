import { screen, within } from '@testing-library/react';
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

test('by keys: arrows, Home, End and a letter move, Right and Left expand and collapse, Enter and Space open', async () => {
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
  await user.keyboard('P');
  expect(focused()).toBe('Producten');
  await user.keyboard('p');
  expect(focused()).toBe('Pompen');
  await user.keyboard('{Enter}');
  expect(line('Pompen')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}{ArrowUp}{ArrowLeft}');
  expect(line('Library folder')).toHaveFocus();
  expect(line('Library folder')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown} ');
  expect(line(/^Merken/)).toHaveAttribute('aria-selected', 'true');
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

test('of 2,000 folders only those in view are rendered, and the last one takes the focus at once', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => nodeOf(aFolder(`Map ${index + 1}`)));
  const { user } = await showSignedIn(<Shown folders={many} />, {}, ['library']);
  const rendered = screen.getAllByRole('treeitem');
  expect(rendered.length).toBeLessThan(80);
  expect(line('Map 1')).toHaveAttribute('aria-setsize', '2000');
  await user.tab();
  await user.tab();
  await user.keyboard('{End}');
  const last = within(screen.getByRole('tree')).getByRole('treeitem', { name: 'Map 2000' });
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-posinset', '2000');
});
