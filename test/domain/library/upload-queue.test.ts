import { either } from 'fp-ts';
import { MAX_FILE_BYTES, MAX_IMAGE_BYTES } from '../../../src/domain/library/file-type.rule';
import {
  stateAfter,
  MAX_PARALLEL_UPLOADS,
  visibleUploads,
  isPending,
  canRetry,
  MAX_VISIBLE_UPLOADS,
  progressOf,
  startable,
  uploadOf,
  uploadProblemOf,
  withState,
  type Upload,
  type UploadState,
} from '../../../src/domain/library/upload-queue';
import type { Failure } from '../../../src/domain/shared/failure';

/** A blob with a size only: its bytes are never read. */
const bytes = (size: number): Blob => Object.defineProperty(new Blob(['x']), 'size', { value: size });
const wish = (name: string, size = 10, folders: readonly string[] = []) => ({
  base: 'A',
  folders,
  name,
  body: bytes(size),
});
const inState = (id: string, state: UploadState, size = 10): Upload => ({
  ...uploadOf(id, wish(`${id}.txt`, size)),
  state,
});
const waiting = (id: string, size?: number) => inState(id, { kind: 'waiting' }, size);
const sending = (id: string, share = 0, size?: number) => inState(id, { kind: 'sending', share }, size);
const failed: UploadState = { kind: 'refused', problem: 'failed', failure: null };

describe('what is refused before anything is sent (R-LIB-07)', () => {
  test.each([
    ['a.txt', 1, null],
    ['a.txt', 0, 'empty'],
    ['a.exe', 1, 'type'],
    ['a', 1, 'type'],
    ['a.jpg', MAX_IMAGE_BYTES, null],
    ['a.jpg', MAX_IMAGE_BYTES + 1, 'size'],
    ['a.pdf', MAX_FILE_BYTES, null],
    ['a.pdf', MAX_FILE_BYTES + 1, 'size'],
    ['<b>.txt', 1, 'name'],
    [`${'x'.repeat(252)}.txt`, 1, 'name'],
  ] as const)('%s of %i bytes: %s', (name, size, problem) => {
    const { state } = uploadOf('1', wish(name, size));
    expect(state).toEqual(problem === null ? { kind: 'waiting' } : { kind: 'refused', problem, failure: null });
  });
  test('a folder that cannot be called so refuses what lies in it', () => {
    expect(uploadOf('1', wish('a.txt', 1, ['ok', '..'])).state).toMatchObject({ problem: 'name' });
  });
  test('names are tidied: of the file, and of the folders that come along', () => {
    expect(uploadOf('1', wish('  een   naam.txt', 1, [' Map '])).name).toBe('een naam.txt');
    expect(uploadOf('1', wish('a.txt', 1, [' Map '])).folders).toEqual(['Map']);
  });
});

test('a few are under way at once, the first ones first (R-LIB-07)', () => {
  const queue = ['1', '2', '3', '4', '5'].map((id) => waiting(id));
  expect(startable(queue)).toEqual(['1', '2', '3'].slice(0, MAX_PARALLEL_UPLOADS));
  expect(startable([sending('1'), inState('2', { kind: 'done', path: 'A/2.txt' }), ...queue.slice(2)])).toEqual([
    '3',
    '4',
  ]);
  expect(startable([sending('1'), sending('2'), sending('3'), waiting('4')])).toEqual([]);
  expect(startable([inState('1', failed), inState('2', { kind: 'cancelled' })])).toEqual([]);
});

test.each<[Failure, string]>([
  [{ kind: 'Conflict', code: 'DUPLICATE' }, 'exists'],
  [{ kind: 'Changed' }, 'changed'],
  [{ kind: 'Unsupported' }, 'unlike'],
  [{ kind: 'TooLarge' }, 'size'],
  [{ kind: 'Unsupported', found: 'heic' }, 'found'],
  [{ kind: 'Unsupported', reason: 'damaged' }, 'damaged'],
  [{ kind: 'Unsupported', reason: 'entities' }, 'entities'],
  [{ kind: 'TooLarge', limit: 'pixels' }, 'pixels'],
  [{ kind: 'TooLarge', limit: 'work' }, 'work'],
  [{ kind: 'Forbidden' }, 'failed'],
  [{ kind: 'Unreachable', reason: 'cut' }, 'failed'],
])('%j is told as %s', (failure, problem) => {
  expect(uploadProblemOf(failure)).toBe(problem);
});

test('after its call a file is done, refused, or waits for another session (R-LIB-07)', () => {
  expect(stateAfter(either.right('A/a.txt'))).toEqual({ kind: 'done', path: 'A/a.txt' });
  expect(stateAfter(either.left({ kind: 'Forbidden' }))).toEqual({
    kind: 'refused',
    problem: 'failed',
    failure: { kind: 'Forbidden' },
  });
  expect(stateAfter(either.left({ kind: 'Unauthenticated' }))).toEqual({ kind: 'waiting' });
});

test('what is under way, and what can be tried again', () => {
  const states: readonly UploadState[] = [
    { kind: 'waiting' },
    { kind: 'sending', share: 1 },
    { kind: 'done', path: 'A/a' },
    failed,
    { kind: 'cancelled' },
  ];
  expect(states.map((state) => isPending(inState('1', state)))).toEqual([true, true, false, false, false]);
  expect(states.map((state) => canRetry(inState('1', state)))).toEqual([false, false, false, true, true]);
});

test('the share of all bytes leaves out what does not come (R-LIB-07)', () => {
  expect(progressOf([])).toBe(1);
  expect(progressOf([waiting('1', 100)])).toBe(0);
  expect(
    progressOf([
      sending('1', 0.5, 300),
      inState('2', { kind: 'done', path: 'A/2' }, 100),
      inState('3', failed, 9000),
      inState('4', { kind: 'cancelled' }, 9000),
    ]),
  ).toBe(0.625);
});

test('one file changes, the others stay', () => {
  const [first, second] = [waiting('1'), waiting('2')];
  expect(withState([first, second], '2', failed)).toEqual([first, { ...second, state: failed }]);
});

test('what wants an answer is shown first, then what is under way; of thousands not every one (R-LIB-07)', () => {
  const refused = inState('5', { kind: 'refused', problem: 'exists', failure: null });
  const done = inState('1', { kind: 'done', path: 'A/1.txt' });
  const all = [
    done,
    waiting('2'),
    inState('3', { kind: 'cancelled' }),
    inState('4', { kind: 'sending', share: 0.5 }),
    refused,
  ];
  expect(visibleUploads(all).map(({ id }) => id)).toEqual(['5', '4', '2', '3', '1']);
  const many = [
    ...Array.from({ length: 1_000 }, (_, place) => inState(`d${String(place)}`, { kind: 'done', path: 'A/x' })),
    refused,
  ];
  expect([visibleUploads(many).length, visibleUploads(many)[0]]).toEqual([MAX_VISIBLE_UPLOADS, refused]);
});
