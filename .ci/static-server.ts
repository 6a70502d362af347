import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { Server } from 'node:http';

/**
 * Serves a built folder; paths without a file get the page, as the console's routes need. Resolves once the server
 * listens; port 0 chooses a free port.
 */
export function serveFolder(root: string, port: number): Promise<Server> {
  const files = {
    root,
    precompressed: true,
    onFound: (path: string, { header }: Context) =>
      header('Cache-Control', path.includes('.html') ? 'no-cache' : 'public, max-age=31536000, immutable'),
  };
  const app = new Hono().get('*', serveStatic(files), serveStatic({ ...files, path: 'index.html' }));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server; // without options it is a plain HTTP server
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, () => resolve(server));
  });
}
