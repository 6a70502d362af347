import type { Hono } from 'hono';
import type { Env } from '../http/request';
import type { ReadinessProblem } from './readiness';

const HEADERS = { 'Cache-Control': 'no-store' };

const PROBES: readonly string[] = ['/api/health', '/api/ready'];

/** Whether a request was a health or readiness probe; probes are not logged. */
export const isProbe = ({ route }: { readonly route: string }): boolean => PROBES.includes(route);

/**
 * Serves `GET /api/health`, which says that the process answers, and `GET /api/ready`, which is 503 with the problems
 * while the server cannot work. Neither needs a session. Rule R-RUN-01.
 */
export const serveHealth = (app: Hono<Env>, findProblems: () => Promise<readonly ReadinessProblem[]>): void => {
  app.get('/api/health', () => Response.json({ code: 'OK' }, { headers: HEADERS }));
  app.get('/api/ready', async () => {
    const problems = await findProblems();
    return problems.length === 0
      ? Response.json({ code: 'OK' }, { headers: HEADERS })
      : Response.json({ code: 'NOT_READY', problems }, { status: 503, headers: HEADERS });
  });
};
