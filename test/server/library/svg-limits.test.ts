import { sanitizeSvg } from '../../../server/library/svg';

/** Seconds that a drawing may take; the real limit would make this test as long. */
jest.mock('../../../server/shared/image-processing', () => ({
  ...jest.requireActual<object>('../../../server/shared/image-processing'),
  IMAGE_TIMEOUT: 3,
}));

/** As under load: a process is ready after more than the limit. */
const LATE = 'data:text/javascript,await%20new%20Promise((go)=>setTimeout(go,4000))';

jest.mock('node:child_process', () => {
  const { fork } = jest.requireActual<{ fork: (path: string, options: object) => unknown }>('node:child_process');
  return {
    fork: (path: string, options: object) =>
      fork(path, { ...options, env: { ...process.env, NODE_OPTIONS: `--import ${LATE}` } }),
  };
});

test('the time limit of a drawing does not count the start of its process (R-LIB-08)', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><rect/></svg>');
  expect(await sanitizeSvg(drawing)).toMatchObject({ width: 9, height: 6 });
}, 60_000);
