import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { defineListing } from '../shared/resource';

/** A domain of the firm; a day is empty where nobody knows it. */
export interface DnsDomain {
  readonly id: Id;
  readonly domain: string;
  readonly registration: CalendarDate;
  readonly added: CalendarDate;
}

/** Empty text narrows nothing. */
export type DnsFilter = { readonly domain: string };

/** Domains of the firm: they are looked at, and opened elsewhere. */
export const dnsDomains = defineListing<DnsDomain, DnsFilter>({
  key: 'dns',
  right: 'dns',
  strings: { one: 'operations.dns', many: 'operations.dns' },
  sortable: ['domain', 'registration', 'added'],
  noFilter: { domain: '' },
});
