import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface MetricsServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Serves `GET /metrics` for Prometheus on a port of its own, which needs no session. Rule R-RUN-03.
 * @param port 0 chooses a free port
 */
export const serveMetrics = (metrics: Pick<Metrics, 'read'>, port: number, host: string): Promise<MetricsServer> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      metrics.read().then(
        (text) => response.writeHead(200, { 'Content-Type': CONTENT_TYPE }).end(text),
        () => response.writeHead(503).end(),
      );
    });
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo; // cast: only a pipe has a string address
      resolve({
        port: taken,
        stop: () =>
          new Promise((done) => {
            server.close(() => {
              done();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
