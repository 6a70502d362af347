import { createFairQueue } from '../../../server/shared/fair-queue';

/** A queue with two workers; the test ends their work. */
const started = () => {
  const run = createFairQueue(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (owner: number, name: string): Promise<string> =>
    run(
      owner,
      () =>
        new Promise((resolve) => {
          begun.push(name);
          ends.set(name, () => {
            resolve(name);
          });
        }),
    );
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { run, begun, add, end };
};

test('a person who waits for many does not hold up the others', async () => {
  const { begun, add, end } = started();
  const all = [add(1, 'a1'), add(1, 'a2'), add(1, 'a3'), add(2, 'b1'), add(2, 'b2'), add(3, 'c1')];
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(begun.slice(3)).toEqual(['b2']);
  await end('c1');
  expect(begun.slice(4)).toEqual(['a2']);
  for (const name of ['b2', 'a2', 'a3']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('work that fails fails alone', async () => {
  const { run, add, begun, end } = started();
  const failing = run(1, () => Promise.reject(new Error('broken')));
  const next = add(1, 'a2');
  await expect(failing).rejects.toThrow('broken');
  await end('a2');
  expect([begun, await next]).toEqual([['a2'], 'a2']);
});
