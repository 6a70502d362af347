import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';

/** Rule R-CAT-01. */
export const ETIM_COLORS = ['red', 'blue', 'green'] as const;

/** Id of the group of features without a category. Rule R-CAT-02. */
export const OTHER_GROUP = 'other';

/** Flags of a feature that the list saves one at a time. Rule R-CAT-04. */
export const ETIM_FLAGS = ['visible', 'filterable', 'brochure'] as const;
export type EtimFlag = (typeof ETIM_FLAGS)[number];

/** Rule R-CAT-01. */
export const etimFeatureFields = {
  information: { kind: 'html', most: 50_000, listed: true },
  color: { kind: 'choice', values: ETIM_COLORS, listed: true },
  visible: { kind: 'flag', listed: true },
  filterable: { kind: 'flag', listed: true },
  brochure: { kind: 'flag', listed: true },
} as const satisfies FieldTable;

/** Rule R-CAT-01. */
export const etimFeatureRule = ruleOf(etimFeatureFields);
