import { Http } from '../../../src/adapters/http/shared/http';
import type { Fetch } from '../../../src/adapters/http/shared/transport';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { reportsContract } from './reports.contract';

/** A connection that records what is sent to the log, and answers as given. */
const lineThat = (answer: () => Promise<Response>) => {
  const arrived: string[] = [];
  const fetch: Fetch = (input, { method, body }) => {
    if (
      method === 'POST' &&
      new URL(input, 'http://kantoor.example').pathname === '/api/log' &&
      typeof body === 'string'
    )
      arrived.push(new URLSearchParams(body).get('message') ?? '');
    return answer();
  };
  const http = new Http(fetch, {
    base: '/api/',
    tab: 'a-tab',
    timeout: 1_000,
    onSignedIn: () => undefined,
    onAuthenticated: () => undefined,
    onUnauthenticated: () => undefined,
    onRightsChanged: () => undefined,
  });
  return { reports: http.reports, arrived: () => arrived };
};

reportsContract('memory', () => {
  const reports = new MemoryReports();
  return { reports, arrived: () => reports.sent() };
});
reportsContract('HTTP', () => lineThat(() => Promise.resolve(new Response('{}', { status: 201 }))));
reportsContract('HTTP on a line that is cut', () => lineThat(() => Promise.reject(new TypeError('fetch failed'))));
