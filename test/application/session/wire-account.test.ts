import { NEVER } from 'rxjs';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { MemoryPeople } from '../../../src/adapters/memory/access/published/memory-people';
import { MemoryInvitations } from '../../../src/adapters/memory/session/published/memory-invitations';
import { MemoryResets } from '../../../src/adapters/memory/session/resets.memory';
import { sessionGatewayMemory } from '../../../src/adapters/memory/session/session-gateway.memory';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { loadAccountWith } from '../../../src/application/session/account.service';
import { sessionActorOf } from '../../../src/application/session/session.service';
import { wireSession } from '../../../src/application/session/wire-session';
import { announcerOf } from '../../../src/application/shared/announcer';
import { FIRST_PREFERENCES, type Preferences } from '../../../src/application/shared/ports/preferences.port';
import { acceptance, newPassword, WELCOME_TIME } from '../../../src/domain/session/linked-forms';
import type { AcceptForm } from '../../../src/domain/session/accept.rule';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Language } from '../../../src/domain/shared/locale';
import type { Notice } from '../../../src/domain/shared/notice';
import { answered } from '../../contract/support/answered';

const NOW = Date.UTC(2026, 10, 20, 9);
const EMAIL = 'anna@firma.example';
const EDITOR = 'editor@kantoor.example';
const form: AcceptForm = {
  firstname: 'Anna',
  surname: 'de Baas',
  password: 'Zeer-Geheim-2026!',
  repeat: 'Zeer-Geheim-2026!',
  language: 'nl',
};
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };

/** A console on the memory adapters, at the link of an invitation. */
const atLink = async ({
  signedIn = false,
  code,
  invited = NOW,
}: { signedIn?: boolean; code?: string; invited?: number } = {}) => {
  const [calls, people] = [new MemoryCalls(), new MemoryPeople()];
  const [invitations, resets] = [new MemoryInvitations(people), new MemoryResets(people)];
  const gateway = sessionGatewayMemory(
    calls,
    people,
    { now: () => NOW, zone: () => 'Europe/Amsterdam' },
    () => Promise.resolve({}),
    invitations,
    resets,
  );
  const [notices, way, told]: [Notice[], string[], string[]] = [[], [], []];
  const dictionary = {
    apply: () => undefined,
    has: () => true,
    translate: (key: string) => key,
    language: () => 'en' as const,
  };
  const announcer = announcerOf(
    {
      show: (notice) => {
        notices.push(notice);
      },
      close: () => undefined,
    },
    dictionary,
  );
  const spoken: (string | null | undefined)[] = [];
  const parts = {
    gateway,
    dictionary,
    preferences: {
      read: () => FIRST_PREFERENCES,
      change: ({ language }: Partial<Preferences>) => {
        spoken.push(language);
      },
      watch: () => () => undefined,
    },
  };
  const machine = wireSession(
    parts,
    {
      received: NEVER,
      emitLocally: () => undefined,
      broadcast: (signal) => {
        told.push(signal);
      },
      pauseRefusedCalls: () => undefined,
      release: () => undefined,
      resumed: () => Promise.resolve(false),
    },
    { recall: () => null, remember: () => undefined, clear: () => undefined },
    { restartAt: () => undefined, restart: () => undefined, speak: () => undefined, entry: () => null },
    announcer,
    () => undefined,
    { isThere: () => false },
  );
  if (signedIn) await answered(gateway.signIn({ email: EDITOR, password: 'Kantoor-Welkom-26!' }));
  const session = sessionActorOf(machine);
  session.start();
  await waitFor(session, (state) => state.matches('signedOut') || state.matches('signedIn'));
  const clock = new SimulatedClock();
  const load = loadAccountWith(parts, session, announcer);
  const go = (path: string): void => {
    way.push(`${path} while ${JSON.stringify(session.getSnapshot().value)}`);
  };
  const invitation = { su: true, usergroups: [], websites: [] };
  const open = async () =>
    createActor((await load()).accept, {
      clock,
      input: {
        ...acceptance,
        link: { email: EMAIL, code: code ?? invitations.invite(EMAIL, invitation, invited) },
        go,
      },
    }).start();
  const openReset = async (wrong?: string, asked = NOW) => {
    resets.request(EDITOR, asked);
    const found = wrong ?? resets.codes.newestOf(EDITOR) ?? '';
    return createActor((await load()).reset, {
      clock,
      input: { ...newPassword, link: { email: EDITOR, code: found }, go },
    }).start();
  };
  return {
    calls,
    spoken,
    speak: async (language: Language) => (await load()).speak(language),
    people,
    gateway,
    load,
    session,
    clock,
    notices,
    way,
    told,
    open,
    openReset,
    keys: () => notices.map(({ key, duration }) => [key, duration]),
  };
};
const LOGIN = '/login while {"signedOut":"waiting"}';

