import type { Id } from '../shared/id';
import { OTHER_GROUP, type EtimFlag } from './etim-feature.rule';
import { sortedOrder } from './positions.rule';

/** A category as the overview shows it. */
export interface ListedCategory {
  readonly id: Id;
  readonly name: string;
}

/** A feature as the overview shows it. */
export interface ListedFeature extends Readonly<Record<EtimFlag, boolean>> {
  readonly id: Id;
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  readonly postfix: string;
  /** Null for a feature without one. */
  readonly category: ListedCategory | null;
}

/** Categories and the features of each group in their order; a group is a category or `other`. */
export interface EtimOrder {
  readonly categories: readonly Id[];
  readonly features: ReadonlyMap<Id, readonly Id[]>;
}

export const NO_ORDER: EtimOrder = { categories: [], features: new Map() };

/** The order of what was read. A category that only its features name is the last one. Rule R-CAT-02. */
export const orderOf = (categories: readonly ListedCategory[], features: readonly ListedFeature[]): EtimOrder => {
  const groups = new Map<Id, Id[]>(categories.map(({ id }) => [id, []]));
  const other: Id[] = [];
  for (const { id, category } of features) {
    if (category === null) other.push(id);
    else if (groups.has(category.id)) groups.get(category.id)?.push(id);
    else groups.set(category.id, [id]);
  }
  return { categories: [...groups.keys()], features: groups.set(OTHER_GROUP, other) };
};

const isSame = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/**
 * Puts ids into a list of which some are shown: behind the shown one above them, or before the first shown one. What
 * changes nothing of the shown ones changes nothing at all. Rule R-CAT-31.
 * @param place how many of the shown ones, without the moved, stand above
 */
export const placeAmong = (
  all: readonly Id[],
  moved: readonly Id[],
  shown: readonly Id[],
  place: number,
): readonly Id[] => {
  const [isMoved, isHere] = [new Set(moved), new Set(all)];
  const [rest, visible] = [all, shown].map((ids) => ids.filter((id) => !isMoved.has(id)));
  if (rest === undefined || visible === undefined) return all;
  const seen = [...visible.slice(0, place), ...moved, ...visible.slice(place)];
  if (moved.every((id) => isHere.has(id)) && isSame(seen, shown)) return all;
  const [above, first] = [visible[Math.min(place, visible.length) - 1], visible[0]];
  const at = above !== undefined ? rest.indexOf(above) + 1 : first !== undefined ? rest.indexOf(first) : rest.length;
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
};

/** Features that move to another group at once: each is a call of its own. Rule R-CAT-32. */
export const MAX_MOVED = 500;

/** Where features go. */
export interface FeatureMove {
  readonly ids: readonly Id[];
  readonly group: Id;
  /** The features of the group that are shown; all without a filter. */
  readonly shown: readonly Id[];
  /** See `placeAmong`. */
  readonly place: number;
}

export interface CategoryMove {
  readonly id: Id;
  readonly shown: readonly Id[];
  readonly place: number;
}

/** Moves features, in the order they have, into a group; unknown features and groups change nothing. Rule R-CAT-31. */
export const moveFeatures = (order: EtimOrder, { ids, group, shown, place }: FeatureMove): EtimOrder => {
  const target = order.features.get(group);
  if (target === undefined) return order;
  const wanted = new Set(ids);
  const inOrder = [...order.categories, OTHER_GROUP].flatMap((one) => order.features.get(one) ?? []);
  const moved = inOrder.filter((id) => wanted.has(id));
  if (moved.length === 0) return order;
  const placed = placeAmong(target, moved, shown, place);
  const features = new Map(order.features);
  for (const [id, members] of order.features)
    if (members.some((member) => wanted.has(member)))
      features.set(
        id,
        members.filter((member) => !wanted.has(member)),
      );
  return { ...order, features: features.set(group, placed) };
};

/** Moves a category among the others; the group `other` stays the last. Rule R-CAT-31. */
export const moveCategory = (order: EtimOrder, { id, shown, place }: CategoryMove): EtimOrder =>
  order.categories.includes(id) ? { ...order, categories: placeAmong(order.categories, [id], shown, place) } : order;

/** One call of a save. */
export type SavingStep =
  | { readonly kind: 'categories'; readonly ids: readonly Id[] }
  | { readonly kind: 'move'; readonly id: Id; readonly group: Id }
  | { readonly kind: 'features'; readonly group: Id; readonly ids: readonly Id[] };

/**
 * The calls that turn the stored order into the wanted one: first the moves across groups, then the sorts.
 * Rule R-CAT-32. @param maySort without it moved features are the last of their group
 */
export const savingSteps = (stored: EtimOrder, wanted: EtimOrder, maySort: boolean): readonly SavingStep[] => {
  const changed = [...wanted.features].filter(([group, ids]) => !isSame(ids, stored.features.get(group) ?? []));
  const moves = changed.flatMap(([group, ids]): SavingStep[] => {
    const before = new Set(stored.features.get(group));
    return ids.filter((id) => !before.has(id)).map((id) => ({ kind: 'move', id, group }));
  });
  if (!maySort) return moves;
  return [
    ...(isSame(stored.categories, wanted.categories) ? [] : [{ kind: 'categories' as const, ids: wanted.categories }]),
    ...moves,
    ...changed.flatMap(([group, ids]): SavingStep[] => (ids.length === 0 ? [] : [{ kind: 'features', group, ids }])),
  ];
};

/** The order that a server has after a call. Rule R-CAT-03. */
export const afterStep = (stored: EtimOrder, step: SavingStep): EtimOrder => {
  if (step.kind === 'categories') return { ...stored, categories: sortedOrder(stored.categories, step.ids) };
  const features = new Map(stored.features);
  if (step.kind === 'features')
    return { ...stored, features: features.set(step.group, sortedOrder(features.get(step.group) ?? [], step.ids)) };
  for (const [group, ids] of stored.features)
    if (ids.includes(step.id))
      features.set(
        group,
        ids.filter((id) => id !== step.id),
      );
  return { ...stored, features: features.set(step.group, [...(features.get(step.group) ?? []), step.id]) };
};
