import { FOLLOW_TIME } from '../../../src/domain/session/session.setup';
import { Staff } from '../../../src/adapters/memory/access/published/memory-people';
import { answered } from '../../contract/support/answered';
import { EDITOR, enter, PASSWORD, READER, SU } from '../../contract/support/backend';
import { aTab } from './support/session-backend';

const slow = { kind: 'Unreachable', reason: 'slow' } as const;
const atWork = async (email = SU) => {
  const tab = await aTab(email);
  tab.session.start();
  await tab.until('signedIn.working.idle');
  tab.filters.remember('users', 'q=em');
  return tab;
};

describe('signing in', () => {
  test('leads to the person, whose session is loaded then', async () => {
    const tab = await aTab();
    tab.session.start();
    await tab.until('signedOut');
    tab.session.send({ type: 'credentials.submitted', credentials: { email: EDITOR, password: PASSWORD } });
    const { context } = await tab.until('signedIn');
    expect([context.session?.me.email, tab.dictionary.language()]).toEqual([EDITOR, 'nl']);
  });

  test('asks for the page that was wanted as soon as it is accepted, beside the person', async () => {
    const tab = await aTab();
    tab.entry.state = { wanted: '/users?q=em' };
    tab.session.start();
    await tab.until('signedOut');
    const before = tab.asked.length;
    tab.session.send({ type: 'credentials.submitted', credentials: { email: EDITOR, password: PASSWORD } });
    await tab.until('signedIn');
    expect(tab.asked.slice(before, before + 5)).toEqual(['strings en', 'ahead /users?q=em', 'me', 'menu', 'website']);
  });

  test('asks nothing ahead that is no page of ours', async () => {
    const tab = await aTab();
    tab.entry.state = { wanted: '//evil.example/users' };
    tab.session.start();
    await tab.until('signedOut');
    tab.session.send({ type: 'credentials.submitted', credentials: { email: EDITOR, password: PASSWORD } });
    await tab.until('signedIn');
    expect(tab.asked).toContain('ahead null');
  });

  test('with another password is refused, and nothing is asked ahead', async () => {
    const tab = await aTab();
    tab.session.start();
    await tab.until('signedOut');
    tab.session.send({ type: 'credentials.submitted', credentials: { email: EDITOR, password: 'Not-The-Word-1' } });
    expect((await tab.until('signedOut.refused')).context.failure).toEqual({ kind: 'Unauthenticated' });
    expect(tab.asked.filter((asked) => asked.startsWith('ahead'))).toEqual([]);
  });
});

test.each(['signedIn', 'opening'])(
  'a cookie that the browser did not keep leads from %s to the sign-in form (R-SES-26)',
  async (state) => {
    const tab = await aTab(SU);
    tab.session.start();
    if (state === 'signedIn') await tab.until('signedIn');
    tab.filters.remember('users', 'q=em');
    tab.signals.emitLocally('cookie-lost');
    expect([tab.now(), tab.filters.recall('users'), tab.said]).toEqual(['signedOut.notKept', null, []]);
  },
);

describe('a session that ended elsewhere', () => {
  test('by a 401 on any call: filters are forgotten, and a warning of 2 s says so (R-SES-34)', async () => {
    const tab = await atWork();
    tab.signals.emitLocally('ended');
    expect([tab.now(), tab.filters.recall('users'), tab.said]).toEqual([
      'signedOut.waiting',
      null,
      [['warning', 'session.notices.notAuthenticated', 2000]],
    ]);
    expect([tab.session.getSnapshot().context.session, tab.told]).toEqual([null, []]);
  });

  test('by a sign-out in another tab leads to the same place, and says that it was a sign-out', async () => {
    const tab = await atWork();
    tab.hear('signed-out');
    expect([tab.now(), tab.filters.recall('users'), tab.said]).toEqual([
      'signedOut.waiting',
      null,
      [['info', 'session.notices.signedOutElsewhere', 6000]],
    ]);
    expect([tab.session.getSnapshot().context.session, tab.told]).toEqual([null, []]);
  });

  test('is no news to somebody who is signed out', async () => {
    const tab = await aTab();
    tab.session.start();
    await tab.until('signedOut');
    tab.signals.emitLocally('ended');
    expect([tab.now(), tab.said]).toEqual(['signedOut.waiting', []]);
  });
});

