import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { defineListing, type Kind } from '../shared/resource';

/** Dates are empty where unknown. */
export interface DnsDomain {
  readonly id: Id;
  readonly domain: string;
  readonly registration: CalendarDate;
  readonly added: CalendarDate;
}

export type DnsFilter = { readonly domain: string };

export interface DnsDomainKind extends Kind {
  row: DnsDomain;
  filter: DnsFilter;
}

/** Read-only list of domains. */
export const dnsDomains = defineListing<DnsDomainKind>({
  key: 'dns',
  right: 'dns',
  strings: { one: 'operations.dns', many: 'operations.dns' },
  sortable: ['domain', 'registration', 'added'],
  noFilter: { domain: '' },
});
