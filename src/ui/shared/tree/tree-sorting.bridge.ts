import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Id } from '../../../domain/shared/id';
import { visibleLines, type NodeTree, type TreeLine } from '../../../domain/shared/tree/node-tree';
import type { TreePlace } from '../../../domain/shared/tree/ordered-tree';
import {
  aimAt,
  nextDrop,
  type Drop,
  type DropLine,
  type DropStep,
  type ShownLines,
} from '../../../domain/shared/tree/tree-drop';
import { useLatest } from '../runtime/latest.bridge';

/** What is told of something lifted. */
export interface SortedPlace {
  readonly name: string;
  /** Name of the parent; empty on the first level. */
  readonly parent: string;
  readonly place: number;
  readonly count: number;
}

/** What is said of a move; `stays`: a key would put it where it may not be. */
type SaidMove = 'lifted' | 'moved' | 'stays' | 'dropped' | 'back';

/** How the nodes of a tree are moved. Keep the identity of each. */
export interface NodeSorting {
  /** The tree after a move. */
  readonly previewOf: (move: TreePlace<Id> & { readonly id: Id }) => NodeTree;
  /** Whether a node can stand below another, or on the first level. */
  readonly isAllowed: (id: Id, parent: Id | null) => boolean;
  /** Nodes below one, or on the first level. */
  readonly countBelow: (parent: Id | null) => number;
  readonly nameOf: (id: Id) => string;
  readonly onMove: (id: Id, place: TreePlace<Id>) => void;
  readonly onOpen: (ids: readonly Id[]) => void;
  readonly say: (what: SaidMove | 'to' | 'refused', at: SortedPlace) => ReactNode;
}

interface Lift {
  readonly id: Id;
  readonly by: 'pointer' | 'keys';
  readonly drop: Drop<Id>;
  readonly from: Drop<Id>;
  /** The line above which it would be put, of all lines. */
  readonly boundary: number;
  /** The node that the pointer is on, which takes nothing; a drop puts it back. */
  readonly refusing: Id | null;
}

