import { either } from 'fp-ts';
import { flagSavingMachine } from '../../../../src/application/shared/flags/flag-saving.machine';
import type { Failure } from '../../../../src/domain/shared/failure';
import { done, follow, reached, restingStates, tableOf, walk } from '../../../domain/support/walk';

const SAVE = '0.flag-saving.saving';
const refusal: Failure = { kind: 'Forbidden' };
const input = { id: '7', field: 'active', value: true };
const events = {
  'wish on': { type: 'flag.wished', value: true },
  'wish off': { type: 'flag.wished', value: false },
  'deletion': { type: 'deletion.started' },
  'sign out': { type: 'person.left' },
  'saved': done(SAVE, either.right(undefined)),
  'refused': done(SAVE, either.left(refusal)),
  'gone': done(SAVE, either.left({ kind: 'NotFound' })),
};

describe('saving one flag (R-SHR-55), every event in every state', () => {
  const steps = walk(flagSavingMachine, {
    input,
    events,
    remember: ({ value, wanted, isBeingDeleted, isSilent }) => [value, wanted, isBeingDeleted, isSilent],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(flagSavingMachine));
    expect(tableOf(steps)).toEqual({
      saving: { saved: 'finished | saving', refused: 'finished | saving', gone: 'finished | saving' },
      finished: {},
    });
  });

  test('it ends with what was wished last, and saves the last wish otherwise', () => {
    for (const { before, event, after } of steps) {
      if (!['saved', 'refused', 'gone'].includes(event) || before.status !== 'active') continue;
      expect(after.context.value).toBe(before.context.wanted);
      expect(after.value).toBe(before.context.wanted === before.context.value ? 'finished' : 'saving');
    }
  });

  test('what is on its way is not changed by a wish', () => {
    for (const { before, event, after } of steps)
      if (!['saved', 'refused', 'gone'].includes(event)) expect(after.context.value).toBe(before.context.value);
  });

  test.each([
    [['sign out', 'saved'], 'finished'],
    [['wish off', 'sign out', 'saved'], 'finished'],
    [['wish off', 'wish on', 'saved'], 'finished'],
    [['wish off', 'saved', 'refused'], 'finished'],
    [['sign out', 'wish off', 'saved'], 'saving'],
  ])('%j leads to %s', (happenings, state) => {
    expect(follow(flagSavingMachine, input, events, happenings).at(-1)).toMatch(new RegExp(`> ${state}$`));
  });
});
