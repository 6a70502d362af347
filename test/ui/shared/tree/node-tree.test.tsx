import { screen } from '@testing-library/react';
import { useState } from 'react';
import {
  treeOf,
  withClosed,
  withLevel,
  withOpened,
  type NodeTree as Tree,
  type TreeNode,
} from '../../../../src/domain/shared/tree/node-tree';
import { NodeTree } from '../../../../src/ui/shared/tree/node-tree';
import { showSignedIn } from '../../shared/support/signed-in';

const node = (id: string, name: string, hasChildren = true): TreeNode => ({ id, name, description: '', hasChildren });
const FIRST = [node('1', 'Warmtepompen'), node('2', 'Ketels'), node('3', 'Kranen', false)];
const BELOW: Readonly<Record<string, readonly TreeNode[]>> = {
  1: [node('11', 'Lucht-water', false), node('12', 'Hybride', false)],
  2: [node('21', 'Combiketels', false)],
};

const WORDS = {
  tree: 'Items',
  failed: (name: string) => `The items below ${name} did not load.`,
  retry: 'Try again',
};

const selections: string[] = [];
const opened: (readonly string[])[] = [];
beforeEach(() => {
  selections.length = 0;
  opened.length = 0;
});

interface ShownProps {
  readonly start?: Tree;
  /** Whether levels load when they are expanded; otherwise they stay loading. */
  readonly answers?: boolean;
}
const Shown = ({ start = treeOf(FIRST), answers = true }: ShownProps) => {
  const [tree, setTree] = useState(start);
  const [selected, setSelected] = useState<TreeNode | null>(null);
  return (
    <NodeTree
      tree={tree}
      selected={selected}
      words={WORDS}
      onOpen={(ids) => {
        opened.push(ids);
        const open = withOpened(tree, ids);
        setTree(answers ? ids.reduce((now, id) => withLevel(now, id, BELOW[id] ?? []), open) : open);
      }}
      onClose={(id) => {
        setTree(withClosed(tree, id));
      }}
      onSelect={(chosen) => {
        selections.push(chosen.name);
        setSelected(chosen);
      }}
    />
  );
};
const line = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);

// Rule R-CAT-54.
test('tells level, position, number of siblings, and what is open and selected', async () => {
  const { user } = await showSignedIn(
    <Shown start={withLevel(withOpened(treeOf(FIRST), ['1']), '1', BELOW[1] ?? [])} />,
    {},
    ['catalogue'],
  );
  expect(screen.getByRole('tree', { name: 'Items' })).toBeVisible();
  const told = screen
    .getAllByRole('treeitem')
    .map((item) => ['level', 'posinset', 'setsize', 'expanded'].map((name) => item.getAttribute(`aria-${name}`)));
  expect(told).toEqual([
    ['1', '1', '3', 'true'],
    ['2', '1', '2', null],
    ['2', '2', '2', null],
    ['1', '2', '3', 'false'],
    ['1', '3', '3', null],
  ]);
  await user.click(line('Hybride'));
  expect(line('Hybride')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('treeitem').map((item) => item.tabIndex)).toEqual([-1, -1, 0, -1, -1]);
});

test('goes by arrows, Home, End, star and Enter', async () => {
  const { user } = await showSignedIn(<Shown />, {}, ['catalogue']);
  await user.tab();
  expect(line('Warmtepompen')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(names()).toEqual(['Warmtepompen', 'Lucht-water', 'Hybride', 'Ketels', 'Kranen']);
  expect(line('Warmtepompen')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect([selections, document.activeElement?.textContent]).toEqual([['Hybride'], 'Hybride']);
  await user.keyboard('{ArrowLeft}');
  expect(line('Warmtepompen')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{End}');
  expect(names()).toEqual(['Warmtepompen', 'Ketels', 'Kranen']);
  expect(line('Kranen')).toHaveFocus();
  await user.keyboard('{Home}*');
  expect(names()).toEqual(['Warmtepompen', 'Lucht-water', 'Hybride', 'Ketels', 'Combiketels', 'Kranen']);
  expect(opened).toEqual([['1'], ['1', '2']]);
});

/** Freezes time, so that keys count as typed at once on a slow machine. */
const typedAtOnce = (): void => {
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
};

test('finds a name by its letters; page shortcuts stay with the page', async () => {
  typedAtOnce();
  const { user } = await showSignedIn(<Shown />, {}, ['catalogue']);
  await user.tab();
  await user.keyboard('k');
  expect(line('Ketels')).toHaveFocus();
  await user.keyboard('r');
  expect(line('Kranen')).toHaveFocus();
  const shortcuts: boolean[] = [];
  const listen = (event: KeyboardEvent): void => void shortcuts.push(event.defaultPrevented);
  addEventListener('keydown', listen);
  await user.keyboard('e?');
  removeEventListener('keydown', listen);
  expect(shortcuts).toEqual([true, false]);
});

test('letters start over after another key', async () => {
  typedAtOnce();
  const { user } = await showSignedIn(<Shown />, {}, ['catalogue']);
  await user.tab();
  await user.keyboard('kr{Home}k');
  expect(line('Ketels')).toHaveFocus();
});

test('a click on the chevron opens and closes, and selects nothing', async () => {
  const { user } = await showSignedIn(<Shown />, {}, ['catalogue']);
  const chevron = () => line('Ketels').querySelector('[data-toggle]') ?? document.body;
  await user.click(chevron());
  expect(line('Ketels')).toHaveAttribute('aria-expanded', 'true');
  await user.click(chevron());
  expect(line('Ketels')).toHaveAttribute('aria-expanded', 'false');
  expect(selections).toEqual([]);
});

test('says that a level is on its way', async () => {
  const { user } = await showSignedIn(<Shown answers={false} />, {}, ['catalogue']);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(line('Warmtepompen')).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{ArrowDown}');
  expect(line('Ketels')).toHaveFocus();
});

test('shows and announces a level that failed, and loads it again by mouse and by keyboard', async () => {
  const start = withLevel(withOpened(treeOf(FIRST), ['1', '2']), '1', null);
  const { user } = await showSignedIn(<Shown start={withLevel(start, '2', null)} />, {}, ['catalogue']);
  expect(screen.getByRole('status')).toHaveTextContent('The items below Warmtepompen did not load.');
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(line('Lucht-water')).toBeVisible();
  expect(line('Warmtepompen')).toHaveFocus();
  await user.click(line(/items below Ketels did not load.*Try again/));
  expect(line('Combiketels')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('draws some hundred lines of ten thousand, the focused one always', async () => {
  const many = Array.from({ length: 10_000 }, (_, place) => node(String(place), `Item ${String(place)}`, false));
  const { user } = await showSignedIn(<Shown start={treeOf(many)} />, {}, ['catalogue']);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
  await user.tab();
  await user.keyboard('{End}');
  expect(line('Item 9999')).toHaveFocus();
});
