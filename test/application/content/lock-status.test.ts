import { createActor } from 'xstate';
import { isLockLost, lockMessage } from '../../../src/application/content/lock-status';
import type { LockFailure } from '../../../src/domain/content/editor-lock';
import { editorLockMachine } from '../../../src/domain/content/editor-lock.machine';
import { ref, taken } from '../../domain/content/support/lock-events';

const { context } = createActor(editorLockMachine, { input: { ref, mayTakeOver: true } }).getSnapshot();
const gone: LockFailure = { kind: 'NotFound' };
const lockIn = (
  value: Parameters<typeof editorLockMachine.resolveState>[0]['value'],
  wasHeld: boolean,
  failure: LockFailure | null = taken,
) => editorLockMachine.resolveState({ value, context: { ...context, wasHeld, failure } });

test.each([
  ['free', 'holder', false],
  ['requesting', null, true],
  ['confirmingTakeover', 'question', true],
  ['takingOver', 'question', true],
  [{ held: 'idle' }, null, false],
  [{ held: 'saving' }, null, false],
  ['lost', 'lost', true],
  ['releasing', null, false],
] as const)(
  'a lock that is %j: %s is told above the item, and saving waits for it when somebody had it: %s (R-CON-06)',
  (value, told, isLost) => {
    expect(lockMessage(lockIn(value, false))).toBe(told);
    expect(isLockLost(lockIn(value, false))).toBe(false);
    expect(isLockLost(lockIn(value, true))).toBe(isLost);
  },
);

test('an item that is gone has no lock that is lost: it can be saved, to find that out', () => {
  expect([lockMessage(lockIn('lost', true, gone)), isLockLost(lockIn('lost', true, gone))]).toEqual([null, false]);
});
