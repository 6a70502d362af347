import type { Hono } from 'hono';
import { decoded, rawTarget, type Env, type Incoming } from '../http/request';
import { chooseCoding } from '../shared/encoding';
import { notFound } from '../shared/refusal';
import type { ClientFile, ClientFiles } from './files';

/** Serves the built client; a path of the console itself gets the page, a missing file 404. */
export const serveClient = (app: Hono<Env>, files: ClientFiles): void => {
  app.get('*', (context) => {
    const [path = '/'] = rawTarget(context).split('?');
    const file = files.get(decoded(path) ?? path) ?? (isPage(context, path) ? files.page : undefined);
    if (file === undefined) throw notFound();
    return send(context, file);
  });
};

/** No extension, or a navigation to something that has one in its name (a library file's own page). */
const isPage = (context: Incoming, path: string): boolean => {
  const last = path.split('/').at(-1) ?? '';
  return !last.includes('.') || (context.req.header('sec-fetch-dest') === 'document' && !/\.(js|css|map|json)$/.test(last));
};

const send = (context: Incoming, file: ClientFile): Response => {
  const headers = { ...file.headers, ETag: file.etag };
  if (context.req.header('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
  const { bytes, coding } = file.read(chooseCoding(context.req.header('accept-encoding')));
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Length': String(bytes.length), ...(coding === null ? {} : { 'Content-Encoding': coding }) },
  });
};
