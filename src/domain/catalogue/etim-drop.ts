import type { Id } from '../shared/id';
import type { SortGeometry, SortStep } from '../shared/sorting/sorting';
import { OTHER_GROUP } from './etim-feature.rule';
import type { EtimGroup, EtimLine } from './etim-lines';
import { MAX_MOVED } from './etim-order';

/** What the user moves, with the pointer or the keyboard. */
export type Lifted =
  /** The first feature is the dragged one; the others move with it. */
  { readonly kind: 'features'; readonly ids: readonly Id[] } | { readonly kind: 'category'; readonly id: Id };

/** Drop position in the list. */
export interface DropTarget {
  /** Group id; null when a category is moved. */
  readonly group: Id | null;
  /** Number of visible rows above the position, without the moved ones. */
  readonly place: number;
}

const movedOf = (lifted: Lifted): ReadonlySet<Id> => new Set(lifted.kind === 'features' ? lifted.ids : [lifted.id]);

/** Number of ids that are not moved. */
const restOf = (ids: readonly Id[], moved: ReadonlySet<Id>): number =>
  ids.reduce((count, id) => (moved.has(id) ? count : count + 1), 0);

/** Sortable categories: all visible groups but `other`. */
export const shownCategories = (groups: readonly EtimGroup[]): readonly Id[] =>
  groups.map(({ id }) => id).filter((id) => id !== OTHER_GROUP);

/** Current position of the dragged item; null when it is not visible. */
export const targetOf = (groups: readonly EtimGroup[], lifted: Lifted): DropTarget | null => {
  if (lifted.kind === 'category') {
    const place = shownCategories(groups).indexOf(lifted.id);
    return place < 0 ? null : { group: null, place };
  }
  const [held = ''] = lifted.ids;
  const group = groups.find(({ expanded, shown }) => expanded && shown.includes(held));
  return group === undefined
    ? null
    : { group: group.id, place: restOf(group.shown.slice(0, group.shown.indexOf(held)), movedOf(lifted)) };
};

/** Drop position for a pointer over a line. @param lower whether the pointer is over the lower half */
export const targetOver = (
  groups: readonly EtimGroup[],
  lifted: Lifted,
  line: EtimLine,
  lower: boolean,
): DropTarget | null => {
  if (line.kind === 'slot') return null;
  const moved = movedOf(lifted);
  if (lifted.kind === 'category') {
    const categories = shownCategories(groups);
    const found = line.kind === 'head' ? categories.indexOf(line.group.id) : -1;
    const index = found < 0 ? categories.length : found;
    const isBelow = lower && index < categories.length && !moved.has(line.group.id);
    return { group: null, place: restOf(categories.slice(0, index), moved) + (isBelow ? 1 : 0) };
  }
  const { id: group, shown, expanded } = line.group;
  if (line.kind === 'head') return { group, place: expanded ? 0 : restOf(shown, moved) };
  if (line.kind === 'none') return { group, place: 0 };
  const isBelow = lower && !moved.has(line.id);
  return { group, place: restOf(shown.slice(0, line.place), moved) + (isBelow ? 1 : 0) };
};

/** The next or previous drop position, across groups; a collapsed group has one. Null at the end. Rule R-CAT-33. */
export const nextTarget = (
  groups: readonly EtimGroup[],
  lifted: Lifted,
  { group, place }: DropTarget,
  step: SortStep,
): DropTarget | null => {
  if (step === 'in' || step === 'out') return null;
  const moved = movedOf(lifted);
  const clipped = (wanted: number, last: number): number | null =>
    step === 'first' ? 0 : step === 'last' ? last : wanted < 0 || wanted > last ? null : wanted;
  const wanted = place + (step === 'down' ? 1 : -1);
  if (lifted.kind === 'category') {
    const next = clipped(wanted, restOf(shownCategories(groups), moved));
    return next === null || next === place ? null : { group: null, place: next };
  }
  const at = groups.findIndex(({ id }) => id === group);
  const here = groups[at];
  if (here === undefined) return null;
  const inside = here.expanded ? clipped(wanted, restOf(here.shown, moved)) : null;
  if (inside !== null) return inside === place ? null : { group, place: inside };
  if (step === 'first' || step === 'last') return null;
  const beside = groups[at + (step === 'down' ? 1 : -1)];
  if (beside === undefined) return null;
  const last = restOf(beside.shown, moved);
  return { group: beside.id, place: step === 'down' && beside.expanded ? 0 : last };
};

