import type { Hono } from 'hono';
import { setImmediate } from 'node:timers/promises';
import { getCookie } from 'hono/cookie';
import { BROWSER_COOKIE } from '../session/browsers';
import { COOKIE, findCaller } from '../session/sessions';
import { coalesceCallerLookups } from '../session/coalesce-caller-lookups';
import { checkAccess } from '../shared/check-access';
import type { Answer, UnparsedCall, Endpoint, Services } from '../shared/endpoint';
import { createOnce } from '../shared/idempotency';
import { notFound, Refusal } from '../shared/refusal';
import { announceCall } from '../live/published/announce';
import { FIRST_LIST_HEADER, withFirstPageAnswers } from './first-list';
import { requestInfo } from './log-failures';
import { readForm, isForm } from './read-form';
import { readRawBody } from './raw-body';
import { reply } from './reply';
import { RIGHTS_FINGERPRINT_HEADER, rightsFingerprint } from '../shared/rights-fingerprint';
import { clientAddress, checkOrigin, isSecure, queryOf, type Env, type NetworkSettings } from './request';

/** Id of the browser tab that makes the call, as the tab sent it. */
const tabOf = (name: string | undefined): string | undefined =>
  name !== undefined && /^[\w-]{1,60}$/.test(name) ? name : undefined;

/** Whether the call supports idempotency keys. Rule R-SHR-82. */
const isCreation = ({ method, access, creates }: Pick<Endpoint, 'method' | 'access' | 'creates'>): boolean =>
  method === 'POST' && creates !== false && access.kind !== 'open' && access.kind !== 'signed-in';

/**
 * Serves the endpoints below `/api/`. Other methods are 405, other paths 404.
 * @param extras whether idempotency keys are read, the rights fingerprint is sent and changes are announced
 */
export const serveApi = <Own extends Services>(
  app: Hono<Env>,
  endpoints: readonly Endpoint<Own>[],
  services: Own,
  network: NetworkSettings,
  extras = true,
): void => {
  app.use('/api/*', async (context, next) => {
    checkOrigin(context, network);
    await next();
    const fingerprint = context.get('rightsFingerprint');
    if (extras && fingerprint !== undefined) context.res.headers.set(RIGHTS_FINGERPRINT_HEADER, fingerprint);
  });
  const answerOf = async (path: string, cookie: string): Promise<Response> =>
    app.request(`/${path}`, { headers: { Cookie: cookie } });
  const findCallerOnce = coalesceCallerLookups((token) => findCaller(services, token));
  for (const endpoint of endpoints) {
    app.on(endpoint.method, `/api/${endpoint.path}`, async (context) => {
      const token = getCookie(context, COOKIE);
      const known = await findCallerOnce(token);
      const caller = known && { ...known, tab: extras ? tabOf(context.req.header('kantoor-tab')) : undefined };
      context.set('caller', caller);
      if (caller !== null) context.set('rightsFingerprint', rightsFingerprint(caller));
      checkAccess(endpoint.access, caller);
      const call: UnparsedCall<Own> = {
        services,
        caller,
        token,
        browser: getCookie(context, BROWSER_COOKIE),
        param: (name) => context.req.param(name) ?? '',
        query: queryOf(context),
        header: (name) => context.req.header(name),
        address: clientAddress(context, network),
        secure: isSecure(context, network),
        logInfo: () => requestInfo(context, network),
      };
      const announced = (
        answer: Answer,
        groups: readonly number[] = [],
        { jobs }: Pick<Services, 'jobs'> = services,
      ): Answer => {
        if (extras && endpoint.method !== 'GET')
          jobs.start(async () => {
            // Runs after the response is sent, because the embedded database would block it. Rule R-SHR-78.
            await setImmediate();
            await announceCall(services.db, {
              method: endpoint.method,
              template: endpoint.path,
              param: call.param,
              caller,
              answer,
              groups,
            });
          });
        return answer;
      };
      const isFile = 'handleRaw' in endpoint && !('handle' in endpoint && isForm(context));
      if (isFile)
        return reply(
          context,
          announced(await endpoint.handleRaw({ ...call, body: readRawBody(context, endpoint.largest) })),
        );
      const form = await readForm(context, endpoint.largestForm);
      const key = extras ? context.req.header('idempotency-key') : undefined;
      if (key === undefined || caller === null || !isCreation(endpoint)) {
        const handled = await endpoint.handle({ ...call, form });
        const answer = await withFirstPageAnswers(handled, endpoints, call.header(FIRST_LIST_HEADER), (path, session) =>
          answerOf(`api/${path}`, `${COOKIE}=${session}`),
        );
        return reply(context, announced(answer, endpoint.method === 'DELETE' ? form.ids('groups') : []));
      }
      const isRead = endpoints.some(
        ({ method, path }) => method === 'GET' && path.startsWith(`${endpoint.path.replace(/\/:[^/]*$/, '')}/:`),
      );
      const create = async (own: Pick<Services, 'db' | 'jobs'>) =>
        announced(await endpoint.handle({ ...call, form, services: { ...services, ...own } }), [], own);
      // Records without a read call count as existing, because their deletion cannot be detected.
      const exists = async (location: string): Promise<boolean> =>
        !isRead || (await answerOf(location, context.req.header('cookie') ?? '')).status !== 404;
      return reply(
        context,
        await createOnce(services, { caller, path: context.req.path, key, body: form.encoded, create, exists }),
      );
    });
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
    app.all(`/api/${path}`, () => {
      throw new Refusal(405, 'METHOD_NOT_ALLOWED', { headers: { Allow: allowed } });
    });
  }
  app.all('/api/*', () => {
    throw notFound();
  });
};
