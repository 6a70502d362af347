import { sql } from 'drizzle-orm';
import { parseUtc } from '../../src/domain/shared/instant';
import { eventFields, eventRule, statusOf } from '../../src/domain/site/event.rule';
import { idArray, queryRows } from '../database/database';
import { plainTable } from '../database/migrations/plain-table';
import { choice, flag, readOnly, line, moment, optional, references, text } from '../shared/columns';
import type { Endpoint, SignedInCall } from '../shared/endpoint';
import { withCheck } from '../shared/endpoint-variants';
import { readId } from '../shared/fields';
import { contains, equals } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { fieldsNotValid } from '../shared/refusal';
import { defineResource, onWire } from '../shared/resource';
import { findRow } from '../shared/resource-rows';
import { serveResource } from '../shared/serve-resource';
import { pick } from '../shared/specified';

const read = (written: string | null): number | null => (written === null ? null : parseUtc(written));
const isIds = (value: unknown): value is readonly number[] => Array.isArray(value);

export const events = defineResource({
  endpoint: 'event',
  plural: 'events',
  singular: 'event',
  table: 'site_events',
  right: 'event',
  perWebsite: true,
  columns: {
    title: line(eventFields.title.most),
    description: text(eventFields.description.most),
    status: choice(eventFields.status.values),
    online: optional(moment()),
    start: optional(moment()),
    end: optional(moment()),
    categories: references('category'),
    target: references('target'),
    internal: flag(),
    datetime: readOnly(moment()),
  },
  listed: ['title', 'status', 'online', 'start', 'end'],
  sortable: ['title', 'status', 'online', 'start', 'end'],
  defaultSort: 'start',
  searched: ['title', 'description'],
  filters: { title: contains('title'), status: equals('status'), internal: equals('internal') },
  derive: (values, { now }) => ({
    ...values,
    status: values.status ?? statusOf(read(values.online)),
    datetime: now,
  }),
  problems: ({ title, description, online, start, end, categories, target }) =>
    onWire(
      eventRule({
        title,
        description,
        online: read(online),
        start: read(start),
        end: read(end),
        categories,
        targets: target,
      }),
      { targets: 'target' },
    ),
  specified: pick('id title description online start end categories targets internal status datetime'),
  completed: async (db, id, record) => {
    const { categories, target, ...rest } = Object.fromEntries<unknown>(Object.entries(record));
    const [chosen, targets] = [isIds(categories) ? categories : [], isIds(target) ? target : []];
    return {
      ...rest,
      // Categories of the event's own website only.
      categories: await queryRows<object>(
        db,
        sql`
          select c.id, c.name from categories c
          join site_events e on e.website_id = c.website_id and e.id = ${id}
          where c.id = any(${idArray(chosen)}) order by array_position(${idArray(chosen)}, c.id)`,
      ),
      targets: await queryRows<object>(
        db,
        sql`select id, label from targets where id = any(${idArray(targets)}) order by place, id`,
      ),
    };
  },
});

/** Milliseconds; users pick moments by the minute. */
const MINUTE = 60_000;

/** A new or changed publication moment must not be in the past. Rule R-SIT-10. */
const checkOnline = async (call: SignedInCall, id: number | undefined): Promise<void> => {
  const sent = call.form.text('online', Infinity)?.trim() ?? '';
  const at = parseUtc(sent);
  if (at === null || at >= call.services.now() - MINUTE) return;
  const stored = id === undefined ? undefined : await findRow(call.services.db, events, call.caller.website, id);
  if (stored?.['online'] !== sent) throw fieldsNotValid('online');
};

const withPublication = (endpoint: Endpoint): Endpoint => {
  if (!('handle' in endpoint) || (endpoint.method !== 'POST' && endpoint.method !== 'PUT')) return endpoint;
  return withCheck(endpoint, (call) =>
    checkOnline(call, endpoint.method === 'PUT' ? readId(call.param('id')) : undefined),
  );
};

/** Rules R-SIT-07 to R-SIT-10. Demonstration rows refer to categories: see `server/seed/demo-site-events.ts`. */
export const eventModule = plainModule(events, {
  endpoints: serveResource(events).map(withPublication),
  migrations: [
    {
      name: '0046-site-events',
      sql: plainTable(
        'site_events',
        [
          'website_id integer not null references websites on delete cascade',
          'title text not null',
          'by_title text collate "C" not null',
          'description text not null',
          'status text collate "C" not null',
          'online timestamp(0)',
          'start timestamp(0)',
          '"end" timestamp(0)',
          'categories integer[] not null',
          'target integer[] not null',
          'internal boolean not null',
          'datetime timestamp(0) not null',
        ],
        [
          'website_id, by_title',
          'website_id, status',
          'website_id, internal',
          `website_id, coalesce(online, '-infinity'::timestamp)`,
          `website_id, coalesce(start, '-infinity'::timestamp)`,
          `website_id, coalesce("end", '-infinity'::timestamp)`,
        ],
      ),
    },
  ],
});
