import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ownFormMachineOf } from '../../../src/application/session/own-form.machine';
import { keepDraftWith } from '../../../src/application/shared/drafts/wire-draft';
import { basicsRule, type Basics } from '../../../src/domain/session/profile.rule';
import { NO_DRAFT, type DraftRef, type KeptDraft } from '../../../src/domain/shared/drafts/draft';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';
import { broke, done, nameOf, reached, restingStates, tableOf, walk } from '../../domain/support/walk';
import { aForm, keeperTelling } from '../support/form';

const base: Basics = { firstname: 'Anna', surname: 'Vos', email: 'anna@firma.example' };
const mine: Basics = { ...base, surname: 'de Vos ' };
const stored: Basics = { ...base, surname: 'de Vos' };
const bad: Basics = { ...base, email: 'anna' };
const kept: KeptDraft<Basics> = { base, mine, version: null, at: 1000 };
const taken: Failure = { kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } };
const machine = ownFormMachineOf<Basics>();

/** The values that a person types, by event of the walk. */
const TYPED = new Map([
  ['typed.mine', mine],
  ['typed.bad', bad],
]);

describe('a form about oneself, every event in every state', () => {
  const steps = walk(machine, {
    input: { base, rule: basicsRule, form: aForm(base) },
    outside: ({ value, context }, { type }) => {
      const draft = TYPED.get(type);
      return draft === undefined ? null : nameOf(value) === 'open' ? { ...context, form: aForm(draft) } : context;
    },
    events: {
      'nothing kept': done('0.ownForm.opening', NO_DRAFT),
      'something kept': done('0.ownForm.opening', { ...NO_DRAFT, kept }),
      'drafts broken': broke('0.ownForm.opening'),
      'type': { type: 'typed.mine' },
      'type what is wrong': { type: 'typed.bad' },
      'flush': { type: 'draft.flushed' },
      'resume': { type: 'draft.resumed' },
      'discard': { type: 'draft.discarded' },
      'dropped': done('0.ownForm.discarding', undefined),
      'not dropped': broke('0.ownForm.discarding'),
      'another': { type: 'draft.setAside' },
      'aside': done('0.ownForm.settingAside', undefined),
      'not aside': broke('0.ownForm.settingAside'),
      'save': { type: 'save.requested' },
      'taken over': done('0.ownForm.saving', either.right({ next: stored })),
      'refused': done('0.ownForm.saving', either.left(taken)),
      'cleared': done('0.ownForm.saved', undefined),
      'not cleared': broke('0.ownForm.saved'),
    },
    remember: ({ form, offered, failure }) => [form.read(), offered !== null, failure?.kind],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
  });

  test('goes nowhere else', () => {
    expect(tableOf(steps)).toMatchObject({
      opening: { 'nothing kept': 'open', 'something kept': 'offering', 'drafts broken': 'open' },
      offering: { resume: 'open', discard: 'discarding', another: 'settingAside' },
      settingAside: { 'aside': 'open', 'not aside': 'open' },
      discarding: { 'dropped': 'open', 'not dropped': 'open' },
      saving: { 'taken over': 'saved', 'refused': 'open' },
      saved: { 'cleared': 'open', 'not cleared': 'open' },
    });
    expect(tableOf(steps)['open']).toMatchObject({ discard: 'discarding', save: 'open | saving' });
  });
});

const started = async (found: KeptDraft<Basics> | null = null) => {
  const [save, drop] = [
    called<Outcome<{ readonly next: Basics }>, { readonly base: Basics; readonly values: Basics }>(),
    called<unknown, DraftRef>(),
  ];
  const form = aForm(base);
  const [said, keptNow]: [unknown[], unknown[]] = [[], []];
  const actor = createActor(
    machine.provide({
      actors: {
        findDraft: fromPromise(() => Promise.resolve({ ...NO_DRAFT, kept: found })),
        keepDraft: keepDraftWith<Basics>(
          keeperTelling((what) => {
            if (what !== 'opened' && what !== 'closed') keptNow.push(what);
          }),
        ),
        dropDraft: fromPromise(drop.run),
        saveForm: fromPromise(save.run),
      },
      actions: {
        announceSaved: () => {
          said.push('saved');
        },
        announceFailure: (_, { failure }) => {
          said.push(failure);
        },
        announceProblems: () => {
          said.push('problems');
        },
      },
    }),
    { input: { base, rule: basicsRule, form } },
  ).start();
  const until = (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state);
  await until(found === null ? 'open' : 'offering');
  const send = (values: Basics): void => {
    form.type(values);
    actor.send({ type: 'save.requested' });
  };
  return { actor, form, save, send, drop, said, keptNow, until, context: () => actor.getSnapshot().context };
};

test('what is wrong, or nothing new, is not sent', async () => {
  const { actor, said, send } = await started();
  send(bad);
  send(base);
  expect([said, nameOf(actor.getSnapshot().value)]).toEqual([['problems', 'problems'], 'open']);
});

test('what was typed is kept, and what came back is kept again before the next key', async () => {
  const { form, keptNow } = await started();
  form.type(mine);
  expect(keptNow).toEqual([mine]);
  const again = await started(kept);
  again.actor.send({ type: 'draft.resumed' });
  expect([again.form.filled, again.keptNow]).toEqual([[mine], [mine]]);
});

test('R-SHR-15: work that is picked up is laid over what is stored now', async () => {
  const before: Basics = { ...base, email: 'anna.vos@firma.example' };
  const { actor, form } = await started({ ...kept, base: before, mine: { ...before, surname: 'de Vos' } });
  actor.send({ type: 'draft.resumed' });
  expect(form.read()).toEqual({ ...base, surname: 'de Vos' });
});

test('a refused save leaves the words in the form, with the reason', async () => {
  const { form, save, send, said, context, until } = await started();
  send(mine);
  save.answer(either.left(taken));
  await until('open');
  expect(context()).toMatchObject({ base, failure: taken });
  expect([form.read(), form.filled]).toEqual([mine, []]);
  expect(said).toEqual([taken]);
});
