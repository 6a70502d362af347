import { Container, ContainerModule } from 'inversify';
import { isRight } from 'fp-ts/Either';
import type { Answer } from '../../../../src/application/shared/ports/call';
import { SessionGateway } from '../../../../src/application/session/ports/session-gateway.port';
import { SessionSignals } from '../../../../src/application/session/ports/session-signals.port';
import { BrowserSessionSignals } from '../../../../src/adapters/browser/session/session-signals.browser';
import { sessionHttpModule } from '../../../../src/adapters/http/session/session.http.module';
import { earlyFetch } from '../../../../src/adapters/browser/shared/early-fetch';
import { Fetch } from '../../../../src/adapters/http/shared/transport';
import {
  MeAnswer,
  MenuAnswer,
  StringsAnswer,
  WebsiteAnswer,
} from '../../../../src/adapters/http/session/session.codec';
import { sessionGatewayHttp } from '../../../../src/adapters/http/session/session-gateway.http';
import { pathOf, type Reader } from '../../../../src/adapters/http/shared/wire';
import { answered, refusal } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf } from '../support/line';

const me = {
  id: 3,
  name: { firstname: 'Emma', surname: 'de Wit' },
  email: 'emma@kantoor.example',
  avatar: null,
  settings: { language: 'nl', date: 'd-M-yyyy', time: 'h:mm a' },
  rights: ['users.view', 'not.known.yet'],
  su: 0,
  websites: [{ id: 1, name: 'Zilvermeeuw NL' }],
};
const read = <A>(reader: Reader<A>, answer: unknown): A => {
  const outcome = reader.decode(answer);
  if (isRight(outcome)) return outcome.right;
  throw new Error(pathOf(outcome.left));
};

