import { fold } from '../fold';
import type { Id } from '../id';

/** A node of a tree. */
export interface TreeNode {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly hasChildren: boolean;
}

/** State of the children of a node: loading, failed or loaded. */
export type Level = 'loading' | 'failed' | readonly TreeNode[];

/** A tree whose levels are loaded when they are expanded. Rule R-CAT-51. */
export interface NodeTree {
  readonly first: readonly TreeNode[];
  /** By parent id. */
  readonly levels: ReadonlyMap<Id, Level>;
  readonly opened: ReadonlySet<Id>;
}

export const treeOf = (first: readonly TreeNode[]): NodeTree => ({ first, levels: new Map(), opened: new Set() });

interface PlacedLine {
  /** Parent id; null on the first level. */
  readonly parent: Id | null;
  /** 0-based level. */
  readonly depth: number;
  /** 1-based position among its siblings. */
  readonly position: number;
  readonly siblings: number;
}
interface NodeLine extends PlacedLine {
  readonly kind: 'node';
  readonly node: TreeNode;
  /** Whether the node is expanded; null without children. */
  readonly open: boolean | null;
}
/** Placeholder line of a level that is loading or failed. */
interface LevelLine extends PlacedLine {
  readonly kind: 'loading' | 'failed';
  readonly parent: Id;
}
export type TreeLine = NodeLine | LevelLine;

/** Stable key of a line. */
export const keyOfLine = (line: TreeLine): string =>
  line.kind === 'node' ? line.node.id : `${line.kind} ${line.parent}`;

/** Visible lines in display order. */
export const visibleLines = ({ first, levels, opened }: NodeTree): readonly TreeLine[] => {
  const lines: TreeLine[] = [];
  const add = (nodes: readonly TreeNode[], parent: Id | null, depth: number): void => {
    nodes.forEach((node, index) => {
      const open = node.hasChildren ? opened.has(node.id) : null;
      lines.push({ kind: 'node', node, open, parent, depth, position: index + 1, siblings: nodes.length });
      if (open === true) addLevel(node.id, depth + 1);
    });
  };
  const addLevel = (parent: Id, depth: number): void => {
    const level = levels.get(parent) ?? 'loading';
    if (typeof level === 'string') lines.push({ kind: level, parent, depth, position: 1, siblings: 1 });
    else add(level, parent, depth);
  };
  add(first, null, 0);
  return lines;
};

/** Ids whose level has to be loaded; includes failed levels. */
export const levelsToLoad = ({ levels }: NodeTree, ids: readonly Id[]): readonly Id[] =>
  ids.filter((id) => !levels.has(id) || levels.get(id) === 'failed');

const withLevels = (tree: NodeTree, changed: readonly (readonly [Id, Level])[]): NodeTree => ({
  ...tree,
  levels: new Map([...tree.levels, ...changed]),
});

/** Expands nodes; unknown levels become `loading`. */
export const withOpened = (tree: NodeTree, ids: readonly Id[]): NodeTree => ({
  ...withLevels(
    tree,
    levelsToLoad(tree, ids).map((id) => [id, 'loading']),
  ),
  opened: new Set([...tree.opened, ...ids]),
});

export const withClosed = (tree: NodeTree, id: Id): NodeTree => ({
  ...tree,
  opened: new Set([...tree.opened].filter((other) => other !== id)),
});

/** @param nodes null when loading failed */
export const withLevel = (tree: NodeTree, id: Id, nodes: readonly TreeNode[] | null): NodeTree =>
  withLevels(tree, [[id, nodes ?? 'failed']]);

export const isLoading = ({ levels }: NodeTree): boolean => [...levels.values()].includes('loading');

/** Restores a tree with a new first level; drops levels that were loading. */
export const restoreTree = (left: NodeTree, first: readonly TreeNode[]): NodeTree => {
  const known = [...left.levels].filter(([, level]) => typeof level !== 'string');
  const ids = new Set(known.map(([id]) => id));
  return { first, levels: new Map(known), opened: new Set([...left.opened].filter((id) => ids.has(id))) };
};

