import { delayLook, RecentRequests } from '../../../server/http/event-loop';

const MINUTE = 60_000;

test('a delay of the event loop over 100 ms is logged with the requests of that time, once a minute (R-INS-28)', () => {
  const [requests, lines, clock] = [new RecentRequests(), new Array<string>(), { now: 0 }];
  const delay = {
    max: 0,
    reset: () => {
      delay.max = 0;
    },
  };
  const look = delayLook({ delay, requests, now: () => clock.now, log: (line) => lines.push(line) });
  const after = (milliseconds: number): void => {
    delay.max = milliseconds * 1e6;
    look();
  };
  requests.start('GET', '/api/blog?general=secret')();
  after(90);
  requests.start('PUT', '/api/popup/12?x=1');
  requests.start('GET', '/api/user/anna@kantoor.example')();
  after(822);
  expect(lines).toEqual(['1970-01-01T00:00:00.000Z BLOCKED 812ms during GET /api/user/…, PUT /api/popup/12']);
  clock.now = MINUTE - 1;
  after(500);
  expect(lines).toHaveLength(1);
  clock.now = MINUTE;
  after(500);
  expect(lines[1]).toBe('1970-01-01T00:01:00.000Z BLOCKED 490ms during PUT /api/popup/12');
});
