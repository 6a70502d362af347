import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * A plain file server for a built folder: any path that is no file answers the page, as the console's own routes need.
 * Resolves once it listens; port 0 takes a free one.
 */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = normalize(decoded(new URL(request.url ?? '/', 'http://localhost').pathname));
      const wanted = join(folder, path);
      const file = (await isFile(wanted)) ? wanted : join(folder, 'index.html');
      const brotli = (request.headers['accept-encoding'] ?? '').includes('br') && (await isFile(`${file}.br`));
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
        'vary': 'accept-encoding',
        ...(brotli && { 'content-encoding': 'br' }),
      });
      pipeline(createReadStream(brotli ? `${file}.br` : file), response, () => undefined);
    })().catch(() => response.writeHead(400).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, () => resolve(server));
  });
}

/** A broken escape names no file: the page says so. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
