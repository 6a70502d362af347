import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { singleLineProblem } from '../shared/fields/single-line.rule';

/** Fields for which a supplier can propose a value (R-SPA-10). */
export const UPDATE_FIELDS = ['code', 'name', 'remarks', 'quantity', 'specifications'] as const;
export type UpdateField = (typeof UPDATE_FIELDS)[number];

/** Typed values; the quantity is a whole number or empty. */
export type ItemFields = Readonly<Record<UpdateField, string>>;
export type Proposals = Readonly<Partial<ItemFields>>;

/** Maximum characters, and the largest quantity (R-SPA-11). */
export const MAX_ITEM_CODE = 50;
export const MAX_ITEM_NAME = 255;
export const MAX_ITEM_TEXT = 2_000;
export const MAX_QUANTITY = 9_999;

const QUANTITY = /^\d{1,4}$/;

const quantityProblem = (text: string): FieldProblem | null =>
  text.trim() === '' || QUANTITY.test(text.trim()) ? null : 'pattern.default';

/** R-SPA-11. */
export const spareItemRule: Rule<ItemFields> = ({ code, name, remarks, quantity, specifications }) =>
  problemsOf({
    code: singleLineProblem(code, { most: MAX_ITEM_CODE }),
    name: singleLineProblem(name, { most: MAX_ITEM_NAME, required: true }),
    remarks: lengthProblem(remarks, MAX_ITEM_TEXT),
    quantity: quantityProblem(quantity),
    specifications: lengthProblem(specifications, MAX_ITEM_TEXT),
  });

/** Proposals that differ from the item, without those in `cancels`. Rule R-SPA-10. */
export const openProposals = (
  fields: ItemFields,
  proposals: Proposals,
  cancels: readonly UpdateField[] = [],
): Proposals =>
  Object.fromEntries(
    UPDATE_FIELDS.flatMap((field) => {
      const proposed = proposals[field];
      return proposed === undefined || proposed === fields[field] || cancels.includes(field)
        ? []
        : [[field, proposed] as const];
    }),
  );

/**
 * Proposals of a supplier: values that differ from the item and were not rejected. A field that the supplier does not
 * send has no proposal. Rule R-SPA-40.
 * @param rejected the last rejected value of each field
 */
export const proposalsFrom = (fields: ItemFields, supplied: Proposals, rejected: Proposals): Proposals => {
  const open = openProposals(fields, supplied);
  return openProposals(
    fields,
    open,
    UPDATE_FIELDS.filter((field) => open[field] === rejected[field]),
  );
};

/** Number of new or changed proposals, and of withdrawn ones. */
export const compareProposals = (
  before: Proposals,
  after: Proposals,
): { readonly proposed: number; readonly withdrawn: number } => ({
  proposed: UPDATE_FIELDS.filter((field) => after[field] !== undefined && after[field] !== before[field]).length,
  withdrawn: UPDATE_FIELDS.filter((field) => after[field] === undefined && before[field] !== undefined).length,
});

/** Input of the match percentages of a reference. */
export interface MatchedItem {
  readonly quantity: string;
  readonly isAvailable: boolean;
  /** Number of boxes with its number in the drawing; null without a drawing. */
  readonly drawn: number | null;
}

export interface Matches {
  /** Whole percentage. */
  readonly availability: number;
  /** Whole percentage; null when there is no drawing. */
  readonly quantity: number | null;
}

const percentOf = (part: number, whole: number): number => Math.floor((100 * part) / whole);

/** Whether the number of boxes equals the quantity. Rule R-SPA-12. */
export const isQuantityDrawn = ({ quantity, drawn }: MatchedItem): boolean => drawn === Number(quantity.trim() || '0');

/** Percentages of available items, and of items with the right number of boxes; null without items. Rule R-SPA-12. */
export const matchesOf = (items: readonly MatchedItem[]): Matches | null => {
  if (items.length === 0) return null;
  const drawn = items.filter((item) => item.drawn !== null);
  return {
    availability: percentOf(items.filter(({ isAvailable }) => isAvailable).length, items.length),
    quantity: drawn.length === 0 ? null : percentOf(drawn.filter(isQuantityDrawn).length, drawn.length),
  };
};