describe('a session that ended while a form holds unsaved work (R-SES-31)', () => {
  /** Two calls are refused at the same time. */
  const interrupted = async () => {
    const tab = await atWork();
    tab.unsaved.isThere = () => true;
    await answered(tab.backend.session.signOut());
    const calls = Promise.all(
      [1, 2].map(() => {
        tab.signals.emitLocally('ended');
        return tab.signals.resumed();
      }),
    );
    return { tab, calls };
  };
  const signIn = (tab: Awaited<ReturnType<typeof aTab>>, email: string) => {
    tab.session.send({ type: 'credentials.submitted', credentials: { email, password: PASSWORD } });
  };

  test('goes on with all refused calls after the same person signed in, who is told to the other tabs', async () => {
    const { tab, calls } = await interrupted();
    expect([tab.now(), tab.said, tab.filters.recall('users')]).toEqual([
      'signedIn.resuming.asking.waiting',
      [],
      'q=em',
    ]);
    signIn(tab, SU);
    await tab.until('signedIn.working');
    expect([await calls, tab.told, tab.said]).toEqual([[true, true], ['began'], []]);
  });

  test('is over for the calls when somebody else signed in, and the page loads again', async () => {
    const { tab, calls } = await interrupted();
    signIn(tab, EDITOR);
    await tab.until('replaced');
    tab.clock.increment(0);
    expect([await calls, tab.restarts, tab.filters.recall('users')]).toEqual([[false, false], ['here'], null]);
  });

  test('is over as everywhere else when signing in is cancelled', async () => {
    const { tab, calls } = await interrupted();
    tab.session.send({ type: 'sign-in.cancelled' });
    expect([await calls, tab.now(), tab.said]).toEqual([
      [false, false],
      'signedOut.waiting',
      [['warning', 'session.notices.notAuthenticated', 2000]],
    ]);
    expect(await tab.signals.resumed()).toBe(false);
  });

  test.each([
    [SU, 'signedIn.working', true],
    [EDITOR, 'replaced', false],
  ])('is the one that %s began in another tab', async (email, state, isResumed) => {
    const { tab, calls } = await interrupted();
    await enter(tab.backend, email);
    tab.hear('began');
    await tab.until(state);
    expect(await calls).toEqual([isResumed, isResumed]);
  });

  test('keeps the person when the new session cannot be loaded, until the next attempt', async () => {
    const { tab, calls } = await interrupted();
    tab.refuse('menu', slow);
    signIn(tab, SU);
    expect((await tab.until('signedIn.resuming.asking.refused')).context).toMatchObject({
      failure: slow,
      session: { me: { email: SU } },
    });
    signIn(tab, SU);
    await tab.until('signedIn.working');
    expect(await calls).toEqual([true, true]);
  });
});

describe('signing out', () => {
  test('ends the session on the server, forgets the filters and tells the other tabs', async () => {
    const tab = await atWork();
    tab.session.send({ type: 'sign-out.requested' });
    await tab.until('signedOut');
    expect([tab.filters.recall('users'), tab.told, tab.said]).toEqual([null, ['signed-out'], []]);
    expect(await tab.backend.session.me()()).toMatchObject({ left: { kind: 'Unauthenticated' } });
  });

  test('that does not reach the server leaves everything as it was, and says so', async () => {
    const tab = await atWork();
    tab.refuse('signOut', slow);
    tab.session.send({ type: 'sign-out.requested' });
    await tab.until('signedIn.working');
    expect([tab.filters.recall('users'), tab.told, tab.said]).toEqual(['q=em', [], [['Unreachable', undefined]]]);
  });

  test('of a session that the server had ended already is a sign-out', async () => {
    const tab = await atWork();
    tab.refuse('signOut', { kind: 'Unauthenticated' });
    tab.session.send({ type: 'sign-out.requested' });
    await tab.until('signedOut');
    expect([tab.filters.recall('users'), tab.told]).toEqual([null, ['signed-out']]);
  });
});

