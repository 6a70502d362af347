import { shellStringsOf } from '../../../src/application/session/shell-strings';
import { loadSession, openSession } from '../../../src/application/session/load-session';
import { answered } from '../../contract/support/answered';
import { EDITOR, SU } from '../../contract/support/backend';
import { aTab } from './support/session-backend';

const slow = { kind: 'Unreachable', reason: 'slow' } as const;
const loaded = async (tab: Awaited<ReturnType<typeof aTab>>) =>
  loadSession(tab.parts, shellStringsOf(tab.gateway, tab.dictionary))({});
const opened = async (tab: Awaited<ReturnType<typeof aTab>>) => openSession(tab.parts)({});

describe('opening a session', () => {
  test('asks for person, menu, website and strings together, and gives all of them', async () => {
    const tab = await aTab(SU);
    tab.preferences.change({ language: 'en' });
    const opening = opened(tab);
    expect(tab.asked).toEqual(['me', 'menu', 'website', 'strings en']);
    const found = await opening;
    expect(tab.asked).toHaveLength(4);
    const { session } = tab.backend;
    expect(found).toEqual({
      _tag: 'Right',
      right: {
        me: await answered(session.me()),
        menu: await answered(session.menu()),
        website: await answered(session.website()),
      },
    });
    expect(found).toMatchObject({ right: { me: { email: SU, su: true }, website: { id: '1' } } });
  });

  test('in a browser where nobody was before asks who is there first', async () => {
    const visitor = await aTab(null);
    expect(await opened(visitor)).toEqual({ _tag: 'Right', right: null });
    expect(visitor.asked).toEqual(['me', 'strings null']);
    const tab = await aTab(SU);
    expect(await opened(tab)).toMatchObject({ right: { me: { email: SU }, website: { id: '1' } } });
    expect(tab.asked.slice(0, 2)).toEqual(['me', 'strings null']);
  });

  test('of somebody who has no website', async () => {
    const tab = await aTab(SU);
    expect(
      await openSession({
        ...tab.parts,
        gateway: { ...tab.gateway, website: () => () => Promise.resolve({ _tag: 'Right', right: null }) },
      })({}),
    ).toMatchObject({ right: { website: null } });
  });

  test('whose call is given up ends as cancelled', async () => {
    const tab = await aTab(SU);
    expect(await openSession(tab.parts)({ signal: AbortSignal.abort() })).toEqual({
      _tag: 'Left',
      left: { kind: 'Unreachable', reason: 'cancelled' },
    });
  });
});

describe('the strings', () => {
  test('are asked for in the language that was seen last', async () => {
    const tab = await aTab(EDITOR);
    tab.preferences.change({ language: 'nl' });
    await opened(tab);
    expect(tab.asked.filter((call) => call.startsWith('strings'))).toEqual(['strings nl']);
    expect([tab.dictionary.language(), tab.dictionary.translate('session.signIn.password')]).toEqual([
      'nl',
      'Wachtwoord',
    ]);
  });

  test('are left to the server on a first visit, which answers in the person’s own', async () => {
    const tab = await aTab(EDITOR);
    await opened(tab);
    expect(tab.asked.filter((call) => call.startsWith('strings'))).toEqual(['strings null']);
    expect([
      tab.dictionary.language(),
      tab.dictionary.translate('session.signIn.password'),
      tab.preferences.read().language,
    ]).toEqual(['nl', 'Wachtwoord', 'nl']);
  });

  test('of somebody with another language are theirs before anything is shown', async () => {
    const tab = await aTab(EDITOR);
    tab.preferences.change({ language: 'en' });
    await opened(tab);
    expect(tab.asked.filter((call) => call.startsWith('strings'))).toEqual(['strings en', 'strings nl']);
    expect([
      tab.dictionary.language(),
      tab.dictionary.translate('session.signIn.password'),
      tab.preferences.read().language,
    ]).toEqual(['nl', 'Wachtwoord', 'nl']);
  });

  test.each([
    [null, 'en', 'Password'],
    ['en', 'en', 'Password'],
    ['nl', 'nl', 'Wachtwoord'],
  ] as const)('are there when nobody is signed in: seen last %p, spoken %s', async (seen, spoken, word) => {
    const tab = await aTab();
    tab.preferences.change({ language: seen });
    expect(await opened(tab)).toEqual({ _tag: 'Right', right: null });
    expect([
      tab.dictionary.language(),
      tab.dictionary.translate('session.signIn.password'),
      tab.preferences.read().language,
    ]).toEqual([spoken, word, seen]);
  });
});

