import { orderOf, type ListedCategory, type ListedFeature } from '../../domain/catalogue/etim-order';
import type { Id } from '../../domain/shared/id';
import type { Ordered } from './ports/ordered.port';

/** Loaded categories and features. */
export interface ReadLists {
  readonly categories: Ordered<ListedCategory>;
  readonly features: Ordered<ListedFeature>;
}

/** Key of the version of the category order; the version of a feature order is keyed by group. */
export const CATEGORIES = 'categories';

/** Converts loaded lists to the state of the overview. */
export const shownOf = ({ categories, features }: ReadLists) => {
  const order = orderOf(categories.rows, features.rows);
  const known = new Set(categories.rows.map(({ id }) => id));
  // A category that was added between the two answers is known only from its features.
  const late = new Map(
    features.rows.flatMap(({ category }) =>
      category === null || known.has(category.id) ? [] : [[category.id, category] as const],
    ),
  );
  return {
    features: new Map(features.rows.map((feature) => [feature.id, feature])),
    categories: [...categories.rows, ...late.values()],
    order,
    versions: new Map<Id, string | null>([
      ...[...order.features.keys()].map((group) => [group, features.version] as const),
      [CATEGORIES, categories.version],
    ]),
    failure: null,
  };
};
