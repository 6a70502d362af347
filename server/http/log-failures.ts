import type { Hono } from 'hono';
import { isLogMethod } from '../../src/domain/insight/published/log-entry.rule';
import { isUnreachable } from '../database/errors';
import { logModuleOf } from '../insight/log-modules';
import { placeOf } from '../insight/published/log-place';
import { serverInfo } from '../insight/published/server-info';
import { writeLog, type LogEntry, type LogPairs } from '../insight/published/write-log';
import { describeError } from '../shared/describe-error';
import type { Services } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { loggedPath } from './request-log';
import { clientAddress, rawTarget, type Env, type NetworkSettings, type RequestContext } from './request';

type ServerContext = RequestContext & {
  get(key: 'requestId'): string;
  get(key: 'started'): number;
};

/** Milliseconds for which a repeated entry is not logged again. Rule R-INS-23. */
const REPEAT_AFTER = 60_000;
/** Maximum number of errors logged per source within that time. Rule R-INS-23. */
const MOST_ERRORS = 20;
const MOST_KEYS = 10_000;

/** Server and request details for the log, without cookies, query and body. Rule R-INS-22. */
export const requestInfo = (context: ServerContext, network: NetworkSettings): LogPairs => ({
  ...serverInfo(),
  request_id: context.get('requestId'),
  duration: `${Math.round(performance.now() - context.get('started'))} ms`,
  remote_address: clientAddress(context, network),
  ...(context.req.header('user-agent') && { user_agent: context.req.header('user-agent')?.slice(0, 200) ?? '' }),
});

/**
 * Logs unexpected errors and missing rights of all requests, after the response. Logs nothing while the database is
 * unreachable. Rules R-INS-21 to R-INS-24.
 */
export const logFailures = (app: Hono<Env>, services: Services, network: NetworkSettings): void => {
  const flood = new FloodLimit();
  app.use('*', async (context, next) => {
    await next();
    const failure = context.error;
    const method = context.req.method;
    if (failure === undefined || isUnreachable(failure) || !isLogMethod(method)) return;
    const caller = context.get('caller') ?? null;
    const found = failure instanceof Refusal ? refusedEntry(failure) : errorEntry(failure);
    if (found === null || (failure instanceof Refusal && caller === null)) return;
    const path = loggedPath(rawTarget(context));
    const debug = placeOf(failure);
    const key = JSON.stringify([found.message, found.level === 'error' ? debug : caller?.id]);
    if (!flood.allows(key, found.level === 'error' ? MOST_ERRORS : 1, services.now())) return;
    const entry: LogEntry = {
      ...found,
      module: logModuleOf(path),
      method,
      requestUrl: path,
      userId: caller?.id ?? null,
      debug,
      info: { ...requestInfo(context, network), ...(caller && { locale: caller.language }) },
    };
    services.jobs.start(async () => {
      await writeLog(services, entry);
    });
  });
};

type Found = Pick<LogEntry, 'level' | 'message' | 'answer'>;

/** Log entry for a missing right; null for other refusals. */
const refusedEntry = ({ status, code, details: { missing } }: Refusal): Found | null =>
  status !== 403
    ? null
    : {
        level: 'warning',
        message: missing === undefined ? 'Refused: not permitted' : `Refused: the right ${missing} is missing`,
        answer: { status: String(status), code, ...(missing !== undefined && { right: missing }) },
      };

const errorEntry = (failure: Error): Found => ({
  level: 'error',
  message: describeError(failure),
  answer: { status: '500', code: 'ERROR' },
});

/** Counts entries by key within a minute. */
class FloodLimit {
  private readonly seen = new Map<string, { readonly since: number; count: number }>();

  allows(key: string, most: number, now: number): boolean {
    const known = this.seen.get(key);
    if (known !== undefined && now - known.since < REPEAT_AFTER) return (known.count += 1) <= most;
    if (this.seen.size >= MOST_KEYS) this.seen.clear();
    this.seen.set(key, { since: now, count: 1 });
    return true;
  }
}