// Rule R-SES-13.
test('a new account is led to the dashboard first and has its session opened then', async () => {
  const { open, clock, session, way, notices } = await atLink();
  const accept = await open();
  await waitFor(accept, (state) => state.matches('open'));
  accept.send({ type: 'form.submitted', form });
  await waitFor(accept, (state) => state.matches('saved'));
  expect(session.getSnapshot().matches('signedOut')).toBe(true);
  clock.increment(WELCOME_TIME);
  const { context } = await waitFor(session, (state) => state.matches('signedIn'));
  expect(context.session?.me).toMatchObject({
    firstname: 'Anna',
    email: EMAIL,
    su: true,
    settings: { language: 'nl' },
  });
  expect(way).toEqual(['/dashboard while {"signedOut":"waiting"}']);
  expect(notices).toEqual([]);
});

test('whoever was signed in is signed out first, in every tab', async () => {
  const { open, session, told } = await atLink({ signedIn: true });
  const accept = await open();
  await waitFor(accept, (state) => state.matches('open'));
  expect([session.getSnapshot().value, told]).toEqual([{ signedOut: 'waiting' }, ['signed-out']]);
});

test('a sign-out that failed is told and can be tried again', async () => {
  const { open, session, calls, keys } = await atLink({ signedIn: true });
  calls.failNext(cut);
  const accept = await open();
  await waitFor(accept, (state) => state.matches('unreachable'));
  expect(session.getSnapshot().matches('signedIn')).toBe(true);
  expect(keys()).toEqual([['shared.failures.unreachable.cut', 2000]]);
  accept.send({ type: 'retry.requested' });
  await waitFor(accept, (state) => state.matches('open'));
});

test.each([
  ['a wrong code', { code: 'wrong' }, 'session.accept.linkInvalid'],
  ['an old one', { invited: NOW - 7 * 24 * 3_600_000 }, 'session.accept.linkExpired'],
])('%s leads to signing in', async (_, link, key) => {
  const { open, keys, way } = await atLink(link);
  await waitFor(await open(), (state) => state.matches('invalid'));
  expect([keys(), way]).toEqual([[[key, 2000]], [LOGIN]]);
});

test.each<[string, Failure, string, number]>([
  ['a cut line', cut, 'session.accept.failed', 2000],
  ['too many tries', { kind: 'TooMany', retryAfter: 3 }, 'session.accept.failed', 2000],
  [
    'a known address',
    { kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } },
    'session.accept.failed',
    2000,
  ],
  [
    'a refused name',
    { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { surname: 'VALUE_NOT_VALID' } },
    'shared.failures.fieldWithLabel',
    4000,
  ],
])('%s is told, and the form stays', async (_, failure, key, duration) => {
  const { open, calls, notices, way } = await atLink();
  const accept = await open();
  await waitFor(accept, (state) => state.matches('open'));
  calls.failNext(failure);
  accept.send({ type: 'form.submitted', form });
  await waitFor(accept, (state) => state.matches('open'));
  expect(notices).toMatchObject([{ intent: 'error', key, duration }]);
  expect(way).toEqual([]);
});

