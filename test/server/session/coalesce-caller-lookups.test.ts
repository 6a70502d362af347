import { coalesceCallerLookups } from '../../../server/session/coalesce-caller-lookups';
import type { Caller } from '../../../server/shared/endpoint';

const caller = (id: number): Caller => ({
  id,
  su: false,
  rights: [],
  websites: [],
  language: 'en',
  session: '',
  website: null,
});

/** Counted lookups; each returns the state at its start. */
const counted = () => {
  const state: { begun: (string | undefined)[]; id: number } = { begun: [], id: 1 };
  const look = coalesceCallerLookups((token) => {
    state.begun.push(token);
    return Promise.resolve(token === undefined ? null : caller(state.id));
  });
  return { state, look };
};

test('calls that come together share one look', async () => {
  const { state, look } = counted();
  const found = await Promise.all([look('a'), look('a'), Promise.resolve().then(() => look('a')), look('a')]);
  expect([state.begun, found.map((one) => one?.id)]).toEqual([['a'], [1, 1, 1, 1]]);
});

test('each token has a look of its own, and so has who brings none', async () => {
  const { state, look } = counted();
  await Promise.all([look('a'), look('b'), look(undefined), look(undefined)]);
  expect(state.begun.map(String).sort()).toEqual(['a', 'b', 'undefined', 'undefined']);
});

test('a look begins after the last of its calls has come, and serves no later one', async () => {
  const { state, look } = counted();
  const early = look('a');
  state.id = 2;
  expect((await early)?.id).toBe(2);
  state.id = 3;
  expect((await look('a'))?.id).toBe(3);
  expect(state.begun).toEqual(['a', 'a']);
});

test('a look that failed fails for its calls only', async () => {
  let calls = 0;
  const look = coalesceCallerLookups(() => (calls++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve(null)));
  const both = await Promise.allSettled([look('a'), look('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(look('a')).resolves.toBeNull();
});
