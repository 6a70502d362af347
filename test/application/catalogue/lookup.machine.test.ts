import { either, taskEither } from 'fp-ts';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { featureNamesMachine } from '../../../src/application/catalogue/feature-names.machine';
import { LOOKUP_REST, lookupMachineOf } from '../../../src/application/catalogue/lookup.machine';
import type { EtimChoices, FoundFeature } from '../../../src/application/catalogue/ports/etim-choices.port';
import { wireFeatureLookup, wireFeatureNames } from '../../../src/application/catalogue/wire-etim';
import type { Failure } from '../../../src/domain/shared/failure';
import { after, done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const WIDTH: FoundFeature = { id: '1', code: 'EF000008', label: 'Breedte', unit: 'mm' };

describe('a search for features (R-CAT-42), every event in every state', () => {
  const machine = lookupMachineOf<FoundFeature>();
  const steps = walk(machine, {
    input: undefined,
    events: {
      'two letters': { type: 'text.changed', text: 'br' },
      'one letter': { type: 'text.changed', text: ' b ' },
      'rest': after('rest', 'lookup.waiting'),
      'came': done('0.lookup.asking', either.right([WIDTH])),
      'did not come': done('0.lookup.asking', either.left(CUT)),
      'retry': { type: 'retry.requested' },
    },
    remember: ({ text, found, failure }) => [text, found.length, failure?.kind],
  });

  test('goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
    const typing = { 'two letters': 'waiting', 'one letter': 'idle' };
    expect(tableOf(steps)).toEqual({
      idle: { 'two letters': 'waiting' },
      waiting: { 'one letter': 'idle', 'rest': 'asking' },
      asking: { ...typing, 'came': 'shown', 'did not come': 'failed' },
      shown: typing,
      failed: { ...typing, retry: 'asking' },
    });
  });

  test('shows nothing for one letter', () => {
    for (const { event, after: next } of steps) if (event === 'one letter') expect(next.context.found).toEqual([]);
  });
});

/** Choices whose calls are answered by these, in order. */
const choicesWith = (answers: readonly (readonly FoundFeature[] | Failure)[]) => {
  const asked: string[] = [];
  const left = [...answers];
  const choices: EtimChoices = {
    features: (text) => {
      asked.push(text);
      const answer = left.shift() ?? [];
      return 'kind' in answer ? taskEither.left(answer) : taskEither.right(answer);
    },
    categories: () => taskEither.right([]),
  };
  return { asked, choices };
};

test('a search asks once the typing rests (R-SHR-12)', async () => {
  const { asked, choices } = choicesWith([[WIDTH]]);
  const clock = new SimulatedClock();
  const actor = createActor(wireFeatureLookup(choices), { clock }).start();
  actor.send({ type: 'text.changed', text: 'br' });
  clock.increment(LOOKUP_REST - 1);
  actor.send({ type: 'text.changed', text: 'bree ' });
  clock.increment(LOOKUP_REST);
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect([asked, context.found]).toEqual([['bree'], [WIDTH]]);
});

describe('the names of codes (R-CAT-44)', () => {
  test('go where they may', () => {
    const steps = walk(featureNamesMachine, {
      input: undefined,
      events: {
        'one': { type: 'codes.seen', codes: ['EF1'] },
        'two': { type: 'codes.seen', codes: ['EF1', 'EF2', 'EF2'] },
        'found': done('0.feature-names.asking', either.right({ id: '1', label: 'One', code: 'EF1' })),
        'nobody has it': done('0.feature-names.asking', either.right(null)),
        'did not come': done('0.feature-names.asking', either.left(CUT)),
        'retry': { type: 'retry.requested' },
      },
      remember: ({ asked, found, missing }) => [asked, found.map(({ code }) => code), missing],
    });
    expect(reached(steps)).toEqual(restingStates(featureNamesMachine));
    for (const { after: next } of steps) {
      const { asked, found, missing } = next.context;
      const all = [...asked, ...found.map(({ code }) => code), ...missing];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('are asked for one by one and once, and again after a failure', async () => {
    const { asked, choices } = choicesWith([[WIDTH], [{ ...WIDTH, code: 'EF0000081' }], CUT, []]);
    const actor = createActor(wireFeatureNames(choices)).start();
    const seen = async (...codes: readonly string[]) => {
      actor.send({ type: 'codes.seen', codes });
      return waitFor(actor, (state) => !state.matches('asking'));
    };
    const { context } = await seen('EF000008', 'EF9', 'EF000008');
    expect(context.found).toEqual([{ id: '1', label: 'Breedte', code: 'EF000008' }]);
    expect(context.missing).toEqual(['EF9']);
    expect((await seen('EF000008', 'EF9', 'EF7')).value).toBe('unreached');
    expect((await seen('EF7')).context.missing).toEqual(['EF9', 'EF7']);
    expect(asked).toEqual(['EF000008', 'EF9', 'EF7', 'EF7']);
  });

  test('stay in the queue when one cannot be looked up, and are asked for on request', async () => {
    const { asked, choices } = choicesWith([CUT, [], []]);
    const actor = createActor(wireFeatureNames(choices)).start();
    actor.send({ type: 'codes.seen', codes: ['EF7', 'EF8'] });
    const failed = await waitFor(actor, (state) => state.matches('unreached'));
    expect(failed.context.asked).toEqual(['EF7', 'EF8']);
    actor.send({ type: 'retry.requested' });
    const { context } = await waitFor(actor, (state) => state.matches('idle') && state.context.asked.length === 0);
    expect(context.missing).toEqual(['EF7', 'EF8']);
    expect(asked).toEqual(['EF7', 'EF7', 'EF8']);
  });
});
