import type { Id } from '../shared/id';
import { OTHER_GROUP, type EtimFlag } from './etim-feature.rule';
import { sortedOrder } from './positions.rule';

/** A category in the ETIM overview. */
export interface ListedCategory {
  readonly id: Id;
  readonly name: string;
}

/** A feature in the ETIM overview. */
export interface ListedFeature extends Readonly<Record<EtimFlag, boolean>> {
  readonly id: Id;
  readonly code: string;
  readonly label: string;
  readonly unit: string;
  readonly postfix: string;
  readonly category: ListedCategory | null;
}

/** Order of the categories, and of the features in each group. A group is a category or `other`. */
export interface EtimOrder {
  readonly categories: readonly Id[];
  readonly features: ReadonlyMap<Id, readonly Id[]>;
}

export const NO_ORDER: EtimOrder = { categories: [], features: new Map() };

/** Initial order of loaded rows. A category that is known only from its features comes last. Rule R-CAT-02. */
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
 * Inserts ids into a list of which some rows are filtered out: after the visible row above, or before the first visible
 * row. Returns the list unchanged when the visible order stays the same. Rule R-CAT-31.
 * @param place number of visible rows above, without the moved ones
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

/** Maximum features moved to another group at once; each needs a call. Rule R-CAT-32. */
export const MAX_MOVED = 500;

/** Target of moved features. */
export interface FeatureMove {
  readonly ids: readonly Id[];
  readonly group: Id;
  /** Visible features of the group; all of them without a filter. */
  readonly shown: readonly Id[];
  /** See `placeAmong`. */
  readonly place: number;
}

export interface CategoryMove {
  readonly id: Id;
  readonly shown: readonly Id[];
  readonly place: number;
}

/** Moves features to a group and keeps their relative order; ignores unknown features and groups. Rule R-CAT-31. */
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

/** Moves a category; the group `other` stays last. Rule R-CAT-31. */
export const moveCategory = (order: EtimOrder, { id, shown, place }: CategoryMove): EtimOrder =>
  order.categories.includes(id) ? { ...order, categories: placeAmong(order.categories, [id], shown, place) } : order;

/** One API call of a save. */
export type SavingStep =
  | { readonly kind: 'categories'; readonly ids: readonly Id[] }
  | { readonly kind: 'move'; readonly id: Id; readonly group: Id }
  | { readonly kind: 'features'; readonly group: Id; readonly ids: readonly Id[] };

/**
 * API calls that turn the stored order into the wanted one: first moves between groups, then sorts. Rule R-CAT-32.
 * @param maySort false: no sort calls, so moved features end up last in their group
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

/** The stored order after a call. Rule R-CAT-03. */
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