describe('what fails', () => {
  test.each(['me', 'menu', 'website', 'strings'] as const)('%s fails the opening as it failed', async (part) => {
    const tab = await aTab(SU);
    tab.refuse(part, slow);
    expect(await opened(tab)).toEqual({ _tag: 'Left', left: slow });
  });

  test.each(['me', 'menu', 'website'] as const)(
    'without %s there are words for the failure all the same',
    async (part) => {
      const tab = await aTab(SU);
      tab.preferences.change({ language: 'nl' });
      tab.refuse(part, { kind: 'Malformed', path: part });
      await opened(tab);
      expect(tab.dictionary.translate('session.signIn.password')).not.toBe('*password');
    },
  );

  test('the person’s own strings', async () => {
    const tab = await aTab(EDITOR);
    tab.preferences.change({ language: 'en' });
    const { strings } = tab.gateway;
    const gateway = {
      ...tab.gateway,
      strings: (language: 'en' | 'nl' | null) => {
        if (language === 'nl') tab.refuse('strings', slow);
        return strings(language);
      },
    };
    expect(await openSession({ ...tab.parts, gateway })({})).toEqual({ _tag: 'Left', left: slow });
    expect(tab.preferences.read().language).toBe('en');
  });

  test('nobody is there where somebody must be', async () => {
    expect(await loaded(await aTab())).toEqual({ _tag: 'Left', left: { kind: 'Unauthenticated' } });
    expect(await loaded(await aTab(SU))).toMatchObject({ right: { me: { email: SU } } });
    const tab = await aTab(SU);
    tab.refuse('menu', slow);
    expect(await loaded(tab)).toEqual({ _tag: 'Left', left: slow });
  });
});

describe('the strings of the shell', () => {
  const signedIn = async (email: string) => {
    const tab = await aTab(email);
    const strings = shellStringsOf(tab.gateway, tab.dictionary);
    return {
      ...tab,
      strings,
      load: () => loadSession(tab.parts, strings)({}),
      spoken: () => tab.asked.filter((call) => call.startsWith('strings')),
    };
  };

  test('come in the language of the page, asked for before the person is known, and once', async () => {
    const tab = await signedIn(SU);
    tab.strings.ask();
    // The first attempt had a wrong password.
    tab.strings.ask();
    expect(tab.asked).toEqual(['strings en']);
    await tab.load();
    await tab.load();
    expect([tab.spoken(), tab.dictionary.translate('shell.userMenu.signOut')]).toEqual([['strings en'], 'Log out']);
  });

  test('come anew for somebody with another language', async () => {
    const tab = await signedIn(EDITOR);
    tab.strings.ask();
    await tab.load();
    expect([tab.spoken(), tab.dictionary.language()]).toEqual([['strings en', 'strings nl'], 'nl']);
  });

  test('are asked for again after another language was chosen, or when they did not come', async () => {
    const tab = await signedIn(EDITOR);
    tab.refuse('strings', slow);
    tab.strings.ask();
    await tab.gateway.me()();
    tab.strings.ask();
    await tab.gateway.me()();
    tab.dictionary.apply('nl', await answered(tab.gateway.strings('nl')));
    tab.strings.ask();
    await tab.load();
    expect([tab.spoken(), tab.dictionary.language()]).toEqual([
      ['strings en', 'strings en', 'strings nl', 'strings nl'],
      'nl',
    ]);
  });

  test('that do not come fail the loading, and are asked for again at the next one', async () => {
    const tab = await signedIn(SU);
    tab.refuse('strings', slow);
    tab.strings.ask();
    await tab.gateway.me()();
    tab.refuse('strings', slow);
    expect(await tab.load()).toEqual({ _tag: 'Left', left: slow });
    expect(await tab.load()).toMatchObject({ right: { me: { email: SU } } });
  });
});
