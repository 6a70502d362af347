import { partMachine } from '../../../../src/domain/shared/parts/part.machine';
import {
  partAfter,
  partChange,
  partSteps,
  storedPart,
  withNewPart,
  withPartAfter,
  withPartValue,
  type Part,
  type Parts,
} from '../../../../src/domain/shared/parts/part';
import { reached, restingStates, tableOf, walk } from '../../support/walk';

const aNew = (key: string, value: number): Part<number> => ({ key, state: 'new', value });
const marked = (key: string, value: number): Part<number> => ({ key, state: 'marked', value });

describe('the life of a part, every event in every state (R-COM-04)', () => {
  test('a new part is discarded at once, a stored one is marked, restored, and removed by a save', () => {
    const steps = walk(partMachine, {
      events: {
        remove: { type: 'part.removed' },
        restore: { type: 'part.restored' },
        save: { type: 'part.saved' },
      },
      remember: () => null,
    });
    expect(reached(steps)).toEqual(restingStates(partMachine));
    expect(tableOf(steps)).toEqual({
      new: { remove: 'gone', save: 'stored' },
      stored: { remove: 'marked' },
      marked: { restore: 'stored', save: 'gone' },
      gone: {},
    });
  });

  test.each<[Part<number>, 'part.removed' | 'part.restored' | 'part.saved', Part<number> | null]>([
    [aNew('new-1', 1), 'part.removed', null],
    [aNew('new-1', 1), 'part.restored', aNew('new-1', 1)],
    [aNew('new-1', 1), 'part.saved', storedPart('new-1', 1)],
    [storedPart('7', 1), 'part.removed', marked('7', 1)],
    [storedPart('7', 1), 'part.saved', storedPart('7', 1)],
    [marked('7', 1), 'part.restored', storedPart('7', 1)],
    [marked('7', 1), 'part.removed', marked('7', 1)],
    [marked('7', 1), 'part.saved', null],
  ])('%j after %s is %j', (part, type, after) => {
    expect(partAfter(part, { type })).toEqual(after);
  });
});

describe('the parts of a draft', () => {
  test('a new part has a key that no other has, also when an earlier new one was discarded', () => {
    const two = withNewPart(withNewPart<number>([storedPart('9', 0)], 1), 2);
    expect(two.map(({ key }) => key)).toEqual(['9', 'new-1', 'new-2']);
    const without = withPartAfter(two, 'new-1', { type: 'part.removed' });
    expect(withNewPart(without, 3).map(({ key }) => key)).toEqual(['9', 'new-2', 'new-3']);
  });

  test('an event and a value reach the part with the key only', () => {
    const parts = [storedPart('1', 1), storedPart('2', 2)];
    expect(withPartAfter(parts, '2', { type: 'part.removed' })).toEqual([storedPart('1', 1), marked('2', 2)]);
    expect(withPartValue(parts, '1', 5)).toEqual([storedPart('1', 5), storedPart('2', 2)]);
  });

  test('each part says how it differs from what is stored', () => {
    const stored: Parts<number> = [storedPart('1', 1), storedPart('2', 2), storedPart('3', 3)];
    const draft = [storedPart('1', 1), storedPart('2', 20), marked('3', 3), aNew('new-1', 4)];
    expect(draft.map((part) => partChange(part, stored))).toEqual([null, 'changed', 'marked', 'new']);
  });
});

describe('the calls of a save (R-COM-05)', () => {
  test('removals come first, then changes, then additions; what is as stored takes none', () => {
    const stored = [storedPart('1', 1), storedPart('2', 2), storedPart('3', 3)];
    const draft = [aNew('new-1', 4), storedPart('1', 10), marked('2', 2), storedPart('3', 3)];
    expect(partSteps(stored, draft)).toEqual([
      { kind: 'remove', part: marked('2', 2) },
      { kind: 'change', part: storedPart('1', 10), before: 1 },
      { kind: 'add', part: aNew('new-1', 4) },
    ]);
    expect(partSteps(stored, stored)).toEqual([]);
  });
});
