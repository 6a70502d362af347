import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';

/** Maximum number of features (R-CAT-07). */
export const MAX_COMBINATION_FEATURES = 50;

/** `template` is one line of text with `%code%` placeholders. */
export const etimCombinationFields = {
  description: {
    kind: 'line',
    most: 200,
    required: true,
    listed: true,
    sortable: true,
    searched: true,
    filter: 'contains',
  },
  unit: { kind: 'line', most: 50, listed: true, sortable: true, searched: true },
  template: { kind: 'text', most: 1_000, listed: true, sortable: true, searched: true },
} as const satisfies FieldTable;

/** Rule R-CAT-07. */
export const etimCombinationRule = ruleOf(etimCombinationFields, ({ template }) => ({
  template: /[\r\n\u2028\u2029]/.test(template) ? 'pattern.default' : null,
}));
