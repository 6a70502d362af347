import { custom, type DraftOf, type FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { numberProblem, type TypedNumber } from '../shared/typed-number';

/**
 * `position`: 1-based position among the categories; null for the last one. `features`: number of features; null where
 * the API does not say. Rule R-CAT-05.
 */
export const etimCategoryFields = {
  name: { kind: 'line', most: 200, required: true, listed: true, searched: true },
  description: { kind: 'text', most: 2_000, listed: true },
  position: { ...custom<TypedNumber>(null), listed: true },
  features: { ...custom<number | null>(null), given: true, listed: true },
} as const satisfies FieldTable;

/** Rule R-CAT-05. */
export const etimCategoryRule = ruleOf(
  etimCategoryFields,
  ({ position }: Pick<DraftOf<typeof etimCategoryFields>, 'position'>) => ({
    position: numberProblem(position, { min: 1 }),
  }),
);
