import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { inviteMachine } from '../../../src/application/access/invite.machine';
import { keepDraftWith } from '../../../src/application/shared/drafts/wire-draft';
import type { InvitationReport } from '../../../src/application/access/ports/invitations.port';
import type { Invitation } from '../../../src/domain/access/invite.rule';
import { NO_DRAFT, type DraftRef, type KeptDraft } from '../../../src/domain/shared/drafts/draft';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';
import { broke, done, nameOf, reached, restingStates, tableOf, walk } from '../../domain/support/walk';
import { aForm, keeperTelling } from '../support/form';

const base: Invitation = { emails: [''], usergroups: [], websites: ['1'] };
const mine: Invitation = { emails: ['Anna@firma.example', 'bo@firma.example', ''], usergroups: ['4'], websites: ['1'] };
const kept: KeptDraft<Invitation> = { base, mine, version: null, at: 1000 };
const everybody: Outcome<InvitationReport> = either.right({ refused: [] });
const some: Outcome<InvitationReport> = either.right({
  refused: [{ email: 'anna@firma.example', code: 'MAIL_FAILED' }],
});
const taken: Failure = { kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } };
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };

describe('inviting, every event in every state', () => {
  const steps = walk(inviteMachine, {
    input: { base, form: aForm(base), leave: () => undefined },
    outside: ({ value, context }, { type }) =>
      type !== 'person.typed' ? null : nameOf(value) === 'open' ? { ...context, form: aForm(mine) } : context,
    events: {
      'nothing kept': done('0.invite.opening', NO_DRAFT),
      'something kept': done('0.invite.opening', { ...NO_DRAFT, kept }),
      'drafts broken': broke('0.invite.opening'),
      'type': { type: 'person.typed' },
      'flush': { type: 'draft.flushed' },
      'resume': { type: 'draft.resumed' },
      'discard': { type: 'draft.discarded' },
      'dropped': done('0.invite.discarding', undefined),
      'not dropped': broke('0.invite.discarding'),
      'another': { type: 'draft.setAside' },
      'aside': done('0.invite.settingAside', undefined),
      'not aside': broke('0.invite.settingAside'),
      'invite': { type: 'invite.requested' },
      'all': done('0.invite.sending', everybody),
      'some': done('0.invite.sending', some),
      'none': done('0.invite.sending', either.left(taken)),
      'cut': done('0.invite.sending', either.left(cut)),
      'cleared': done('0.invite.invited', undefined),
      'not cleared': broke('0.invite.invited'),
    },
    remember: ({ form, offered, failure, refused }) => [form.read(), offered !== null, failure?.kind, refused],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(inviteMachine));
  });

  test('goes nowhere else', () => {
    expect(tableOf(steps)).toEqual({
      opening: { 'nothing kept': 'open', 'something kept': 'offering', 'drafts broken': 'open' },
      offering: { resume: 'open', discard: 'discarding', another: 'settingAside' },
      open: { discard: 'discarding', invite: 'open | sending' },
      discarding: { 'dropped': 'open', 'not dropped': 'open' },
      settingAside: { 'aside': 'open', 'not aside': 'open' },
      sending: { all: 'invited', some: 'open', none: 'open', cut: 'open' },
      invited: { 'cleared': 'left', 'not cleared': 'left' },
      left: {},
    });
  });
});

const started = async (found: KeptDraft<Invitation> | null = null) => {
  const [send, drop, aside] = [
    called<Outcome<InvitationReport>, Invitation>(),
    called<unknown, DraftRef>(),
    called<unknown, DraftRef>(),
  ];
  const form = aForm(base);
  const [said, keptNow]: [unknown[], unknown[]] = [[], []];
  let left = 0;
  const actor = createActor(
    inviteMachine.provide({
      actors: {
        findDraft: fromPromise(() => Promise.resolve({ ...NO_DRAFT, kept: found })),
        keepDraft: keepDraftWith<Invitation>(
          keeperTelling((what) => {
            if (what !== 'opened' && what !== 'closed') keptNow.push(what);
          }),
        ),
        dropDraft: fromPromise(drop.run),
        setDraftAside: fromPromise(aside.run),
        sendInvitation: fromPromise(send.run),
      },
      actions: {
        announceInvited: (_, { count }) => {
          said.push(['invited', count]);
        },
        announceRefused: (_, { count }) => {
          said.push(['refused', count]);
        },
        announceFailure: (_, { failure }) => {
          said.push(['failure', failure]);
        },
        announceProblems: () => {
          said.push('problems');
        },
      },
    }),
    {
      input: {
        base,
        form,
        leave: () => {
          left += 1;
        },
      },
    },
  ).start();
  const until = (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state);
  await until(found === null ? 'open' : 'offering');
  const invite = (draft: Invitation): void => {
    form.type(draft);
    actor.send({ type: 'invite.requested' });
  };
  return {
    actor,
    form,
    invite,
    send,
    drop,
    aside,
    said,
    keptNow,
    until,
    left: () => left,
    context: () => actor.getSnapshot().context,
  };
};

