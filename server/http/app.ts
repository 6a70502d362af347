import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { Refusal, notFound } from '../shared/refusal';
import { refuse } from './reply';
import { logLine } from './request-log';
import { checkPath, isSecure, rawTarget, type Env, type Surroundings } from './request';
import { addSecurityHeaders } from './security-headers';

export interface AppParts {
  readonly surroundings: Surroundings;
  readonly now: () => number;
  /** Takes one line per request. */
  readonly log: (line: string) => void;
  /** Takes the account of a defect, stack included. */
  readonly logDefect: (text: string) => void;
}

/** The frame around every answer: request id, path check, security headers, log line, and errors as codes. */
export const createApp = ({ surroundings, now, log, logDefect }: AppParts): Hono<Env> => {
  const app = new Hono<Env>({ strict: false });
  app.use('*', async (context, next) => {
    const [id, started] = [randomUUID(), performance.now()];
    context.set('requestId', id);
    await next();
    context.res.headers.set('X-Request-Id', id);
    addSecurityHeaders(context.res.headers, isSecure(context, surroundings));
    log(logLine(now(), context.req.method, rawTarget(context), context.res.status, performance.now() - started, id));
  });
  app.use('*', async (context, next) => {
    checkPath(rawTarget(context));
    await next();
  });
  app.notFound(() => refuse(notFound()));
  app.onError((failure, context) => {
    if (failure instanceof Refusal) return refuse(failure);
    logDefect(
      `${context.get('requestId')} ${failure.stack ?? failure.message}${failure.cause instanceof Error ? `\n  caused by ${failure.cause.message}` : ''}`,
    );
    return Response.json({ code: 'ERROR' }, { status: 500, headers: { 'Cache-Control': 'private, no-store' } });
  });
  return app;
};
