import { plainTable } from '../database/migrations/plain-table';
import { day, line, optional, text } from '../shared/columns';
import { NOTHING, ok, withAnyRightOf, type Endpoint } from '../shared/endpoint';
import { contains } from '../shared/filters';
import { idOf } from '../shared/record';
import { notFound } from '../shared/refusal';
import { plainModule } from '../shared/plain-module';
import { defineResource } from '../shared/resource';
import { findRow } from '../shared/resource-rows';
import { serveResource } from '../shared/serve-resource';
import { demoDomains } from './dns.seed';

export const domains = defineResource({
  endpoint: 'dns',
  plural: 'domains',
  singular: 'domain',
  table: 'domains',
  right: 'dns',
  perWebsite: false,
  columns: { domain: line(), registration: optional(day()), added: optional(day()), url: text() },
  listed: ['domain', 'registration', 'added'],
  sortable: ['domain', 'registration', 'added'],
  defaultSort: 'domain',
  searched: ['domain'],
  filters: { domain: contains('domain') },
});

/** Domains and the URL of each; shared by all websites. */
const dnsEndpoints: readonly Endpoint[] = [
  ...serveResource(domains),
  withAnyRightOf('dns')('GET', 'dns/:id/link', NOTHING, async (call) => {
    const row = await findRow(call.services.db, domains, call.caller.website, idOf(call));
    if (row === undefined) throw notFound();
    return ok({ domain: { url: row['url'] } });
  }),
];

export const dnsModule = plainModule(domains, {
  endpoints: dnsEndpoints,
  migrations: [
    {
      name: '0008-domains',
      sql: plainTable(
        'domains',
        [
          'domain text not null',
          'by_domain text collate "C" not null',
          'registration date',
          'added date',
          'url text not null',
        ],
        ['by_domain', "coalesce(registration, '-infinity'::date)", "coalesce(added, '-infinity'::date)"],
      ),
    },
  ],
  demo: () => [demoDomains()],
});
