import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type StateValue } from 'xstate';
import type { Me, Session } from '../../../src/domain/shared/session';
import { sessionMachine } from '../../../src/domain/session/session.machine';
import { FOLLOW_TIME, REFUSAL_TIME, type SessionEvent } from '../../../src/domain/session/session.setup';
import { retryAfterOf, type Failure } from '../../../src/domain/shared/failure';
import type { Credentials } from '../../../src/domain/session/sign-in.rule';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../support/called';
import { after, done, nameOf, reached, restingStates, tableOf, walk } from '../support/walk';

const me: Me = {
  id: '7',
  firstname: 'Emma',
  surname: 'de Vries',
  email: 'emma@kantoor.example',
  avatar: null,
  rights: ['users.view'],
  su: false,
  settings: { language: 'nl', date: 'd-M-yyyy', time: 'HH:mm' },
  websites: [
    { id: 'one', name: 'One' },
    { id: 'two', name: 'Two' },
  ],
};
const session: Session = {
  me,
  menu: [],
  website: {
    id: 'one',
    name: 'One',
    url: 'https://one.example',
    filesUrl: null,
    environment: 'production',
    language: '',
  },
};
const somebodyElse: Session = { ...session, me: { ...me, id: 'somebody else' } };
const elsewhere: Session = { ...session, website: session.website && { ...session.website, id: 'two' } };
const good = { email: 'emma@kantoor.example', password: 'Kantoor-Welkom-26!' };
const lineCut: Failure = { kind: 'Unreachable', reason: 'cut' };
const refused = either.left<Failure>({ kind: 'Unauthenticated' });
const cut = either.left(lineCut);
const outage: Failure = { kind: 'Unreachable', reason: 'server', retryAfter: 5 };
const tooMany = either.left<Failure>({ kind: 'TooMany', retryAfter: 30 });

