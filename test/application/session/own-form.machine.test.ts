import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ownFormMachineOf } from '../../../src/application/session/own-form.machine';
import type { KeptDraft } from '../../../src/application/shared/ports/drafts.port';
import { basicsRule, type Basics } from '../../../src/domain/session/profile.rule';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';
import { broke, done, nameOf, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const base: Basics = { firstname: 'Anna', surname: 'Vos', email: 'anna@firma.example' };
const mine: Basics = { ...base, surname: 'de Vos ' };
const stored: Basics = { ...base, surname: 'de Vos' };
const bad: Basics = { ...base, email: 'anna' };
const kept: KeptDraft<Basics> = { base, mine, version: null, at: 1000 };
const taken: Failure = { kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } };
const machine = ownFormMachineOf<Basics>();

describe('a form about oneself, every event in every state', () => {
  const steps = walk(machine, {
    input: { base, rule: basicsRule },
    events: {
      'nothing kept': done('0.ownForm.opening', null),
      'something kept': done('0.ownForm.opening', kept),
      'drafts broken': broke('0.ownForm.opening'),
      'type': { type: 'draft.changed', draft: mine },
      'flush': { type: 'draft.flushed' },
      'resume': { type: 'draft.resumed' },
      'discard': { type: 'draft.discarded' },
      'dropped': done('0.ownForm.discarding', undefined),
      'not dropped': broke('0.ownForm.discarding'),
      'save': { type: 'save.requested', values: mine },
      'save what is wrong': { type: 'save.requested', values: bad },
      'save nothing new': { type: 'save.requested', values: base },
      'taken over': done('0.ownForm.saving', either.right({ next: stored })),
      'refused': done('0.ownForm.saving', either.left(taken)),
      'cleared': done('0.ownForm.saved', undefined),
      'not cleared': broke('0.ownForm.saved'),
    },
    remember: ({ offered, failure }) => [offered !== null, failure?.kind],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
  });

  test('goes nowhere else', () => {
    expect(tableOf(steps)).toMatchObject({
      opening: { 'nothing kept': 'open', 'something kept': 'offering', 'drafts broken': 'open' },
      offering: { resume: 'open', discard: 'discarding' },
      discarding: { 'dropped': 'open', 'not dropped': 'open' },
      saving: { 'taken over': 'saved', 'refused': 'open' },
      saved: { 'cleared': 'open', 'not cleared': 'open' },
    });
    expect(tableOf(steps)['open']).toMatchObject({ discard: 'discarding', save: 'saving' });
  });
});

const started = async (found: KeptDraft<Basics> | null = null) => {
  const [save, drop] = [
    called<Outcome<{ readonly next: Basics }>, { readonly values: Basics }>(),
    called<unknown, unknown>(),
  ];
  const [said, keptNow]: [unknown[], unknown[]] = [[], []];
  const actor = createActor(
    machine.provide({
      actors: {
        findDraft: fromPromise(() => Promise.resolve(found)),
        keepDraft: fromCallback(({ receive }) => {
          receive((event) => {
            keptNow.push(event.type === 'draft.changed' ? event.draft : 'flush');
          });
        }),
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
    { input: { base, rule: basicsRule } },
  ).start();
  const until = (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state);
  await until(found === null ? 'open' : 'offering');
  return { actor, save, drop, said, keptNow, until, context: () => actor.getSnapshot().context };
};

test('what is wrong, or nothing new, is not sent', async () => {
  const { actor, said } = await started();
  actor.send({ type: 'save.requested', values: bad });
  actor.send({ type: 'save.requested', values: base });
  expect([said, nameOf(actor.getSnapshot().value)]).toEqual([['problems', 'problems'], 'open']);
});

test('what was typed is kept, and what came back is kept again before the next key', async () => {
  const { actor, keptNow } = await started();
  actor.send({ type: 'draft.changed', draft: mine });
  expect(keptNow).toEqual([mine]);
  const again = await started(kept);
  again.actor.send({ type: 'draft.resumed' });
  expect([again.context().mine, again.context().epoch, again.keptNow]).toEqual([mine, 1, [mine]]);
});

test('R-SHR-15: work that is picked up is laid over what is stored now', async () => {
  const before: Basics = { ...base, email: 'anna.vos@firma.example' };
  const { actor, context } = await started({ ...kept, base: before, mine: { ...before, surname: 'de Vos' } });
  actor.send({ type: 'draft.resumed' });
  expect(context().mine).toEqual({ ...base, surname: 'de Vos' });
});

test('a refused save leaves the words in the form, with the reason', async () => {
  const { actor, save, said, context, until } = await started();
  actor.send({ type: 'save.requested', values: mine });
  save.answer(either.left(taken));
  await until('open');
  expect(context()).toMatchObject({ base, mine, failure: taken, epoch: 0 });
  expect(said).toEqual([taken]);
});
