import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { isUnreachable } from '../database/errors';
import { Refusal, notFound, unavailable } from '../shared/refusal';
import { errorResponse } from './reply';
import { logLine } from './request-log';
import { checkPath, isSecure, rawTarget, type Env, type NetworkSettings } from './request';
import { addSecurityHeaders } from './security-headers';

/** Seconds after which a client may ask again. Rule R-SHR-48. */
const DATABASE_RETRY = 5;

export interface AppOptions {
  readonly network: NetworkSettings;
  readonly now: () => number;
  /** Receives one line per request. */
  readonly log: (line: string) => void;
  /** Receives unexpected errors with their stack. */
  readonly logDefect: (text: string) => void;
}

/** Creates the app: request id, path check, security headers, request log and error responses. */
export const createApp = ({ network, now, log, logDefect }: AppOptions): Hono<Env> => {
  const app = new Hono<Env>({ strict: false });
  app.use('*', async (context, next) => {
    const [id, started] = [randomUUID(), performance.now()];
    context.set('requestId', id);
    context.set('started', started);
    await next();
    context.res.headers.set('X-Request-Id', id);
    addSecurityHeaders(context.res.headers, isSecure(context, network));
    log(logLine(now(), context.req.method, rawTarget(context), context.res.status, performance.now() - started, id));
  });
  app.use('*', async (context, next) => {
    checkPath(rawTarget(context));
    await next();
  });
  app.notFound(() => errorResponse(notFound()));
  app.onError((failure, context) => {
    if (failure instanceof Refusal) return errorResponse(failure);
    const cause = failure.cause instanceof Error ? `\n  caused by ${failure.cause.message}` : '';
    logDefect(`${context.get('requestId')} ${failure.stack ?? failure.message}${cause}`);
    if (isUnreachable(failure)) return errorResponse(unavailable(DATABASE_RETRY));
    return Response.json({ code: 'ERROR' }, { status: 500, headers: { 'Cache-Control': 'private, no-store' } });
  });
  return app;
};
