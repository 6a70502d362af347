import { either } from 'fp-ts';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import type { Failure } from '../../../src/domain/shared/failure';
import { answered, refusal } from '../../contract/support/answered';

const fine = () => either.right('fine');

it('fails when told to, in that order, and then no more', async () => {
  const calls = new MemoryCalls();
  calls.failNext({ kind: 'NotFound' });
  calls.failNext({ kind: 'Unreachable', reason: 'server' });
  expect(await refusal(calls.answer(fine))).toEqual({ kind: 'NotFound' });
  expect(await refusal(calls.answer(fine))).toEqual({ kind: 'Unreachable', reason: 'server' });
  expect(await answered(calls.answer(fine))).toBe('fine');
});

it('does nothing of what fails or was cancelled', async () => {
  const calls = new MemoryCalls();
  let done = 0;
  const work = () => {
    done += 1;
    return either.right(undefined);
  };
  calls.failNext({ kind: 'TooLarge' });
  await refusal(calls.answer(work));
  expect(await refusal(calls.answer(work, { signal: AbortSignal.abort() }))).toEqual({
    kind: 'Unreachable',
    reason: 'cancelled',
  });
  expect(done).toBe(0);
});

it('takes its time, and hears that an answer is no longer wanted', async () => {
  jest.useFakeTimers();
  const calls = new MemoryCalls();
  calls.latency = 200;
  const stop = new AbortController();
  let answer: string | Failure | null = null;
  const waiting = answered(calls.answer(fine)).then((found) => {
    answer = found;
  });
  const cancelled = refusal(calls.answer(fine, { signal: stop.signal }));
  await jest.advanceTimersByTimeAsync(199);
  expect(answer).toBeNull();
  stop.abort();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(answer).toBe('fine');
  expect(await cancelled).toEqual({ kind: 'Unreachable', reason: 'cancelled' });
  jest.useRealTimers();
});

it('repeats a call when the person signed in again (R-SES-31)', async () => {
  const calls = new MemoryCalls(undefined, () => Promise.resolve(true));
  calls.failNext({ kind: 'Unauthenticated' });
  expect(await answered(calls.answer(fine))).toBe('fine');
});

it('tells that a session has ended, unless that is an answer', async () => {
  const ended = jest.fn();
  const calls = new MemoryCalls(ended);
  const nobody = () => either.left<Failure>({ kind: 'Unauthenticated' });
  await refusal(calls.answer(nobody, {}, true));
  expect(ended).not.toHaveBeenCalled();
  await refusal(calls.answer(nobody));
  calls.failNext({ kind: 'Unauthenticated' });
  await refusal(calls.answer(fine));
  expect(ended).toHaveBeenCalledTimes(2);
});
