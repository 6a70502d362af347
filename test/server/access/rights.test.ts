import { ALL_RIGHTS } from '../../../src/domain/access/rights';
import { ENDPOINTS, type ServerEndpoint } from '../../../server/routes';
import type { Access } from '../../../server/shared/endpoint';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { bodyOf, Browser } from '../support/browser';

/** The expected status for each of the five callers, by row of the endpoint table. */
const expectations = (
  access: Access,
): Readonly<Record<string, { rights: readonly string[] | null; su?: boolean; refusal: number | null }>> => {
  const exact =
    access.kind === 'right'
      ? access.right
      : access.kind === 'rights'
        ? (access.rights[0] ?? '')
        : access.kind === 'modules'
          ? `${access.modules[0] ?? ''}.view`
          : 'users.view';
  const others = access.kind === 'rights' ? access.rights : [];
  const module = exact.split('.')[0] ?? '';
  // A module that can only be viewed has one right; a right outside the catalogue also counts as a sibling.
  const sibling =
    ALL_RIGHTS.find((right) => right.startsWith(`${module}.`) && right !== exact && !others.includes(right)) ??
    `${module}.other`;
  const isForSuperusers = access.kind === 'su';
  const needsRight = ['right', 'rights', 'modules'].includes(access.kind) || isForSuperusers;
  const isForContent = access.kind === 'modules' && access.modules.includes('blog');
  return {
    'no session': { rights: null, refusal: access.kind === 'open' ? null : 401 },
    'exactly the right': { rights: [exact], refusal: isForSuperusers ? 403 : null },
    'a sibling right': {
      rights: [sibling],
      refusal: ['right', 'rights'].includes(access.kind) || isForSuperusers ? 403 : null,
    },
    'a right of another module': {
      rights: [isForContent ? 'users.view' : 'blog.view'],
      refusal: needsRight ? 403 : null,
    },
    'a superuser': { rights: [], su: true, refusal: null },
  };
};

const rows = ENDPOINTS.flatMap((endpoint) =>
  Object.entries(expectations(endpoint.access)).map(([caller, expected]) => ({ endpoint, caller, ...expected })),
);

const pathOf = (endpoint: ServerEndpoint): string =>
  endpoint.path.replace(':language', 'en').replace(/:\w+(?:\{[^}]*\})?/g, '2147483647');

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

const known = new Map<string, Promise<Browser>>();
/** Callers with the same rights share a session, except those who end it: adding a person takes more than the call. */
const callerWith = (rights: readonly string[] | null, su: boolean, { path }: ServerEndpoint): Promise<Browser> => {
  if (rights === null) return Promise.resolve(new Browser(testServer));
  const key = [su, ...rights, ...(path === 'logout' ? [path] : [])].join(' ');
  const caller = known.get(key) ?? signedInAs(testServer, { rights, su });
  known.set(key, caller);
  return caller;
};

// Rules R-ACC-04, R-ACC-05 and R-INS-25.
describe('every endpoint for five callers', () => {
  it.each(rows.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row.caller, row] as const))(
    '%s: %s',
    async (_path, _caller, { endpoint, rights, su, refusal }) => {
      const browser = await callerWith(rights, su === true, endpoint);
      const { status, body } = await browser.send(
        endpoint.method,
        pathOf(endpoint),
        endpoint.method === 'GET' ? undefined : '',
      );
      if (refusal === null) {
        // A permitted call may still be refused because it is empty or because its record does not exist.
        expect([200, 201, 204, 400, 404]).toContain(status);
      } else {
        expect({ status, body }).toEqual({
          status: refusal,
          body: { code: refusal === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
        });
      }
    },
  );

  const takingFiles = rows.filter(({ endpoint, refusal }) => 'handleRaw' in endpoint && refusal !== null);
  it.each(takingFiles.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row.caller, row] as const))(
    '%s with a file: %s',
    async (_path, _caller, { endpoint, rights, refusal }) => {
      const browser = await callerWith(rights, false, endpoint);
      const headers = { 'Content-Type': 'text/plain', 'Content-Disposition': 'attachment; filename="a.txt"' };
      const { status, body } = await browser.send(
        endpoint.method,
        pathOf(endpoint),
        new Uint8Array(Buffer.from('dag')),
        headers,
      );
      expect({ status, body }).toEqual({
        status: refusal,
        body: { code: refusal === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN' },
      });
    },
  );

  it('covers every row of the table with all five', () => {
    expect(rows).toHaveLength(ENDPOINTS.length * 5);
  });

  it('lets nobody in with a right that only looks alike', async () => {
    const browser = await signedInAs(testServer, {
      rights: ['users.editor', 'users', 'usersx.edit', 'USERS.EDIT', 'edit'],
    });
    expect((await browser.get('user/1')).status).toBe(403);
    const near = await signedInAs(testServer, { rights: ['usersx.view'] });
    expect((await near.get('user')).status).toBe(403);
  });
});

describe('the menu', () => {
  const modulesFor = async (options: Parameters<typeof signedInAs>[1]): Promise<string[]> => {
    const { menu } = bodyOf<{ menu: { items: { module: string }[] }[] }>(
      await (await signedInAs(testServer, options)).get('menu'),
    );
    expect(menu.every(({ items }) => items.length > 0)).toBe(true);
    return menu.flatMap(({ items }) => items.map(({ module }) => module));
  };

  it('shows what the rights open, and no group without an item', async () => {
    expect(await modulesFor({ rights: ['users.view'] })).toEqual(['dashboard', 'users', 'help']);
    expect(await modulesFor({ rights: ['promotion.edit', 'faq.question.view', 'spareparts.view'] })).toEqual([
      'dashboard',
      'faq',
      'promotion',
      'netPricepromotion',
      'calendar',
      'explain',
      'spare-parts',
      'spare-part-logs',
      'help',
    ]);
  });

  it('shows the logs to superusers only', async () => {
    expect(await modulesFor({ su: true })).toContain('logs');
    expect(await modulesFor({ rights: ALL_RIGHTS })).not.toContain('logs');
  });
});
