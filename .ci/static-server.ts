import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { Server } from 'node:http';

/**
 * A plain file server for a built folder: any path that is no file answers the page, as the console's own routes need.
 * Resolves once it listens; port 0 takes a free one.
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
