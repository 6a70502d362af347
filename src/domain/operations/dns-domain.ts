import type { FieldTable, KindOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineListing } from '../shared/resource';

/** Dates are empty when unknown. */
export const dnsFields = {
  domain: { kind: 'line', most: 255, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  registration: { kind: 'day', listed: true, sortable: true },
  added: { kind: 'day', listed: true, sortable: true },
} as const satisfies FieldTable;

export type DnsDomain = RowOf<typeof dnsFields>;
export type DnsDomainKind = KindOf<typeof dnsFields>;

/** Read-only list of domains. */
export const dnsDomains = defineListing<DnsDomainKind>({
  ...valuesOf(dnsFields),
  key: 'dns',
  right: 'dns',
  strings: { one: 'operations.dns', many: 'operations.dns' },
});