test('a form with mistakes is not sent, and says so', async () => {
  const { open, people, keys } = await atLink();
  const accept = await open();
  await waitFor(accept, (state) => state.matches('open'));
  accept.send({ type: 'form.submitted', form: { ...form, repeat: '' } });
  expect(keys()).toEqual([['shared.failures.checkFields', 1200]]);
  expect(people.users.all().some(({ email }) => email === EMAIL)).toBe(false);
});

test('another language is spoken and remembered, or the failure is told', async () => {
  const { speak, spoken, calls, keys } = await atLink();
  await speak('nl');
  expect([spoken, keys()]).toEqual([['nl'], []]);
  calls.failNext(cut);
  await speak('en');
  expect([spoken, keys()]).toEqual([['nl'], [['shared.failures.unreachable.cut', 2000]]]);
});

describe('a new password', () => {
  const strong = { password: 'Nog-Geheimer-2026!', repeat: 'Nog-Geheimer-2026!' };

  test('is asked for with the address only, whoever has it', async () => {
    const { load } = await atLink();
    for (const email of [EDITOR, 'nobody@firma.example']) {
      const request = createActor((await load()).request).start();
      request.send({ type: 'email.submitted', email });
      await waitFor(request, (state) => state.matches('sent'));
    }
  });

  test('that could not be asked for says why', async () => {
    const { load, calls } = await atLink();
    calls.failNext(cut);
    const request = createActor((await load()).request, { clock: new SimulatedClock() }).start();
    request.send({ type: 'email.submitted', email: EDITOR });
    expect((await waitFor(request, (state) => state.matches({ asking: 'refused' }))).context.failure).toEqual(cut);
  });

  test('is confirmed, then leads to signing in, where only the new one opens', async () => {
    const { openReset, clock, way, gateway, notices } = await atLink();
    const reset = await openReset();
    await waitFor(reset, (state) => state.matches('open'));
    reset.send({ type: 'form.submitted', form: strong });
    await waitFor(reset, (state) => state.matches('saved'));
    expect(way).toEqual([]);
    clock.increment(newPassword.stay);
    expect([way, notices]).toEqual([[LOGIN], []]);
    expect(await gateway.signIn({ email: EDITOR, password: 'Kantoor-Welkom-26!' })()).toMatchObject({ _tag: 'Left' });
    await answered(gateway.signIn({ email: EDITOR, password: strong.password }));
  });

  test('signs out whoever is signed in first', async () => {
    const { openReset, session, told } = await atLink({ signedIn: true });
    await waitFor(await openReset(), (state) => state.matches('open'));
    expect([session.getSnapshot().value, told]).toEqual([{ signedOut: 'waiting' }, ['signed-out']]);
  });

  test.each([
    ['a wrong code', 'wrong', NOW, 'session.reset.linkInvalid'],
    ['an old one', undefined, NOW - 3_600_000, 'session.reset.linkExpired'],
  ])('by %s is told and leads to signing in', async (_, wrong, asked, key) => {
    const { openReset, keys, way } = await atLink();
    await waitFor(await openReset(wrong, asked), (state) => state.matches('invalid'));
    expect([keys(), way]).toEqual([[[key, 2000]], [LOGIN]]);
  });

  test.each<[string, Failure, string, number]>([
    ['a cut line', cut, 'session.reset.failed', 2000],
    [
      'a refused password',
      { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { password: 'VALUE_NOT_VALID' } },
      'shared.failures.fieldWithLabel',
      4000,
    ],
  ])('after %s can be tried again', async (_, failure, key, duration) => {
    const { openReset, calls, notices, way } = await atLink();
    const reset = await openReset();
    await waitFor(reset, (state) => state.matches('open'));
    calls.failNext(failure);
    reset.send({ type: 'form.submitted', form: strong });
    await waitFor(reset, (state) => state.matches('open'));
    expect(notices).toMatchObject([{ intent: 'error', key, duration }]);
    expect(way).toEqual([]);
  });
});