const sent = async () => {
  const world = await started();
  world.invite(mine);
  return world;
};

test('everybody invited: says how many people, empties the store of drafts, and leaves', async () => {
  const { send, drop, said, until, left } = await sent();
  expect(send.input()).toEqual(mine);
  send.answer(everybody);
  await until('invited');
  expect([said, left()]).toEqual([[['invited', 2]], 0]);
  drop.answer(undefined);
  await until('left');
  expect(left()).toBe(1);
});

test('some not invited: these stay in the form as they were typed, with the reason, and everything else as chosen', async () => {
  const { form, send, said, until, context, keptNow } = await sent();
  send.answer(some);
  await until('open');
  expect(said).toEqual([
    ['invited', 1],
    ['refused', 1],
  ]);
  expect(form.filled).toEqual([{ ...mine, emails: ['Anna@firma.example'] }]);
  expect(context()).toMatchObject({
    refused: [{ email: 'anna@firma.example', code: 'MAIL_FAILED' }],
  });
  expect(keptNow).toEqual([mine, { ...mine, emails: ['Anna@firma.example'] }]);
});

test('nobody invited, because all are users: each address has the reason', async () => {
  const { form, send, said, until, context } = await sent();
  send.answer(either.left(taken));
  await until('open');
  expect(said).toEqual([['failure', taken]]);
  expect([form.read(), form.filled]).toEqual([mine, []]);
  expect(context()).toMatchObject({
    refused: [
      { email: 'anna@firma.example', code: 'NOT_UNIQUE' },
      { email: 'bo@firma.example', code: 'NOT_UNIQUE' },
    ],
  });
});

test('a cut line keeps everything, and the next try forgets the failure', async () => {
  const { actor, form, send, until, context } = await sent();
  send.answer(either.left(cut));
  await until('open');
  expect(context()).toMatchObject({ failure: cut, refused: [] });
  expect(form.read()).toEqual(mine);
  actor.send({ type: 'invite.requested' });
  expect(context().failure).toBeNull();
});

test('a form that its rule refuses is not sent', async () => {
  const { invite, send, said } = await started();
  invite(base);
  expect([said, send.times()]).toEqual([['problems'], 0]);
});

test('a second press while the first is on its way asks once', async () => {
  const { actor, send } = await sent();
  actor.send({ type: 'invite.requested' });
  expect(send.times()).toBe(1);
});

describe('unsaved work', () => {
  test('is kept as it is typed, and at once when told to', async () => {
    const { actor, form, keptNow } = await started();
    expect(keptNow).toEqual([]);
    form.type(mine);
    actor.send({ type: 'draft.flushed' });
    expect(keptNow).toEqual([mine, 'flushed']);
  });

  test('that was found is offered, and comes back whole', async () => {
    const { actor, context, form, keptNow } = await started(kept);
    expect([context().offered, form.read()]).toEqual([kept, base]);
    actor.send({ type: 'draft.resumed' });
    expect([context().offered, form.filled]).toEqual([null, [mine]]);
    expect(keptNow).toEqual([mine]);
  });

  test('that is thrown away leaves the form as it opens', async () => {
    const { actor, drop, form, until, context } = await started(kept);
    actor.send({ type: 'draft.discarded' });
    drop.answer(undefined);
    await until('open');
    expect([context().offered, form.filled]).toEqual([null, [base]]);
  });

  test('that is to wait is set aside, and the form is as it opens (R-SHR-15)', async () => {
    const { actor, aside, drop, form, until, context } = await started(kept);
    actor.send({ type: 'draft.setAside' });
    aside.answer(undefined);
    await until('open');
    expect([context().offered, form.read(), drop.times()]).toEqual([null, base, 0]);
  });
});
