import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { rawTarget, type Env, type Incoming } from '../http/request';
import { decodeUri } from '../shared/decode-uri';
import { COOKIE } from '../session/sessions';
import type { Strings } from '../session/strings';
import { negotiateCoding, type ContentCoding } from '../shared/compression';
import { notFound } from '../shared/refusal';
import type { ClientFile, ClientFiles } from './files';
import { visitorPage, type VisitorPage } from './visitor-page';

/**
 * Serves the built client; a path of the console itself gets the page, a missing file 404.
 * @param strings where the sessions are this server's own: a browser without one gets the page of a visitor.
 */
export const serveClient = (app: Hono<Env>, files: ClientFiles, strings: Strings | null): void => {
  const visitors = strings === null || files.page === undefined ? null : visitorPage(files.page, strings);
  app.get('*', (context) => {
    const [path = '/'] = rawTarget(context).split('?');
    const file = files.get(decodeUri(path) ?? path) ?? (isPage(context, path) ? files.page : undefined);
    if (file === undefined) throw notFound();
    return file === files.page && visitors !== null && getCookie(context, COOKIE) === undefined
      ? sendVisitor(context, file, visitors)
      : send(context, file);
  });
};

// Never stored: who signs in and comes back by the history must not be told once more that nobody is there.
const sendVisitor = async (context: Incoming, { headers }: ClientFile, page: VisitorPage): Promise<Response> => {
  const { bytes, coding } = await page.read(negotiateCoding(context.req.header('accept-encoding')));
  return answer(bytes, coding, { ...headers, 'Cache-Control': 'no-store' });
};

/** No extension, or a navigation to something that has one in its name (a library file's own page). */
const isPage = (context: Incoming, path: string): boolean => {
  const last = path.split('/').at(-1) ?? '';
  return (
    !last.includes('.') || (context.req.header('sec-fetch-dest') === 'document' && !/\.(js|css|map|json)$/.test(last))
  );
};

const send = (context: Incoming, file: ClientFile): Response => {
  const headers = { ...file.headers, ETag: file.etag };
  if (context.req.header('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
  const { bytes, coding } = file.read(negotiateCoding(context.req.header('accept-encoding')));
  return answer(bytes, coding, headers);
};

const answer = (bytes: Buffer, coding: ContentCoding | null, headers: Readonly<Record<string, string>>): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Length': String(bytes.length),
      ...(coding === null ? {} : { 'Content-Encoding': coding }),
    },
  });
