import { createMetrics } from '../../../server/health/metrics';
import { serveMetrics } from '../../../server/health/serve-metrics';
import { openTestServer, signedInAs } from '../support/test-server';

/** Lines of the metrics of the console that contain a text. */
const linesWith = (text: string, part: string): readonly string[] =>
  text.split('\n').filter((line) => line.includes(part) && !line.startsWith('#'));

// Rule R-RUN-03.
it('are served on a port of their own: requests by route and status, streams, runs, locks, hashes, connections', async () => {
  const testServer = await openTestServer({ onRequest: (request) => metrics.observe(request) });
  const { services, server } = testServer;
  if (server.database === null) throw new Error('This server has a database');
  const metrics = createMetrics({ ...services, database: server.database });
  const browser = await signedInAs(testServer, { su: true });
  await browser.get('user/2147483647');
  await browser.get('user?general=secret');
  const { port, stop } = await serveMetrics(metrics, 0, '127.0.0.1');
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const text = await reply.text();
  expect(linesWith(text, 'kantoor_http_request_duration_seconds_count')).toEqual([
    'kantoor_http_request_duration_seconds_count{method="GET",route="/api/user/:id",status="404"} 1',
    'kantoor_http_request_duration_seconds_count{method="GET",route="/api/user",status="200"} 1',
  ]);
  expect(text).not.toContain('secret');
  expect(linesWith(text, 'kantoor_event_streams')).toEqual(['kantoor_event_streams 0']);
  expect(linesWith(text, 'kantoor_password_hashes_waiting')).toEqual(['kantoor_password_hashes_waiting 0']);
  expect(linesWith(text, 'kantoor_jobs{state="failed"}')).toHaveLength(1);
  expect(linesWith(text, 'kantoor_record_locks{table="content_items"}')).toHaveLength(1);
  expect(linesWith(text, 'kantoor_database_connections').length).toBe(server.database.embedded ? 0 : 3);
  expect(linesWith(text, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  jest.spyOn(server.database.db, 'execute').mockRejectedValue(new Error('no database'));
  const without = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  jest.restoreAllMocks();
  expect(linesWith(without, 'kantoor_jobs')).toEqual([]);
  expect(linesWith(without, 'kantoor_event_streams')).toEqual(['kantoor_event_streams 0']);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await Promise.all([stop(), testServer.close()]);
});
