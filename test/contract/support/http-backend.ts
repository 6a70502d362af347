import { sql } from 'drizzle-orm';
import { Container } from 'inversify';
import { resolve } from 'node:path';
import { queryRows } from '../../../server/database/database';
import type { Mail } from '../../../server/mail/mail';
import { createServer } from '../../../server/server';
import { COOKIE } from '../../../server/session/sessions';
import { invite } from '../../../server/session/invitations';
import { invitationsHttp } from '../../../src/adapters/http/access/invitations.http';
import { usergroupsHttp } from '../../../src/adapters/http/access/usergroups.http';
import { usersHttp } from '../../../src/adapters/http/access/users.http';
import { helpHttp } from '../../../src/adapters/http/insight/help.http';
import { statisticsHttp } from '../../../src/adapters/http/insight/statistics.http';
import { supportHttp } from '../../../src/adapters/http/session/support.http';
import { profileHttp } from '../../../src/adapters/http/session/profile.http';
import { sessionGatewayHttp } from '../../../src/adapters/http/session/session-gateway.http';
import { insightHttpModule } from '../../../src/adapters/http/insight/insight.http.module';
import { catalogueHttpModule } from '../../../src/adapters/http/catalogue/catalogue.http.module';
import { communicationHttpModule } from '../../../src/adapters/http/communication/communication.http.module';
import { navigationHttpModule } from '../../../src/adapters/http/site/navigation.http.module';
import { eventHttpModule } from '../../../src/adapters/http/site/event.http.module';
import { commerceHttpModule } from '../../../src/adapters/http/commerce/commerce.http.module';
import { contentLocksHttp } from '../../../src/adapters/http/content/content-locks.http';
import { contentHttpModule } from '../../../src/adapters/http/content/content.http.module';
import { libraryHttpModule } from '../../../src/adapters/http/library/library.http.module';
import { operationsHttpModule } from '../../../src/adapters/http/operations/operations.http.module';
import { Http, HttpClient } from '../../../src/adapters/http/shared/http';
import { sparePartsHttpModule } from '../../../src/adapters/http/spare-parts/spare-parts.http.module';
import { siteHttpModule } from '../../../src/adapters/http/site/site.http.module';
import { Dictionary } from '../../../src/application/shared/ports/dictionary.port';
import { gatewayOf, listOf } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Fetch } from '../../../src/adapters/http/shared/transport';
import type { Language } from '../../../src/domain/shared/locale';
import { CHEAP } from '../../server/support/constants';
import { demoDatabase } from '../../server/support/demo-database';
import { answered } from './answered';
import { undeclaredIn } from './declared-calls';
import { EVERYTHING, SPECIFIED, type Offer } from './offer';
import { PASSWORD, setLanguage, type TestBackend } from './backend';
import { uploadsOver } from './uploads';

/** Stores the cookies of answers and sends them back, as a browser does. */
const withCookies =
  (fetch: Fetch, jar = new Map<string, string>()): Fetch =>
  async (input, init) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

/** Calls whose specified path ends with a slash (before a query); lists do too. */
const SLASHED = /^(?:PUT \/api\/(?:usergroup\/\d+|me\/avatar|library\/move)|GET \/api\/block\/(?:types|templates))$/;

/** The list that is specified without a trailing slash. */
const BARE_LIST = /^\/api\/spareparts\/\d+\/logs$/;

/** An API that accepts paths only as specified: without its slash a path is not found. */
const withSlashes =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost');
    const isWrong =
      SLASHED.test(`${init.method ?? 'GET'} ${pathname}`) ||
      (searchParams.has('perPage') && !pathname.endsWith('/') && !BARE_LIST.test(pathname));
    return isWrong ? Response.json({ code: 'NOT_FOUND' }, { status: 404 }) : fetch(input, init);
  };

export interface HttpBackend extends TestBackend {
  /** Stored rows of a table. */
  readonly rows: (table: string, key: string, id: number) => Promise<readonly object[]>;
}