// Rules R-SES-11, R-SES-26 and R-SES-28.
describe('session machine, every event in every state', () => {
  const events = {
    'submit good': { type: 'credentials.submitted', credentials: good },
    'submit bad': { type: 'credentials.submitted', credentials: { email: 'x', password: '' } },
    'retry': { type: 'retry.requested' },
    'began elsewhere': { type: 'session.started' },
    'other website': { type: 'website.chosen', website: 'two' },
    'same website': { type: 'website.chosen', website: 'one' },
    'rights changed': { type: 'rights.changed' },
    'back at the page': { type: 'person.returned' },
    'nothing new': done('0.session.signedIn.working.rechecking', either.right(me)),
    'other rights': done(
      '0.session.signedIn.working.rechecking',
      either.right({ ...me, rights: ['users.view', 'blog.view'] }),
    ),
    'not looked': done('0.session.signedIn.working.rechecking', cut),
    'another tab switched': { type: 'website.switched' },
    'sign out': { type: 'sign-out.requested' },
    'ended': { type: 'session.ended' },
    'cookie lost': { type: 'session.notKept' },
    'signed out elsewhere': { type: 'session.left' },
    'opened': done('0.session.opening', either.right(session)),
    'outage': done('0.session.opening', either.left(outage)),
    'outage is over': after('retryTime', 'session.unreachable'),
    'nobody': done('0.session.opening', either.right(null)),
    'not opened': done('0.session.opening', cut),
    'signed in': done('0.session.signingIn', either.right(undefined)),
    'not signed in': done('0.session.signingIn', refused),
    'too many': done('0.session.signingIn', tooMany),
    'wait is over': after('retryTime', 'session.signedOut.throttled'),
    'loaded': done('0.session.loading', either.right(session)),
    'load refused': done('0.session.loading', refused),
    'strings refused': done(
      '0.session.loading',
      either.left<Failure>({ kind: 'Unauthenticated', atStart: { call: 'GET lang', status: 401 } }),
    ),
    'not loaded': done('0.session.loading', cut),
    'switched': done('0.session.signedIn.switching', either.right(undefined)),
    'not switched': done('0.session.signedIn.switching', cut),
    'refreshed': done('0.session.signedIn.working.refreshing', either.right(session)),
    'not refreshed': done('0.session.signedIn.working.refreshing', cut),
    'left': done('0.session.signedIn.leaving', either.right(undefined)),
    'left already': done('0.session.signedIn.leaving', refused),
    'not left': done('0.session.signedIn.leaving', cut),
    'other person': done('0.session.signedIn.working.refreshing', either.right(somebodyElse)),
    'time is up': after('refusalTime', 'session.signedOut.refused'),
    'cancel': { type: 'sign-in.cancelled' },
    'again: signed in': done('0.session.signedIn.resuming.signingIn', either.right(undefined)),
    'again: not signed in': done('0.session.signedIn.resuming.signingIn', refused),
    'again: too many': done('0.session.signedIn.resuming.signingIn', tooMany),
    'again: time is up': after('refusalTime', 'session.signedIn.resuming.asking.refused'),
    'again: wait is over': after('retryTime', 'session.signedIn.resuming.asking.throttled'),
    'again: loaded': done('0.session.signedIn.resuming.loading', either.right(session)),
    'again: other person': done('0.session.signedIn.resuming.loading', either.right(somebodyElse)),
    'again: other website': done('0.session.signedIn.resuming.loading', either.right(elsewhere)),
    'again: load refused': done('0.session.signedIn.resuming.loading', refused),
    'again: not loaded': done('0.session.signedIn.resuming.loading', cut),
    'time to follow': after('followTime', 'session.signedIn.following'),
  };
  const stepsWith = (hasUnsavedWork: boolean) =>
    walk(sessionMachine.provide({ guards: { hasUnsavedWork: () => hasUnsavedWork } }), {
      events,
      remember: ({ session: known, failure, problems }) => [
        known?.me.id,
        failure?.kind,
        retryAfterOf(failure),
        Object.keys(problems),
      ],
    });
  const [steps, stepsOverWork] = [stepsWith(false), stepsWith(true)];

  test('reaches every state', () => {
    expect(reached(stepsOverWork)).toEqual(restingStates(sessionMachine));
  });

  test('goes where core 4 says, and nowhere else', () => {
    const ended = {
      'cookie lost': 'signedOut.notKept',
      'ended': 'signedOut.waiting',
      'signed out elsewhere': 'signedOut.waiting',
    };
    const forms = { 'submit good': 'signingIn', 'began elsewhere': 'opening' };
    const atWork = {
      ...ended,
      'other website': 'signedIn.switching',
      'another tab switched': 'signedIn.following',
      'sign out': 'signedIn.leaving',
    };
    const back = 'signedIn.working.idle';
    expect(tableOf(steps)).toEqual({
      'opening': {
        'opened': back,
        'nobody': 'signedOut.waiting',
        'not opened': 'unreachable',
        'outage': 'unreachable',
        'cookie lost': 'signedOut.notKept',
      },
      'unreachable': { 'retry': 'opening', 'outage is over': 'opening | unreachable' },
      'signedOut.waiting': { ...forms, 'submit bad': 'signedOut.refused' },
      'signedOut.refused': { ...forms, 'time is up': 'signedOut.waiting' },
      'signedOut.notKept': { ...forms, 'submit bad': 'signedOut.refused' },
      'signedOut.throttled': { 'began elsewhere': 'opening', 'wait is over': 'signedOut.waiting' },
      'signingIn': { 'signed in': 'loading', 'not signed in': 'signedOut.refused', 'too many': 'signedOut.throttled' },
      'loading': {
        'loaded': back,
        'load refused': 'signedOut.notKept',
        'cookie lost': 'signedOut.notKept',
        'strings refused': 'unreachable',
        'not loaded': 'unreachable',
        'signed out elsewhere': 'opening',
        'began elsewhere': 'opening',
        'rights changed': 'opening',
        'another tab switched': 'opening',
      },
      'signedIn.working.idle': {
        ...atWork,
        'rights changed': 'signedIn.working.refreshing',
        'began elsewhere': 'signedIn.working.refreshing',
        'back at the page': 'signedIn.working.rechecking',
      },
      'signedIn.working.rechecking': {
        ...atWork,
        'rights changed': 'signedIn.working.refreshing',
        'began elsewhere': 'signedIn.working.refreshing',
        'nothing new': back,
        'other rights': 'signedIn.working.refreshing',
        'not looked': back,
      },
      'signedIn.working.refreshing': {
        ...atWork,
        'refreshed': back,
        'other person': 'replaced',
        'not refreshed': back,
      },
      'signedIn.switching': {
        ...ended,
        'another tab switched': 'signedIn.following',
        'switched': back,
        'not switched': back,
      },
      'signedIn.following': { ...ended, 'time to follow': back },
      'signedIn.leaving': {
        ...ended,
        'left': 'signedOut.waiting',
        'left already': 'signedOut.waiting',
        'not left': back,
      },
      'replaced': {},
    });
  });

  test('offers to sign in over unsaved work, and goes on with it only for the same person (R-SES-31, R-SES-35)', () => {
    const table = tableOf(stepsOverWork);
    const { working, resuming } = { working: 'signedIn.working.idle', resuming: 'signedIn.resuming' };
    for (const state of ['idle', 'rechecking', 'refreshing'])
      expect([state, table[`signedIn.working.${state}`]?.['ended']]).toEqual([state, `${resuming}.asking.waiting`]);
    expect(table['signedIn.switching']?.['ended']).toBe('signedOut.waiting');
    const asking = {
      'submit good': `${resuming}.signingIn`,
      'submit bad': `${resuming}.asking.refused`,
      'began elsewhere': `${resuming}.loading`,
      'another tab switched': `${resuming}.loading`,
      'cookie lost': `${resuming}.asking.notKept`,
      'cancel': 'signedOut.waiting',
      'signed out elsewhere': 'signedOut.waiting',
    };
    const { 'submit bad': _, ...refusedAsking } = asking;
    const { 'cookie lost': __, ...notKeptAsking } = asking;
    const { 'submit good': ___, 'submit bad': ____, ...throttledAsking } = asking;
    const ways = Object.entries(table).filter(([state]) => state.startsWith(resuming));
    expect(Object.fromEntries(ways)).toEqual({
      [`${resuming}.asking.waiting`]: asking,
      [`${resuming}.asking.refused`]: { ...refusedAsking, 'again: time is up': `${resuming}.asking.waiting` },
      [`${resuming}.asking.notKept`]: notKeptAsking,
      [`${resuming}.asking.throttled`]: { ...throttledAsking, 'again: wait is over': `${resuming}.asking.waiting` },
      [`${resuming}.signingIn`]: {
        'again: signed in': `${resuming}.loading`,
        'again: not signed in': `${resuming}.asking.refused`,
        'again: too many': `${resuming}.asking.throttled`,
        'cookie lost': `${resuming}.asking.notKept`,
        'signed out elsewhere': 'signedOut.waiting',
      },
      [`${resuming}.loading`]: {
        'again: loaded': working,
        'again: other person': 'replaced',
        'again: other website': 'signedIn.following',
        'again: load refused': `${resuming}.asking.notKept`,
        'again: not loaded': `${resuming}.asking.refused`,
        'ended': `${resuming}.asking.waiting`,
        'cookie lost': `${resuming}.asking.notKept`,
        'signed out elsewhere': 'signedOut.waiting',
      },
    });
  });

  test('knows a person exactly while they are signed in', () => {
    for (const {
      after: { value, context },
    } of [...steps, ...stepsOverWork]) {
      expect([nameOf(value), context.session !== null]).toEqual([nameOf(value), nameOf(value).startsWith('signedIn')]);
    }
  });
});

