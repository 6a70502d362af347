import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';

/** `standard` and `inverter`: machine types with this code; `control`: how to check for it. Rule R-OPS-01. */
export const errorCodeFields = {
  source: {
    kind: 'choice',
    values: ['service', 'internal', 'external', 'combination'],
    required: true,
    listed: true,
    sortable: true,
    filter: 'several',
  },
  code: { kind: 'line', most: 50, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  description: { kind: 'text', most: 2_000, required: true, listed: true, searched: true, filter: 'contains' },
  control: { kind: 'text', most: 10_000, searched: true },
  standard: { kind: 'flag', listed: true, sortable: true },
  inverter: { kind: 'flag', listed: true, sortable: true },
} as const satisfies FieldTable;

/** R-OPS-01. */
export const errorCodeRule = ruleOf(errorCodeFields);