const STEPS: ReadonlyMap<string, DropStep> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'out'],
  ['ArrowRight', 'in'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** The lines without a node and what is below it. */
const linesWithout = (lines: readonly TreeLine[], id: Id): ShownLines<Id> => {
  const found: DropLine<Id>[] = [];
  const places: number[] = [];
  let below: number | null = null;
  for (const [index, line] of lines.entries()) {
    if (below !== null && line.depth > below) continue;
    below = null;
    if (line.kind !== 'node') continue;
    if (line.node.id === id) {
      below = line.depth;
      continue;
    }
    found.push({ id: line.node.id, depth: line.depth, open: line.open });
    places.push(index);
  }
  return { lines: found, places };
};

const isSame = (one: TreePlace<Id>, other: TreePlace<Id>): boolean =>
  one.parent === other.parent && one.position === other.position;

/**
 * Moves nodes by pointer and by keys: Space picks up and drops, arrows change order and level, Escape puts back.
 * @param sorting null where nothing can be moved
 */
export const useTreeSorting = (tree: NodeTree, sorting: NodeSorting | null) => {
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState<ReactNode>('');
  /** A line loses the focus briefly while it moves. */
  const moving = useRef(false);
  const lines = useMemo(() => visibleLines(tree), [tree]);
  const rest = useMemo(() => (lift === null ? null : linesWithout(lines, lift.id)), [lift, lines]);
  const shown = useMemo(
    () =>
      lift?.by === 'keys' && sorting !== null && !isSame(lift.drop, lift.from)
        ? sorting.previewOf({ id: lift.id, ...lift.drop })
        : tree,
    [lift, sorting, tree],
  );
  const lifted = lift?.by === 'keys' ? lift : null;
  const settle = useCallback(() => {
    moving.current = false;
  }, []);

  const placeOf = (id: Id, from: Drop<Id>, { parent, position }: TreePlace<Id>): SortedPlace => {
    const count = (sorting?.countBelow(parent) ?? 0) + (parent === from.parent ? 0 : 1);
    return {
      name: sorting?.nameOf(id) ?? '',
      parent: parent === null ? '' : (sorting?.nameOf(parent) ?? ''),
      place: Math.min(position, count),
      count,
    };
  };
  const tell = (what: SaidMove, { id, from }: Lift, place: TreePlace<Id>): void => {
    if (sorting !== null) setSaid(sorting.say(what, placeOf(id, from, place)));
  };
  const wouldGo = ({ id, from, drop, refusing }: Lift): ReactNode => {
    const place = placeOf(id, from, drop);
    return refusing === null
      ? sorting?.say('to', place)
      : sorting?.say('refused', { ...place, parent: sorting.nameOf(refusing) });
  };
  const begin = (id: Id, by: Lift['by']): boolean => {
    const index = lines.findIndex((line) => line.kind === 'node' && line.node.id === id);
    const line = lines[index];
    if (sorting === null || line === undefined) return false;
    const from: Drop<Id> = { parent: line.parent, position: line.position, depth: line.depth };
    const begun: Lift = { id, by, drop: from, from, boundary: index, refusing: null };
    setLift(begun);
    if (by === 'keys') tell('lifted', begun, from);
    return true;
  };
  const cancel = (): void => {
    if (lift === null) return;
    moving.current = lift.by === 'keys';
    setLift(null);
    tell('back', lift, lift.from);
  };
  const drop = (): void => {
    if (lift === null) return;
    if (lift.refusing !== null) {
      cancel();
      return;
    }
    setLift(null);
    tell('dropped', lift, lift.drop);
    if (!isSame(lift.drop, lift.from)) sorting?.onMove(lift.id, lift.drop);
  };
  const step = (key: DropStep): void => {
    if (lift === null || rest === null || sorting === null) return;
    const next = nextDrop(rest.lines, lift.drop, key, (parent) => sorting.isAllowed(lift.id, parent));
    if (next === null) {
      tell('stays', lift, lift.drop);
      return;
    }
    if (next.parent !== null) sorting.onOpen([next.parent]);
    moving.current = true;
    setLift({ ...lift, drop: next });
    tell('moved', lift, next);
  };

  return {
    shown,
    said,
    lifted: lift?.id ?? null,
    /** What the keys move; another value with each step. */
    carried: lifted,
    /** The line of it stands where it belongs and has the focus. */
    settle,
    isDragged: lift?.by === 'pointer',
    /** Where a drop would put it; null where it already is. */
    slot:
      lift?.by !== 'pointer' || isSame(lift.drop, lift.from)
        ? null
        : { boundary: lift.boundary, depth: lift.drop.depth },
    /** What is told of a dragged node beside the pointer. */
    ghost:
      lift?.by === 'pointer' && sorting !== null ? { name: sorting.nameOf(lift.id), to: wouldGo(lift) ?? '' } : null,
    begin,
    drop,
    cancel,
    /** @param at lines above the pointer, in parts of a line @param levels to the right since it was lifted */
    over: (at: number, levels: number): void => {
      if (lift === null || rest === null || sorting === null) return;
      const aim = aimAt(rest, Math.min(at, lines.length), lift.from.depth + levels, (parent) =>
        sorting.isAllowed(lift.id, parent),
      );
      if (aim === null) return;
      const next = { ...aim, drop: aim.drop ?? lift.from };
      if (!isSame(next.drop, lift.drop) || lift.boundary !== next.boundary || lift.refusing !== next.refusing)
        setLift({ ...lift, ...next });
    },
    /** @returns whether the key was for a lifted node, or lifted one */
    press: (event: KeyboardEvent, id: Id): boolean => {
      if (sorting === null || lift?.by === 'pointer') return false;
      if (lift === null) return event.key === ' ' && begin(id, 'keys');
      const wanted = STEPS.get(event.key);
      if (wanted !== undefined) step(wanted);
      else if (event.key === ' ' || event.key === 'Enter') drop();
      else if (event.key === 'Escape') cancel();
      event.stopPropagation();
      return true;
    },
    leave: (event: FocusEvent): void => {
      if (lifted === null || moving.current || event.currentTarget.contains(event.relatedTarget)) return;
      cancel();
    },
  };
};

/** Keeps the focus on what the keys move. @param carried another value with each step */
export const useCarriedFocus = (
  carried: { readonly id: Id } | null,
  focusNode: (id: Id) => void,
  settle: () => void,
): void => {
  const latest = useLatest(focusNode);
  useLayoutEffect(() => {
    if (carried !== null) latest.current(carried.id);
    settle();
  }, [carried, latest, settle]);
};
