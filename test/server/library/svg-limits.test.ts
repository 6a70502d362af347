import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sanitizeSvg } from '../../../server/library/svg';

/** Time limit of a drawing in seconds; the test takes at least as long. */
jest.mock('../../../server/shared/image-processing', () => ({
  ...jest.requireActual<object>('../../../server/shared/image-processing'),
  IMAGE_TIMEOUT: 3,
}));

/** The processes that were started. */
const mockStarted: ChildProcess[] = [];
/** Simulates load: the first process is ready only after the limit. */
const LATE = 'data:text/javascript,await%20new%20Promise((go)=>setTimeout(go,4000))';

jest.mock('node:child_process', () => {
  const { fork } = jest.requireActual<{ fork: (path: string, options: object) => ChildProcess }>('node:child_process');
  return {
    fork: (path: string, options: object) => {
      const isFirst = mockStarted.length === 0;
      const started = fork(path, {
        ...options,
        ...(isFirst && { env: { ...process.env, NODE_OPTIONS: `--import ${LATE}` } }),
      });
      mockStarted.push(started);
      return started;
    },
  };
});

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><rect/></svg>');

test('the time limit of a drawing does not count the start of its process (R-LIB-22)', async () => {
  expect(await sanitizeSvg(DRAWING)).toMatchObject({ width: 9, height: 6 });
}, 60_000);

test('drawings follow each other in one process, and in another where it has ended', async () => {
  await sanitizeSvg(DRAWING);
  await sanitizeSvg(DRAWING);
  const [first, ...others] = mockStarted;
  expect(others).toEqual([]);
  const ended = once(first ?? process, 'exit');
  first?.kill('SIGKILL');
  await ended;
  expect(await sanitizeSvg(DRAWING)).toMatchObject({ width: 9, height: 6 });
  expect(mockStarted).toHaveLength(2);
}, 60_000);
