import { delayCheck, RecentRequests } from '../../../server/http/event-loop';

const MINUTE = 60_000;

test('a delay of the event loop over 100 ms is reported with the requests of that time, once a minute (R-INS-28)', () => {
  const [requests, reports, clock] = [
    new RecentRequests(),
    new Array<readonly [number, readonly string[]]>(),
    { now: 0 },
  ];
  const delay = {
    max: 0,
    reset: () => {
      delay.max = 0;
    },
  };
  const look = delayCheck({ delay, requests, now: () => clock.now, onBlocked: (...of) => reports.push(of) });
  const after = (milliseconds: number): void => {
    delay.max = milliseconds * 1e6;
    look();
  };
  requests.start('GET', '/api/blog?general=secret')();
  after(90);
  requests.start('PUT', '/api/popup/12?x=1');
  requests.start('GET', '/api/user/anna@kantoor.example')();
  after(822);
  expect(reports).toEqual([[812, ['GET /api/user/…', 'PUT /api/popup/12']]]);
  clock.now = MINUTE - 1;
  after(500);
  expect(reports).toHaveLength(1);
  clock.now = MINUTE;
  after(500);
  expect(reports[1]).toEqual([490, ['PUT /api/popup/12']]);
});
