import { either, taskEither } from 'fp-ts';
import { setImmediate } from 'node:timers/promises';
import { createActor, waitFor } from 'xstate';
import { prefetchBlockTypes } from '../../../src/application/content/prefetch-block-types';
import { wireBlockTypes } from '../../../src/application/content/wire-block-types';
import type { BlockCatalogue } from '../../../src/application/content/ports/block-catalogue.port';

test('types of block are asked for ahead; what did not come is asked for again by whoever wants one', async () => {
  let calls = 0;
  const catalogue: BlockCatalogue = {
    parts: () => taskEither.right([]),
    all: () => () => {
      calls += 1;
      return Promise.resolve(calls === 1 ? either.left({ kind: 'Unreachable', reason: 'cut' }) : either.right([]));
    },
  };
  const prefetch = prefetchBlockTypes(catalogue);
  expect(calls).toBe(0);
  prefetch();
  await setImmediate();
  expect(calls).toBe(1);
  const picker = createActor(wireBlockTypes(catalogue)).start();
  expect((await waitFor(picker, ({ context }) => context.value !== null)).context.value).toEqual([]);
});