/** The running machine; the test answers its actors. */
const started = () => {
  const calls = {
    open: called<Outcome<Session | null>, unknown>(),
    signIn: called<Outcome<void>, Credentials>(),
    load: called<Outcome<Session>, unknown>(),
    switch: called<Outcome<void>, string>(),
    signOut: called<Outcome<void>, unknown>(),
  };
  const said: (string | Failure | null)[] = [];
  const say = (word: string) => () => {
    said.push(word);
  };
  const heard: { tell: (event: SessionEvent) => void } = {
    tell: () => {
      throw new Error('nobody listens');
    },
  };
  const clock = new SimulatedClock();
  const work = { isUnsaved: false };
  const actor = createActor(
    sessionMachine.provide({
      guards: { hasUnsavedWork: () => work.isUnsaved },
      actors: {
        openSession: fromPromise(calls.open.run),
        signIn: fromPromise(calls.signIn.run),
        loadSession: fromPromise(calls.load.run),
        switchWebsite: fromPromise(calls.switch.run),
        signOut: fromPromise(calls.signOut.run),
        listen: fromCallback(({ sendBack }) => {
          heard.tell = sendBack;
        }),
      },
      actions: {
        forgetPerson: say('forget'),
        broadcastSignOut: say('tell the tabs'),
        broadcastSignIn: say('tell who began'),
        prefetchPage: say('ask ahead'),
        announceEnd: say('end'),
        announceLeft: say('left'),
        announceSwitch: say('switched elsewhere'),
        reloadAtDashboard: say('restart'),
        reload: say('follow'),
        reloadHere: say('reload here'),
        holdCalls: say('hold calls'),
        repeatCalls: say('repeat calls'),
        refuseCalls: () => {
          // Without held calls this does nothing.
          if (work.isUnsaved) said.push('fail calls');
        },
        announceFailure: (_, { failure }) => {
          said.push(failure);
        },
      },
    }),
    { clock },
  ).start();
  const name = (value: StateValue): string => nameOf(value).replace('working.idle', 'working');
  const until = (state: string) => waitFor(actor, ({ value }) => name(value) === state);
  return { actor, calls, said, heard, clock, work, until, now: () => name(actor.getSnapshot().value) };
};

