import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { Answer, Caller, Method } from '../../shared/endpoint';
import { LIVE_CHANNEL, type LiveEvent } from '../live-event';
import { websiteOf } from '../record-paths';

type Db = Pick<Database, 'execute'>;

/** Tells every server on this database; inside a transaction when it commits. */
export const announce = async (db: Db, event: LiveEvent): Promise<void> => {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(event)})`);
};

/** Calls after which rights, sessions or accounts may differ. */
const CHANGES_CALLERS = /^(?:user|usergroup)(?:\/|$)|^(?:logout|website|me\/password|reset\/save)$/;

/** What a call that succeeded did. */
export interface Done {
  readonly method: Method;
  /** Of the endpoint: `promotion/:id/rule/:row`. */
  readonly template: string;
  readonly param: (name: string) => string;
  readonly caller: Caller | null;
  readonly answer: Answer;
  /** Ids that a bulk deletion asked for. */
  readonly groups: readonly number[];
}

/** Calls that change a record of another path. */
const MEANT: Readonly<Record<string, string>> = { 'emails/toggle-sending/:id': 'emails/:id' };

/** The path of the record that a call is about; null when it is about none. */
const recordOf = ({ template, param }: Pick<Done, 'template' | 'param'>): string | null => {
  const parts = (MEANT[template] ?? template).split('/');
  const at = parts.indexOf(':id');
  return at < 0
    ? null
    : parts
        .slice(0, at + 1)
        .map((part) => (part.startsWith(':') ? param(part.slice(1)) : part))
        .join('/');
};

/** The path of the record that a call made; null when it made none. */
const createdBy = ({ method, answer: { status, headers } }: Done): string | null =>
  method === 'POST' && status === 201 ? (headers?.['Location']?.replace(/^api\//, '') ?? null) : null;

/** Start of the lock in the answer of a call that gave or renewed one. */
const lockedSince = ({ body }: Answer): string | null => {
  const locked: unknown = typeof body === 'object' && 'locked' in body ? body.locked : null;
  const since: unknown = typeof locked === 'object' && locked !== null && 'since' in locked ? locked.since : null;
  return typeof since === 'string' ? since : null;
};

/** Ids that a bulk deletion left. */
const refusedIn = ({ body }: Answer): readonly unknown[] => {
  const refused: unknown = typeof body === 'object' && 'refused' in body ? body.refused : null;
  return Array.isArray(refused)
    ? refused.map((one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : null))
    : [];
};

/** The records that a call deleted by their ids. */
const bulkDeleted = ({ method, template, groups, answer }: Done): readonly string[] => {
  if (method !== 'DELETE' || template.includes(':')) return [];
  const refused = refusedIn(answer);
  return groups.filter((id) => !refused.includes(id)).map((id) => `${template}/${id}`);
};

/** Announces what a call changed: records, a lock, or what callers may do. Rule R-LIV-01. */
export const announceCall = async (db: Database, done: Done): Promise<void> => {
  const { method, template, caller, answer } = done;
  if (method === 'GET' || answer.status > 204) return;
  if (CHANGES_CALLERS.test(template)) await announce(db, { type: 'callers' });
  if (caller === null) return;
  const by = (path: string) => ({ path, website: websiteOf(path, caller), session: caller.session, tab: caller.tab });
  const path = recordOf(done) ?? createdBy(done);
  const isLock = /\/:id\/(?:un)?lock$/.test(template);
  await announceBy(db, caller.id, [
    ...bulkDeleted(done).map((deleted) => ({ ...by(deleted), type: 'record', deleted: true })),
    ...(path === null
      ? []
      : isLock
        ? [{ ...by(path), type: 'lock', since: lockedSince(answer) }]
        : [{ ...by(path), type: 'record', deleted: method === 'DELETE' && template.endsWith('/:id') }]),
  ]);
};

/** Announces that a caller changed a record by a call of another path. Rule R-LIV-01. */
export const announceRecord = (db: Database, caller: Caller, path: string): Promise<void> =>
  announceBy(db, caller.id, [
    {
      path,
      website: websiteOf(path, caller),
      session: caller.session,
      tab: caller.tab,
      type: 'record',
      deleted: false,
    },
  ]);

/** One statement, so that what one call announces after another arrives in that order. */
const announceBy = async (db: Db, user: number, events: readonly object[]): Promise<void> => {
  if (events.length === 0) return;
  await db.execute(sql`
    select pg_notify(${LIVE_CHANNEL}, (event || jsonb_build_object('user', ${user}::integer, 'name',
      coalesce((select firstname || ' ' || surname from users where id = ${user}), '')))::text)
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`);
};
