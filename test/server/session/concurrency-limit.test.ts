import { ConcurrencyLimit } from '../../../server/session/concurrency-limit';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

// Rule R-SES-25.
test('works one at a time, lets priority pass, refuses whoever finds the queue full, and goes on after a failure', async () => {
  const turns = new ConcurrencyLimit(1, 2);
  const began: string[] = [];
  const work = (name: string) => {
    let [end, fail]: (() => void)[] = [];
    const done = new Promise<string>((resolve, reject) => {
      end = () => {
        resolve(name);
      };
      fail = () => {
        reject(new Error(name));
      };
    });
    const run = (hasPriority: boolean): Promise<string> =>
      turns.run(hasPriority, () => {
        began.push(name);
        return done;
      });
    return { run, end: () => end?.(), fail: () => fail?.() };
  };
  const [first, second, third, refused, owner] = [
    work('first'),
    work('second'),
    work('third'),
    work('refused'),
    work('owner'),
  ];
  const running = [first.run(false), second.run(false), third.run(false)];
  await expect(refused.run(false)).rejects.toMatchObject({ status: 429, details: { headers: { 'Retry-After': '5' } } });
  const known = owner.run(true);
  await tick();
  expect([began, turns.isIdle]).toEqual([['first'], false]);
  first.fail();
  await expect(running[0]).rejects.toThrow('first');
  expect(began).toEqual(['first', 'owner']);
  owner.end();
  await expect(known).resolves.toBe('owner');
  second.end();
  third.end();
  expect(await Promise.all(running.slice(1))).toEqual(['second', 'third']);
  expect([began, turns.isIdle]).toEqual([['first', 'owner', 'second', 'third'], true]);
});