describe('another website', () => {
  test('is told to the other tabs, and the console loads again at the dashboard', async () => {
    const tab = await atWork();
    tab.session.send({ type: 'website.chosen', website: '2' });
    await tab.until('signedIn.working');
    expect([tab.told, tab.restarts]).toEqual([['website-switched'], ['/dashboard']]);
    expect(await tab.backend.session.website()()).toMatchObject({ right: { id: '2' } });
  });

  test('that is not the person’s is refused and said, and nothing loads again', async () => {
    const tab = await atWork(READER);
    tab.session.send({ type: 'website.chosen', website: '3' });
    await tab.until('signedIn.working');
    expect([tab.told, tab.restarts, tab.said]).toEqual([[], [], [['Forbidden', undefined]]]);
  });

  test('that is already worked on asks nothing', async () => {
    const tab = await atWork();
    tab.session.send({ type: 'website.chosen', website: '1' });
    expect([tab.now(), tab.asked.filter((call) => call.startsWith('switch'))]).toEqual(['signedIn.working.idle', []]);
  });

  test('chosen in another tab: this one says so, then loads again (R-SES-11)', async () => {
    const tab = await atWork();
    tab.hear('website-switched');
    expect([tab.said, tab.restarts]).toEqual([[['info', 'session.notices.websiteChanged', 6000]], []]);
    tab.clock.increment(FOLLOW_TIME - 1);
    expect(tab.restarts).toEqual([]);
    tab.clock.increment(1);
    expect([tab.restarts, tab.told]).toEqual([['/dashboard'], []]);
  });
});

describe('rights that changed', () => {
  test('are loaded again without leaving the screen', async () => {
    const tab = await atWork();
    const before = tab.asked.length;
    tab.hear('rights-changed');
    expect(tab.now()).toBe('signedIn.working.refreshing');
    await tab.until('signedIn.working.idle');
    expect(tab.asked.slice(before)).toEqual(['me', 'menu', 'website']);
  });

  test('that do not load leave the old ones, and say so', async () => {
    const tab = await atWork();
    tab.refuse('menu', slow);
    tab.signals.emitLocally('rights-changed');
    await tab.until('signedIn.working.idle');
    expect([tab.said, tab.session.getSnapshot().context.session?.me.email]).toEqual([[['Unreachable', undefined]], SU]);
  });
});

describe('somebody who comes back to the page (R-ACC-13)', () => {
  const asked = (tab: Awaited<ReturnType<typeof atWork>>): readonly string[] => tab.asked.splice(0);
  const back = async (tab: Awaited<ReturnType<typeof atWork>>): Promise<void> => {
    tab.signals.emitLocally('returned');
    await tab.until('signedIn.working.idle');
  };

  test('has one question asked, and nothing more while nothing changed', async () => {
    const tab = await atWork();
    asked(tab);
    await back(tab);
    expect([asked(tab), tab.said]).toEqual([['me'], []]);
  });

  test('finds the menu of the rights that they have now', async () => {
    const tab = await atWork(READER);
    const before = tab.session.getSnapshot().context.session;
    const staff = tab.backend.service(Staff);
    const reader = staff.users.find(before?.me.id ?? '')?.record;
    if (reader === undefined) throw new Error('The reader is gone');
    staff.users.put({ ...reader, usergroups: staff.groups.all().map(({ id }) => id) });
    asked(tab);
    await back(tab);
    const after = tab.session.getSnapshot().context.session;
    expect([
      asked(tab),
      after?.me.rights.length === before?.me.rights.length,
      after?.menu.length === before?.menu.length,
    ]).toEqual([['me', 'me', 'menu', 'website'], false, false]);
  });

  test('hears nothing of a look that failed, and keeps what they had', async () => {
    const tab = await atWork();
    tab.refuse('me', slow);
    await back(tab);
    expect([tab.said, tab.session.getSnapshot().context.session?.me.email]).toEqual([[], SU]);
  });

  test('is asked nothing while nobody is signed in', async () => {
    const tab = await aTab();
    tab.session.start();
    await tab.until('signedOut');
    asked(tab);
    tab.signals.emitLocally('returned');
    expect(asked(tab)).toEqual([]);
  });
});

test('an API that cannot be reached is asked again when a person says so', async () => {
  const tab = await aTab(SU);
  tab.refuse('me', slow);
  tab.session.start();
  expect((await tab.until('unreachable')).context.failure).toEqual(slow);
  tab.session.send({ type: 'retry.requested' });
  await tab.until('signedIn');
});