const signedIn = async () => {
  const world = started();
  world.calls.open.answer(either.right(session));
  await world.until('signedIn.working');
  return world;
};

const signedOut = async () => {
  const world = started();
  world.calls.open.answer(either.right(null));
  await world.until('signedOut.waiting');
  return world;
};

describe('signing in', () => {
  test('sends what was typed, then loads the person', async () => {
    const { actor, calls, until } = await signedOut();
    actor.send({ type: 'credentials.submitted', credentials: good });
    expect(calls.signIn.input()).toEqual(good);
    calls.signIn.answer(either.right(undefined));
    await until('loading');
    calls.load.answer(either.right(session));
    expect((await until('signedIn.working')).context.session).toBe(session);
  });

  test('a refusal is shown for exactly three seconds (R-SES-03)', async () => {
    const { actor, calls, clock, until, now } = await signedOut();
    actor.send({ type: 'credentials.submitted', credentials: good });
    calls.signIn.answer(refused);
    expect((await until('signedOut.refused')).context.failure).toEqual({ kind: 'Unauthenticated' });
    clock.increment(2999);
    expect(now()).toBe('signedOut.refused');
    clock.increment(1);
    expect(now()).toBe('signedOut.waiting');
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(REFUSAL_TIME).toBe(3000);
  });

  test('after too many attempts none is sent until Retry-After has passed (R-SHR-41)', async () => {
    const { actor, calls, clock, until, now } = await signedOut();
    actor.send({ type: 'credentials.submitted', credentials: good });
    calls.signIn.answer(tooMany);
    await until('signedOut.throttled');
    clock.increment(29_999);
    actor.send({ type: 'credentials.submitted', credentials: good });
    expect([now(), calls.signIn.times()]).toEqual(['signedOut.throttled', 1]);
    clock.increment(1);
    expect([now(), actor.getSnapshot().context.failure]).toEqual(['signedOut.waiting', null]);
  });

  test('an invalid form is refused without asking the server, and each new try starts the three seconds anew', async () => {
    const { actor, calls, clock, now } = await signedOut();
    const submit = () => {
      actor.send({ type: 'credentials.submitted', credentials: { email: 'emma', password: 'short' } });
    };
    submit();
    expect(actor.getSnapshot().context.problems).toEqual({ email: 'pattern.email', password: 'tooShort' });
    clock.increment(2000);
    submit();
    clock.increment(2000);
    expect(now()).toBe('signedOut.refused');
    clock.increment(1000);
    expect(now()).toBe('signedOut.waiting');
    expect(calls.signIn.times()).toBe(0);
  });

  test('a second press while the first is on its way asks once', async () => {
    const { actor, calls } = await signedOut();
    actor.send({ type: 'credentials.submitted', credentials: good });
    actor.send({ type: 'credentials.submitted', credentials: good });
    expect(calls.signIn.times()).toBe(1);
  });
});