/** Result of a key in a tree. */
type TreeMove =
  | { readonly kind: 'focus'; readonly index: number }
  | { readonly kind: 'open'; readonly ids: readonly Id[] }
  | { readonly kind: 'close'; readonly id: Id };

/** Focus on the next line in a direction; skips loading levels. */
const focusMove = (lines: readonly TreeLine[], from: number, step: 1 | -1): TreeMove | null => {
  for (let index = from; index >= 0 && index < lines.length; index += step)
    if (lines[index]?.kind !== 'loading') return { kind: 'focus', index };
  return null;
};

const openMove = (lines: readonly TreeLine[], index: number): TreeMove | null => {
  const line = lines[index];
  if (line?.kind !== 'node' || line.open === null) return null;
  if (!line.open) return { kind: 'open', ids: [line.node.id] };
  const below = lines[index + 1];
  return below?.parent === line.node.id && below.kind !== 'loading' ? { kind: 'focus', index: index + 1 } : null;
};

const closeMove = (lines: readonly TreeLine[], index: number): TreeMove | null => {
  const line = lines[index];
  if (line === undefined) return null;
  if (line.kind === 'node' && line.open === true) return { kind: 'close', id: line.node.id };
  const above = lines.findIndex((other) => other.kind === 'node' && other.node.id === line.parent);
  return above < 0 ? null : { kind: 'focus', index: above };
};

/** Maximum nodes expanded by one key; each needs a call. Rule R-CAT-54. */
export const MAX_OPENED_AT_ONCE = 50;

/** Expands the collapsed siblings, starting at this node and wrapping around. */
const openAllMove = (lines: readonly TreeLine[], index: number): TreeMove | null => {
  const parent = lines[index]?.parent;
  const ids = [...lines.slice(index), ...lines.slice(0, index)].flatMap((line) =>
    line.kind === 'node' && line.parent === parent && line.open === false ? [line.node.id] : [],
  );
  return ids.length === 0 ? null : { kind: 'open', ids: ids.slice(0, MAX_OPENED_AT_ONCE) };
};

/** Move of a key on a line (ARIA tree pattern); null when the key has no effect. Rule R-CAT-54. */
export const moveOfKey = (lines: readonly TreeLine[], index: number, key: string): TreeMove | null => {
  switch (key) {
    case 'ArrowDown':
      return focusMove(lines, index + 1, 1);
    case 'ArrowUp':
      return focusMove(lines, index - 1, -1);
    case 'Home':
      return { kind: 'focus', index: 0 };
    case 'End':
      return focusMove(lines, lines.length - 1, -1);
    case 'ArrowRight':
      return openMove(lines, index);
    case 'ArrowLeft':
      return closeMove(lines, index);
    case '*':
      return openAllMove(lines, index);
    default:
      return null;
  }
};

/** Milliseconds without a key after which typed letters start over. Rule R-CAT-54. */
export const TYPE_AHEAD_REST = 500;

/** Letters typed in a row, for type-ahead. */
export interface TypedAhead {
  readonly text: string;
  /** Moment of the last letter, in milliseconds. */
  readonly at: number;
}
export const NOTHING_TYPED: TypedAhead = { text: '', at: -Infinity };

/** Appends a letter, or starts over after a pause. */
export const typedWith = ({ text, at }: TypedAhead, letter: string, now: number): TypedAhead => ({
  text: now - at > TYPE_AHEAD_REST ? letter : text + letter,
  at: now,
});

/**
 * Index of the next line that matches the typed letters, wrapping around; -1 when none. Repeating one letter moves to
 * the next match.
 */
export const lineTyped = (lines: readonly TreeLine[], index: number, typed: string): number => {
  const wanted = fold(typed);
  const isRepeated = [...wanted].every((letter) => letter === wanted[0]);
  const start = isRepeated ? index + 1 : index;
  const begins = isRepeated ? (wanted[0] ?? '') : wanted;
  for (let step = 0; step < lines.length; step += 1) {
    const place = (start + step) % lines.length;
    const line = lines[place];
    if (line?.kind === 'node' && fold(line.node.name).startsWith(begins)) return place;
  }
  return -1;
};
