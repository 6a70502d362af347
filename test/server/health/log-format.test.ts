import { logLines } from '../../../server/http/log-format';

const MOMENT = Date.UTC(2026, 10, 30, 8, 5);
const REQUEST = {
  method: 'GET',
  target: '/api/user/12?general=secret',
  route: '/api/user/:id',
  status: 200,
  ms: 12.4,
  id: 'a1',
};

// Rule R-RUN-02.
describe('the log', () => {
  const [text, json] = [logLines('text'), logLines('json')];
  const time = '2026-11-30T08:05:00.000Z';

  it('has a line for each request, without its query', () => {
    expect(text.request(MOMENT, REQUEST)).toBe(`${time} GET /api/user/12 200 12ms a1`);
    const fields = { message: 'request', method: 'GET', path: '/api/user/12', route: '/api/user/:id' };
    expect(JSON.parse(json.request(MOMENT, REQUEST))).toEqual({
      ...{ time, level: 'info', ...fields },
      ...{ status: 200, ms: 12, requestId: 'a1' },
    });
    expect(JSON.parse(json.request(MOMENT, { ...REQUEST, status: 503 }))).toMatchObject({ level: 'error' });
  });

  it('has a line for a blocked event loop, a defect and a message', () => {
    expect(text.blocked(MOMENT, 812.3, ['GET /api/user'])).toBe(`${time} BLOCKED 812ms during GET /api/user`);
    expect(text.blocked(MOMENT, 812.3, [])).toBe(`${time} BLOCKED 812ms during no request`);
    expect(JSON.parse(json.blocked(MOMENT, 812.3, ['GET /api/user']))).toEqual({
      ...{ time, level: 'warning', message: 'blocked' },
      ...{ ms: 812, requests: ['GET /api/user'] },
    });
    expect([text.defect(MOMENT, 'Error: x'), text.defect(MOMENT, 'Error: x', 'a1')]).toEqual([
      'Error: x',
      'a1 Error: x',
    ]);
    const defect = json.defect(MOMENT, 'Error: x\n  at y', 'a1');
    expect(defect).not.toContain('\n');
    expect(JSON.parse(defect)).toEqual({ time, level: 'error', message: 'Error: x\n  at y', requestId: 'a1' });
    expect(text.message(MOMENT, '\nready\n')).toBe('\nready\n');
    expect(JSON.parse(json.message(MOMENT, '\nready\n'))).toEqual({ time, level: 'info', message: 'ready' });
  });
});