describe('a session that was not begun by signing in', () => {
  test('is opened, and whatever was refused before is forgotten', async () => {
    const { actor, calls, until } = await signedOut();
    actor.send({ type: 'credentials.submitted', credentials: { email: 'emma', password: '' } });
    actor.send({ type: 'session.started' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual(['opening', {}]);
    calls.open.answer(either.right(session));
    expect((await until('signedIn.working')).context.session).toBe(session);
  });
});

describe('the end of a session', () => {
  const work = {
    'signedIn.working': () => undefined,
    'signedIn.switching': { type: 'website.chosen', website: 'two' },
    'signedIn.working.refreshing': { type: 'rights.changed' },
    'signedIn.following': { type: 'website.switched' },
    'signedIn.leaving': { type: 'sign-out.requested' },
  } as const;

  test.each(Object.entries(work))(
    'a 401 in %s forgets the person and says so once (R-SES-34)',
    async (state, event) => {
      const { actor, said, heard, now } = await signedIn();
      if (typeof event !== 'function') actor.send(event);
      expect(now()).toBe(state);
      said.length = 0;
      heard.tell({ type: 'session.ended' });
      heard.tell({ type: 'session.ended' });
      expect(now()).toBe('signedOut.waiting');
      expect(actor.getSnapshot().context).toEqual({ session: null, failure: null, problems: {} });
      expect(said).toEqual(['forget', 'end']);
    },
  );

  test('a sign-out in another tab forgets the person and says which it was', async () => {
    const { actor, said, heard, now } = await signedIn();
    said.length = 0;
    heard.tell({ type: 'session.left' });
    heard.tell({ type: 'session.left' });
    expect([now(), actor.getSnapshot().context, said]).toEqual([
      'signedOut.waiting',
      { session: null, failure: null, problems: {} },
      ['forget', 'left'],
    ]);
  });

  test('a sign-out in another tab while this one opens makes it ask again (R-SES-27)', async () => {
    const { calls, heard, said, until } = started();
    heard.tell({ type: 'session.left' });
    expect([calls.open.times(), said]).toEqual([2, ['forget', 'left']]);
    calls.open.answer(either.right(null));
    expect((await until('signedOut.waiting')).context.session).toBeNull();
  });

  test.each(['session.started', 'rights.changed', 'website.switched'] as const)(
    '%s in another tab while this one opens makes it ask again (R-SES-27)',
    (type) => {
      const { calls, heard, said } = started();
      heard.tell({ type });
      expect([calls.open.times(), said]).toEqual([2, []]);
    },
  );

  test.each([
    ['before anybody is known', started],
    ['on the sign-in page', signedOut],
  ])('a 401 %s ends nothing (R-SES-34)', async (_, arrange) => {
    const { said, heard, now } = await arrange();
    const before = now();
    heard.tell({ type: 'session.ended' });
    expect([now(), said]).toEqual([before, []]);
  });

  test('signing out forgets the person without a warning, in every tab', async () => {
    const { actor, calls, said, until } = await signedIn();
    actor.send({ type: 'sign-out.requested' });
    calls.signOut.answer(either.right(undefined));
    await until('signedOut.waiting');
    expect(said).toEqual(['forget', 'tell the tabs']);
  });

  test('a sign-out that did not reach the server leaves the person signed in, and says so', async () => {
    const { actor, calls, said, until } = await signedIn();
    actor.send({ type: 'sign-out.requested' });
    calls.signOut.answer(cut);
    expect((await until('signedIn.working')).context.session).toBe(session);
    expect(said).toEqual([lineCut]);
  });
});

describe('website and rights', () => {
  test('another website is stored first, then everything starts anew', async () => {
    const { actor, calls, said, until } = await signedIn();
    actor.send({ type: 'website.chosen', website: 'two' });
    expect([calls.switch.input(), said]).toEqual(['two', []]);
    calls.switch.answer(either.right(undefined));
    await until('signedIn.working');
    expect(said).toEqual(['restart']);
  });

  test('a refused switch changes nothing', async () => {
    const { actor, calls, said, until } = await signedIn();
    actor.send({ type: 'website.chosen', website: 'two' });
    calls.switch.answer(cut);
    expect((await until('signedIn.working')).context.session?.website?.id).toBe('one');
    expect(said).toEqual([lineCut]);
  });

  test('changed rights are loaded, and loaded again when they change meanwhile', async () => {
    const { actor, calls, until } = await signedIn();
    const richer = { ...session, me: { ...me, rights: ['users.view', 'users.edit'] } };
    actor.send({ type: 'rights.changed' });
    actor.send({ type: 'rights.changed' });
    expect(calls.load.times()).toBe(2);
    expect(calls.load.signal(0).aborted).toBe(true);
    calls.load.answer(either.right(richer));
    expect((await until('signedIn.working')).context.session?.me.rights).toEqual(['users.view', 'users.edit']);
  });

  test('a failed refresh keeps the session that was there', async () => {
    const { actor, calls, said, until } = await signedIn();
    actor.send({ type: 'rights.changed' });
    calls.load.answer(cut);
    expect((await until('signedIn.working')).context.session).toBe(session);
    expect(said).toEqual([lineCut]);
  });
});

describe('a sign-in in another tab', () => {
  test('of the same person only loads their rights anew', async () => {
    const { actor, calls, said, until } = await signedIn();
    said.length = 0;
    actor.send({ type: 'session.started' });
    calls.load.answer(either.right(session));
    await until('signedIn.working');
    expect(said).toEqual([]);
  });

  test('of another person starts this tab anew, with nothing of the first on the screen', async () => {
    const { actor, calls, clock, said, until } = await signedIn();
    said.length = 0;
    actor.send({ type: 'session.started' });
    calls.load.answer(either.right(somebodyElse));
    expect((await until('replaced')).context.session).toBeNull();
    expect(said).toEqual(['forget']);
    clock.increment(0);
    expect(said).toEqual(['forget', 'reload here']);
  });
});

describe('a 401 while a form holds unsaved work (R-SES-31)', () => {
  const overWork = async () => {
    const world = await signedIn();
    world.work.isUnsaved = true;
    world.said.length = 0;
    world.heard.tell({ type: 'session.ended' });
    world.heard.tell({ type: 'session.ended' });
    return world;
  };
  const again = async () => {
    const world = await overWork();
    world.actor.send({ type: 'credentials.submitted', credentials: good });
    world.calls.signIn.answer(either.right(undefined));
    await world.until('signedIn.resuming.loading');
    return world;
  };

  test('keeps the person and holds the refused calls, however many there are', async () => {
    const { actor, said, now } = await overWork();
    expect([now(), actor.getSnapshot().context.session, said]).toEqual([
      'signedIn.resuming.asking.waiting',
      session,
      ['hold calls'],
    ]);
  });

  test('the same person goes on, with the rights of now', async () => {
    const { calls, said, until } = await again();
    const poorer = { ...session, me: { ...me, rights: [] } };
    calls.load.answer(either.right(poorer));
    expect((await until('signedIn.working')).context.session).toBe(poorer);
    expect(said).toEqual(['hold calls', 'tell who began', 'ask ahead', 'repeat calls']);
  });

  test('another person gets nothing of it, and the page anew', async () => {
    const { calls, said, clock, until } = await again();
    calls.load.answer(either.right(somebodyElse));
    expect((await until('replaced')).context.session).toBeNull();
    clock.increment(0);
    expect(said).toEqual(['hold calls', 'tell who began', 'ask ahead', 'forget', 'fail calls', 'reload here']);
  });

  test('another website is followed as one that was chosen in another tab', async () => {
    const { calls, said, until } = await again();
    calls.load.answer(either.right(elsewhere));
    await until('signedIn.following');
    expect(said).toEqual(['hold calls', 'tell who began', 'ask ahead', 'switched elsewhere', 'fail calls']);
  });

  test('cancelled, it is the end of the session as everywhere else', async () => {
    const { actor, said, now } = await overWork();
    actor.send({ type: 'sign-in.cancelled' });
    expect([now(), actor.getSnapshot().context.session, said]).toEqual([
      'signedOut.waiting',
      null,
      ['hold calls', 'forget', 'end', 'fail calls'],
    ]);
  });

  test('a failed attempt keeps the person, and says why', async () => {
    const { actor, calls, until } = await overWork();
    actor.send({ type: 'credentials.submitted', credentials: good });
    calls.signIn.answer(tooMany);
    expect((await until('signedIn.resuming.asking.throttled')).context).toMatchObject({
      session,
      failure: { kind: 'TooMany', retryAfter: 30 },
    });
  });
});

describe('a website that was switched in another tab', () => {
  test.each([
    ['at rest', () => undefined],
    ['while rights are being loaded', { type: 'rights.changed' }],
    ['while this tab switches too', { type: 'website.chosen', website: 'two' }],
  ] as const)('is said, and followed two seconds later, %s', async (_, first) => {
    const { actor, clock, heard, said, now } = await signedIn();
    if (typeof first !== 'function') actor.send(first);
    heard.tell({ type: 'website.switched' });
    expect([now(), said]).toEqual(['signedIn.following', ['switched elsewhere']]);
    clock.increment(FOLLOW_TIME - 1);
    expect(said).toEqual(['switched elsewhere']);
    clock.increment(1);
    expect(said).toEqual(['switched elsewhere', 'follow']);
    expect(FOLLOW_TIME).toBe(2000);
  });
});

describe('an API that cannot be reached', () => {
  test('is tried again when asked for, with the failure gone from the screen', async () => {
    const { actor, calls, until } = started();
    calls.open.answer(cut);
    expect((await until('unreachable')).context.failure).toEqual(lineCut);
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    calls.open.answer(either.right(session));
    await until('signedIn.working');
    expect(calls.open.times()).toBe(2);
  });

  test('is tried again when the server said, with the failure still on the screen (R-SHR-84)', async () => {
    const { actor, calls, clock, until, now } = started();
    calls.open.answer(either.left(outage));
    await until('unreachable');
    clock.increment(4999);
    expect(calls.open.times()).toBe(1);
    clock.increment(1);
    expect([calls.open.times(), now(), actor.getSnapshot().context.failure]).toEqual([2, 'opening', outage]);
    calls.open.answer(either.right(null));
    expect((await until('signedOut.waiting')).context.failure).toBeNull();
  });

  test('is not tried again by itself when the server did not say when', async () => {
    const { calls, clock, until, now } = started();
    calls.open.answer(cut);
    await until('unreachable');
    clock.increment(60_000);
    expect([calls.open.times(), now()]).toEqual([1, 'unreachable']);
  });
});