/** Number of moved features that come from other groups. */
export const countAcross = (groups: readonly EtimGroup[], lifted: Lifted, { group }: DropTarget): number => {
  const here = new Set(groups.find(({ id }) => id === group)?.ids);
  return lifted.kind === 'category' ? 0 : lifted.ids.filter((id) => !here.has(id)).length;
};

/** Line under the pointer. */
interface OverLine {
  readonly line: EtimLine;
  /** Whether the pointer is over the lower half. */
  readonly lower: boolean;
}

/**
 * Sort geometry for features and categories in groups. Rules R-CAT-32 and R-CAT-33.
 * @param may `move`: sorting is allowed; `leave`: features can be moved to another group
 */
export const groupedSorting = (
  groups: readonly EtimGroup[],
  may: { readonly move: boolean; readonly leave: boolean },
): SortGeometry<Lifted, DropTarget, OverLine> => {
  const within = (lifted: Lifted, home: Id | null): readonly EtimGroup[] =>
    lifted.kind === 'category' || may.leave ? groups : groups.filter(({ id }) => id === home);
  return {
    placeOf: (lifted) => (may.move ? targetOf(groups, lifted) : null),
    next: (lifted, at, step) => nextTarget(within(lifted, at.group), lifted, at, step),
    treeDropAt: ({ item, from }, { line, lower }) =>
      within(item, from.group).some(({ id }) => id === line.group?.id) ? targetOver(groups, item, line, lower) : null,
    refuses: (lifted, at) => countAcross(groups, lifted, at) > MAX_MOVED,
    isLive: false,
  };
};

/** Inserts the drop slot into the lines. */
export const withSlot = (lines: readonly EtimLine[], lifted: Lifted, target: DropTarget): readonly EtimLine[] => {
  const moved = movedOf(lifted);
  let left = target.place;
  const isAbove = (line: EtimLine): boolean => {
    const id = line.kind === 'feature' ? line.id : line.kind === 'head' ? line.group.id : null;
    if (id !== null && moved.has(id)) return true;
    left -= 1;
    return left >= 0;
  };
  if (target.group === null) {
    const found = lines.findIndex((line) => line.kind === 'head' && (line.group.id === OTHER_GROUP || !isAbove(line)));
    const index = found < 0 ? lines.length : found;
    return [...lines.slice(0, index), { kind: 'slot', group: null }, ...lines.slice(index)];
  }
  const head = lines.findIndex((line) => line.kind === 'head' && line.group.id === target.group);
  const group = lines[head]?.kind === 'head' ? lines[head].group : null;
  if (group === null) return lines;
  const rows = lines.slice(head + 1);
  const found = group.expanded
    ? rows.findIndex((line) => line.kind === 'head' || (line.kind === 'feature' && !isAbove(line)))
    : 0;
  const index = head + 1 + (found < 0 ? rows.length : found);
  return [...lines.slice(0, index), { kind: 'slot', group }, ...lines.slice(index)];
};

/** 1-based positions of the features in the full group after a drop. */
export const positionsAt = (
  order: readonly Id[],
  lifted: Lifted,
): { readonly first: number; readonly last: number } => {
  const moved = movedOf(lifted);
  const places = order.flatMap((id, place) => (moved.has(id) ? [place + 1] : []));
  return { first: places[0] ?? 1, last: places.at(-1) ?? 1 };
};
