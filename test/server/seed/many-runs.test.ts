import { seedManyRuns, wantedRuns } from '../../../server/seed/many/runs';
import { bodyOf } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

test('adds runs until there are as many as wanted, and none a second time; the queue lists them', async () => {
  const { db } = testServer.services;
  const reader = await signedInAs(testServer, { su: true });
  const listed = async () => bodyOf<{ readonly queue: readonly object[] }>(await reader.get('queue')).queue.length;
  const present = await listed();
  expect(await seedManyRuns(db, testServer.clock.now, present + 60)).toBe(60);
  expect(await seedManyRuns(db, testServer.clock.now, present + 60)).toBe(0);
  expect(await listed()).toBe(present + 60);
});

test('takes a number from the environment, and says what else is none', () => {
  expect([wantedRuns(undefined), wantedRuns(''), wantedRuns('500')]).toEqual([10_000, 10_000, 500]);
  for (const wrong of ['0', '-1', '1.5', 'many', '20001'])
    expect(() => wantedRuns(wrong)).toThrow('RUNS must be a number from 1 to 20000');
});
