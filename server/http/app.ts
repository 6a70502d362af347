import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import { randomUUID } from 'node:crypto';
import { isUnreachable } from '../database/errors';
import { Refusal, notFound, unavailable } from '../shared/refusal';
import { describeDefect } from './describe-defect';
import { errorResponse } from './reply';
import type { LoggedRequest } from './request-log';
import { checkPath, isSecure, rawTarget, type Env, type NetworkSettings } from './request';
import { addSecurityHeaders } from './security-headers';

/** Seconds after which a client may ask again. Rule R-SHR-48. */
const DATABASE_RETRY = 5;

export interface AppOptions {
  readonly network: NetworkSettings;
  /** Called with each request after it was answered. */
  readonly onRequest: (request: LoggedRequest) => void;
  /** Receives unexpected errors with their places in the code, and the id of the request. */
  readonly onDefect: (text: string, requestId: string) => void;
}

/** Creates the app: request id, path check, security headers, request log and error responses. */
export const createApp = ({ network, onRequest, onDefect }: AppOptions): Hono<Env> => {
  const app = new Hono<Env>({ strict: false });
  app.use('*', async (context, next) => {
    const [id, started] = [randomUUID(), performance.now()];
    context.set('requestId', id);
    context.set('started', started);
    await next();
    context.res.headers.set('X-Request-Id', id);
    addSecurityHeaders(context.res.headers, isSecure(context, network));
    onRequest({
      method: context.req.method,
      target: rawTarget(context),
      route: routePath(context as Context<Env>), // cast: the helper ignores the input type
      status: context.res.status,
      ms: performance.now() - started,
      id,
    });
  });
  app.use('*', async (context, next) => {
    checkPath(rawTarget(context));
    await next();
  });
  app.notFound(() => errorResponse(notFound()));
  app.onError((failure, context) => {
    if (failure instanceof Refusal) return errorResponse(failure);
    onDefect(describeDefect(failure), context.get('requestId'));
    if (isUnreachable(failure)) return errorResponse(unavailable(DATABASE_RETRY));
    return Response.json({ code: 'ERROR' }, { status: 500, headers: { 'Cache-Control': 'private, no-store' } });
  });
  return app;
};