/** The ports on HTTP to the real server, in process and in memory. */
export const httpBackend = async (
  onUnauthenticated: () => void = () => undefined,
  { extras } = EVERYTHING,
): Promise<HttpBackend> => {
  const mails: Mail[] = [];
  let ahead = 0;
  const server = await createServer({
    root: resolve(__dirname, '../../..'),
    dataDir: 'memory://',
    seed: { kind: 'demo' },
    passwordCost: CHEAP,
    database: await demoDatabase(),
    extras,
    now: () => Date.now() + ahead,
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
      close: () => undefined,
    },
  });
  const send: Fetch = async (input, init) => {
    for (const name of undeclaredIn(input, init)) undeclared.add(name);
    return server.app.request(input, init);
  };
  const aBrowser = (jar?: Map<string, string>): Fetch => withCookies(extras ? send : withSlashes(send), jar);
  const lineOf = (fetch: Fetch): Http =>
    new Http(fetch, {
      base: '/api/',
      tab: 'a-tab',
      // Long, because the machine may be busy; the tests of the connection cover the time limit of the console.
      timeout: 120_000,
      onSignedIn: () => undefined,
      onAuthenticated: () => undefined,
      onUnauthenticated,
      onRightsChanged: () => undefined,
    });
  const jar = new Map<string, string>();
  const fetch = aBrowser(jar);
  /** Session cookies by e-mail address. */
  const sessions = new Map<string, string>();
  Object.assign(globalThis, { XMLHttpRequest: uploadsOver(fetch) });
  const http = lineOf(fetch);
  const contexts = new Container();
  contexts.bind<Http>(HttpClient).toConstantValue(http);
  let page: Language = 'en';
  contexts
    .bind<Dictionary>(Dictionary)
    .toConstantValue({ language: () => page, translate: (key) => key, apply: () => undefined, has: () => true });
  contexts.load(
    siteHttpModule,
    operationsHttpModule,
    insightHttpModule,
    libraryHttpModule,
    contentHttpModule,
    catalogueHttpModule,
    commerceHttpModule,
    eventHttpModule,
    communicationHttpModule,
    navigationHttpModule,
    sparePartsHttpModule,
  );
  const session = sessionGatewayHttp(http);
  const databaseOf = () => {
    if (server.services === null) throw new Error('This backend has no database');
    return server.services.db;
  };
  return {
    session,
    users: usersHttp(http, () => null),
    usergroups: usergroupsHttp(http),
    invitations: invitationsHttp(http),
    profile: profileHttp(http),
    help: helpHttp(http),
    statistics: statisticsHttp(http),
    support: supportHttp(http),
    gateway: (resource) => contexts.get(gatewayOf(resource)),
    list: (listing) => contexts.get(listOf(listing)),
    service: (name) => contexts.get(name),
    invite: (email, su, at = Date.now()) => {
      return invite(databaseOf(), email, { su, usergroups: [], websites: [], invitedBy: null }, at);
    },
    mailed: async (email) => {
      await server.services?.jobs.drain();
      const mail = mails.findLast(({ to }) => to === email);
      return mail === undefined ? null : (/\/(?:accept|reset)\/[^/\s]+\/(\S+)/.exec(mail.text)?.[1] ?? null);
    },
    takeElsewhere: async (email, ref) => {
      const other = lineOf(aBrowser());
      const locks = contentLocksHttp(other);
      await answered(sessionGatewayHttp(other).signIn({ email, password: PASSWORD }));
      await answered(locks.release({ ...ref, since: null }));
      await answered(locks.acquire(ref));
    },
    speak: async (language) => {
      await setLanguage({ session }, language);
      page = language;
    },
    rows: (table, key, id) =>
      queryRows<object>(
        databaseOf(),
        sql`select * from ${sql.identifier(table)} where ${sql.identifier(key)} = ${id} order by 1, 2`,
      ),
    enter: async (email) => {
      const kept = sessions.get(email);
      if (kept !== undefined && (await send('/api/me', { headers: { Cookie: `${COOKIE}=${kept}` } })).ok) {
        jar.set(COOKIE, kept);
        return;
      }
      // A sign-in would end the session of another account.
      jar.delete(COOKIE);
      await answered(session.signIn({ email, password: PASSWORD }));
      sessions.set(email, jar.get(COOKIE) ?? '');
    },
    bytesAt: async (address) => {
      const answer = await send(address, {});
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    wait: (milliseconds) => {
      ahead += milliseconds;
    },
    close: () => server.stop(),
  };
};

/** Names that adapters sent in this file and that no endpoint declares. */
const undeclared = new Set<string>();

type Contract = (world: string, make: typeof httpBackend, offer: Offer) => void;

/** Runs suites against an API with extras, and against one that implements only the specification. */
export const overHttp = (...contracts: readonly Contract[]): void => {
  for (const contract of contracts) {
    contract('HTTP', httpBackend, EVERYTHING);
    contract('HTTP without extras', (onUnauthenticated) => httpBackend(onUnauthenticated, SPECIFIED), SPECIFIED);
  }
  test('adapters send only what endpoints declare', () => {
    expect([...undeclared]).toEqual([]);
  });
};
