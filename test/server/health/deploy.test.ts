import { addressOfNew, isOnServer } from '../support/demo-database';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

const [PEOPLE, SAVES] = [10, 12];

const running: TestServer[] = [];
afterAll(() => Promise.all(running.map(({ close }) => close())));

// Rule R-RUN-04. `ready` stands for a load balancer, which sends each call to the server that is ready.
it('loses no save when a second server takes over from the first', async () => {
  // Two servers need a shared database, which an embedded one cannot be.
  if (!isOnServer) return;
  const databaseUrl = await addressOfNew('demo');
  const first = await openTestServer({ databaseUrl });
  const second = await openTestServer({ databaseUrl });
  running.push(second);
  const browser = await signedInAs(first, { su: true, websites: [1] });
  const cookie = `${browser.cookie}; ${browser.browserCookie}`;
  const [old, next] = [await first.server.listen(0), await second.server.listen(0)];
  let ready = old;
  let stored = 0;
  let stopped: Promise<void> | undefined;
  const save = async (reason: string): Promise<number> => {
    const { status } = await fetch(`${ready}/api/holidays`, {
      method: 'POST',
      headers: { 'Cookie': cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ date: '2027-04-27', reason }),
    });
    stored += 1;
    if (stored === (PEOPLE * SAVES) / 2) {
      ready = next;
      stopped = first.server.stop();
    }
    return status;
  };
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      const statuses: number[] = [];
      for (let place = 0; place < SAVES; place += 1) statuses.push(await save(`Uitrol ${person}.${place}`));
      return statuses;
    }),
  );
  await stopped;
  expect(new Set(answers.flat())).toEqual(new Set([201]));
  const list = await fetch(`${next}/api/holidays?reason=Uitrol&perPage=100`, { headers: { Cookie: cookie } });
  const { meta } = (await list.json()) as { meta: { pagination: { total: number } } }; // cast: the API sends this type
  expect(meta.pagination.total).toBe(PEOPLE * SAVES);
});
