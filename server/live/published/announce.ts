import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { Answer, Caller, ChangedRecord, Method } from '../../shared/endpoint';
import { LIVE_CHANNEL, type LiveEvent } from '../live-event';
import { websiteOf } from '../record-paths';

type Db = Pick<Database, 'execute'>;

/** Notifies every server on this database; inside a transaction, at its commit. */
export const announce = async (db: Db, event: LiveEvent): Promise<void> => {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(event)})`);
};

/** Calls that can change rights, sessions or accounts. */
const CHANGES_CALLERS = /^(?:user|usergroup)(?:\/|$)|^(?:logout|website|me\/password|reset\/save)$/;

/** A call that succeeded, with its answer. */
export interface SucceededCall {
  readonly method: Method;
  /** Path of the endpoint: `promotion/:id/rule/:row`. */
  readonly template: string;
  readonly param: (name: string) => string;
  readonly caller: Caller | null;
  readonly answer: Answer;
  /** Ids that a bulk deletion asked for. */
  readonly groups: readonly number[];
}

/** Calls that change a record with another path. */
const MEANT: Readonly<Record<string, string>> = { 'emails/toggle-sending/:id': 'emails/:id' };

/** Calls that change the order of a list, with the path of the list. Rule R-LIV-08. */
const SORTED: Readonly<Record<string, string>> = {
  'faq/category/sort': 'faq/category',
  'faq/category/:category/sort': 'faq/category/:category/question',
  'etim/category/sort': 'etim/category',
  'etim/feature/sort/:category': 'etim/feature',
};

/** Records inside other records; changing one changes both. */
const INNER: readonly string[] = ['navigation/:id/items/:item'];

/** Maximum number of events of one call; a bulk deletion may cause as many. */
const MAX_TOLD = 1_000;

type Call = Pick<SucceededCall, 'template' | 'param'>;

const filled = (parts: readonly string[], { param }: Pick<Call, 'param'>): string =>
  parts.map((part) => (part.startsWith(':') ? param(part.slice(1)) : part)).join('/');

/** The path of the record that a call addresses; null if there is none. */
const recordOf = (call: Call): string | null => {
  const parts = (MEANT[call.template] ?? call.template).split('/');
  const at = parts.indexOf(':id');
  return at < 0 ? null : filled(parts.slice(0, at + 1), call);
};

const innerRecordOf = (call: Call): string | null =>
  INNER.includes(call.template) ? filled(call.template.split('/'), call) : null;

/** The path of the list that a call sorted; null if there is none. */
const sortedBy = (call: Call): string | null => {
  const list = SORTED[call.template];
  return list === undefined ? null : filled(list.split('/'), call);
};

/** The path of the record that a call created; null if there is none. */
const createdBy = ({ method, answer: { status, headers } }: SucceededCall): string | null =>
  method === 'POST' && status === 201 ? (headers?.['Location']?.replace(/^api\//, '') ?? null) : null;

/** Start of the lock that a call acquired or renewed, from its answer. */
const lockedSince = ({ body }: Answer): string | null => {
  const locked: unknown = typeof body === 'object' && 'locked' in body ? body.locked : null;
  const since: unknown = typeof locked === 'object' && locked !== null && 'since' in locked ? locked.since : null;
  return typeof since === 'string' ? since : null;
};

/** Ids that a bulk deletion refused. */
const refusedIn = ({ body }: Answer): readonly unknown[] => {
  const refused: unknown = typeof body === 'object' && 'refused' in body ? body.refused : null;
  return Array.isArray(refused)
    ? refused.map((one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : null))
    : [];
};

/** The records that a bulk deletion deleted. */
const bulkDeleted = ({ method, template, groups, answer }: SucceededCall): readonly ChangedRecord[] => {
  if (method !== 'DELETE' || template.includes(':')) return [];
  const refused = refusedIn(answer);
  return groups.filter((id) => !refused.includes(id)).map((id) => ({ path: `${template}/${id}`, isDeleted: true }));
};

/** The records that a call changed, by their paths. */
const changedBy = (done: SucceededCall): readonly ChangedRecord[] => {
  const { method, template } = done;
  const [path, inner] = [recordOf(done) ?? createdBy(done), innerRecordOf(done)];
  return [
    ...bulkDeleted(done),
    ...(path === null ? [] : [{ path, isDeleted: method === 'DELETE' && template.endsWith('/:id') }]),
    ...(inner === null ? [] : [{ path: inner, isDeleted: method === 'DELETE' }]),
  ];
};

/** Announces the result of a call: changed records, a lock, a list order, or changed rights. Rule R-LIV-01. */
export const announceCall = async (db: Database, done: SucceededCall): Promise<void> => {
  const { method, template, caller, answer } = done;
  if (method === 'GET' || answer.status > 204) return;
  const callers = CHANGES_CALLERS.test(template) ? [{ type: 'callers' }] : [];
  if (caller === null) return announceBy(db, null, callers);
  const by = (path: string) => ({ path, website: websiteOf(path, caller), session: caller.session, tab: caller.tab });
  const [locked, list] = [/\/:id\/(?:un)?lock$/.test(template) ? recordOf(done) : null, sortedBy(done)];
  const changes =
    locked !== null
      ? [{ ...by(locked), type: 'lock', since: lockedSince(answer) }]
      : list !== null
        ? [{ ...by(list), type: 'list' }]
        : (answer.changed ?? changedBy(done))
            .slice(0, MAX_TOLD)
            .map(({ path, isDeleted = false }) => ({ ...by(path), type: 'record', deleted: isDeleted }));
  await announceBy(db, caller.id, [...callers, ...changes]);
};

/** One statement, so that the events of one call arrive in order. */
const announceBy = async (db: Db, user: number | null, events: readonly object[]): Promise<void> => {
  if (events.length === 0) return;
  await db.execute(sql`
    select pg_notify(${LIVE_CHANNEL}, (event || jsonb_build_object('user', ${user}::integer, 'name',
      coalesce((select firstname || ' ' || surname from users where id = ${user}), '')))::text)
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`);
};