describe('me', () => {
  test('is read whole, rights that the console does not know included (R-ACC-10)', () => {
    expect(read(MeAnswer, { code: 'OK', me }).me).toEqual({
      id: '3',
      firstname: 'Emma',
      surname: 'de Wit',
      email: 'emma@kantoor.example',
      avatar: null,
      settings: { language: 'nl', date: 'd-M-yyyy', time: 'h:mm a' },
      rights: ['users.view', 'not.known.yet'],
      su: false,
      websites: [{ id: '1', name: 'Zilvermeeuw NL' }],
    });
  });

  test('a setting that nobody knows falls to the first choice (R-SES-05)', () => {
    expect(
      read(MeAnswer, { me: { ...me, settings: { language: 'fr', date: 'MM/dd', time: 'noon' } } }).me.settings,
    ).toEqual({ language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' });
  });

  test.each([
    ['me.settings.language', { ...me, settings: { ...me.settings, language: null } }],
    ['me.rights.1', { ...me, rights: ['a', 2] }],
    ['me.websites.0.id', { ...me, websites: [{ name: 'x' }] }],
    ['me.name', { ...me, name: 'Emma' }],
  ])('names %s where it cannot be read', (path, wire) => {
    expect(() => read(MeAnswer, { me: wire })).toThrow(new Error(path));
  });
});

describe('menu and website', () => {
  test('groups with and without a heading', () => {
    const menu = [{ items: [{ module: 'dashboard', label: 'Start' }] }, { label: 'Beheer', icon: 'shield', items: [] }];
    expect(read(MenuAnswer, { menu })).toEqual([
      { label: null, icon: null, items: [{ module: 'dashboard', label: 'Start', icon: '' }] },
      { label: 'Beheer', icon: 'shield', items: [] },
    ]);
    expect(() => read(MenuAnswer, { menu: [{ items: [{ module: 'users', label: null }] }] })).toThrow(
      new Error('menu.0.items.0.label'),
    );
  });

  test.each([
    ['staging', 'staging'],
    ['production', 'production'],
    ['acceptance', 'production'],
    [undefined, 'production'],
  ])('the environment %p counts as %s', (environment, read_) => {
    expect(read(WebsiteAnswer, { website: { id: 1, name: 'NL', url: 'https://x.example', environment } })).toEqual({
      id: '1',
      name: 'NL',
      url: 'https://x.example',
      environment: read_,
      filesUrl: null,
      language: '',
    });
  });

  test('an API may tell where files in mails are', () => {
    const website = { id: 1, name: 'NL', url: 'https://x.example', files_url: 'https://api.example' };
    expect(read(WebsiteAnswer, { website })).toMatchObject({ filesUrl: 'https://api.example' });
  });

  test('somebody may have no website', () => {
    expect([read(WebsiteAnswer, { website: null }), read(WebsiteAnswer, {})]).toEqual([null, null]);
  });
});

test('strings are as deep as they are written', () => {
  const strings = { access: { user: { title: 'User', deep: { er: 'x' } } } };
  expect(read(StringsAnswer, { strings })).toEqual(strings);
});

test('strings are text only; what is not names its key', () => {
  expect(() => read(StringsAnswer, { strings: { access: { count: 3 } } })).toThrow(new Error('strings.access.count'));
});

describe('the calls', () => {
  const asked = async (
    call: (gateway: ReturnType<typeof sessionGatewayHttp>) => () => Promise<unknown>,
    body: unknown = { code: 'OK' },
  ) => {
    const { http, sent } = aLine(answering(body));
    await call(sessionGatewayHttp(http))();
    const [first] = sent;
    return [first?.init.method, first?.url, fieldsOf(first?.init.body)];
  };

  test.each<[string, Parameters<typeof asked>[0], readonly unknown[]]>([
    [
      'sign in',
      (gateway) => gateway.signIn({ email: ' su@kantoor.example ', password: ' as typed ' }),
      [
        'POST',
        '/api/login',
        [
          ['email', 'su@kantoor.example'],
          ['password', ' as typed '],
        ],
      ],
    ],
    ['sign out', (gateway) => gateway.signOut(), ['POST', '/api/logout', []]],
    ['me', (gateway) => gateway.me(), ['GET', '/api/me', []]],
    ['menu', (gateway) => gateway.menu(), ['GET', '/api/menu', []]],
    ['website', (gateway) => gateway.website(), ['GET', '/api/website', []]],
    ['another website', (gateway) => gateway.switchWebsite('2'), ['POST', '/api/website', [['active', '2']]]],
    [
      'settings',
      (gateway) => gateway.saveSettings({ language: 'nl', date: 'd-M-yy', time: 'H:mm' }),
      [
        'PUT',
        '/api/me/settings',
        [
          ['language', 'nl'],
          ['date', 'd-M-yy'],
          ['time', 'H:mm'],
        ],
      ],
    ],
    ['strings of a language', (gateway) => gateway.strings('nl'), ['GET', '/api/lang/nl', []]],
    ['strings of the server’s choice', (gateway) => gateway.strings(null), ['GET', '/api/lang', []]],
  ])('%s', async (_, call, expected) => {
    expect(await asked(call)).toEqual(expected);
  });

  test('of the first look, a 401 is an answer; after it, the end of a session', async () => {
    const { http, ends } = aLine(answering({ code: 'UNAUTHENTICATED' }, 401));
    const gateway = sessionGatewayHttp(http);
    await Promise.all([gateway.me()(), gateway.menu()(), gateway.website()()]);
    expect(ends.count).toBe(0);
    expect(await refusal(gateway.signIn({ email: 'a@b.example', password: 'x' }))).toEqual({ kind: 'Unauthenticated' });
    expect(ends.count).toBe(0);
    await refusal(gateway.me());
    await refusal(gateway.menu());
    expect(ends.count).toBe(2);
  });

  test('whoever signs in and is thrown out later has a session that ended', async () => {
    const { http, ends } = aLine(answering({ me }), answering({ menu: [] }), answering({}, 401));
    const gateway = sessionGatewayHttp(http);
    await answered(gateway.me());
    await answered(gateway.menu());
    await refusal(gateway.website());
    expect(ends.count).toBe(1);
  });
});

describe('a failure at the start names the call and its status (R-SES-28)', () => {
  type Reads = (gateway: SessionGateway) => Answer<unknown>;

  test.each<[string, number, Reads]>([
    ['GET me', 500, (gateway) => gateway.me()],
    ['GET lang/nl', 401, (gateway) => gateway.strings('nl')],
    ['GET lang', 404, (gateway) => gateway.strings(null)],
  ])('%s: %i', async (call, status, read_) => {
    const { http } = aLine(answering({}, status));
    expect(await refusal(read_(sessionGatewayHttp(http)))).toMatchObject({ atStart: { call, status } });
  });

  test('an answer that cannot be read too; a 401 of `me` is nobody', async () => {
    const { http } = aLine(answering({ menu: 3 }), answering({}, 401));
    const gateway = sessionGatewayHttp(http);
    expect(await refusal(gateway.menu())).toEqual({
      kind: 'Malformed',
      path: 'menu',
      atStart: { call: 'GET menu', status: 200 },
    });
    expect(await refusal(gateway.me())).toEqual({ kind: 'Unauthenticated' });
  });
});

describe('a 401 (R-SES-26)', () => {
  const none = answering({ code: 'UNAUTHENTICATED' }, 401);
  const ok = answering({ code: 'OK' });
  const found = answering({ code: 'OK', me });
  const bringsMe = answering({ code: 'OK', along: { me: { code: 'OK', me } } });

  /** The session signals: first check, sign-in, then `me` and `website`. */
  const toldOf = async (...replies: Parameters<typeof aLine>): Promise<readonly string[]> => {
    const signals = new BrowserSessionSignals(null);
    const told: string[] = [];
    signals.received.subscribe((signal) => told.push(signal));
    const container = new Container();
    container.load(
      sessionHttpModule,
      new ContainerModule(({ bind }) => {
        bind(Fetch).toConstantValue(earlyFetch({}, aLine(...replies).fetch, () => 0));
        bind(SessionSignals).toConstantValue(signals);
      }),
    );
    const gateway = container.get<SessionGateway>(SessionGateway);
    await gateway.me()();
    await gateway.signIn({ email: 'emma@kantoor.example', password: 'Kantoor-Welkom-26!' })();
    await gateway.me()();
    await gateway.website()();
    return told;
  };

  test.each<[string, Parameters<typeof aLine>, readonly string[]]>([
    ['the first call after a sign-in: the cookie was lost', [none, ok, none], ['cookie-lost', 'cookie-lost']],
    ['the first call after what the sign-in brought along: lost too', [none, bringsMe, none], ['cookie-lost']],
    ['a later call: the session has ended', [none, ok, found, none], ['ended']],
    ['the sign-in itself: nothing', [none, none, found, answering({ code: 'OK', website: null })], []],
  ])('of %s', async (_, replies, told) => {
    expect(await toldOf(...replies)).toEqual(told);
  });
});
