import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { rawTarget, type Env, type RequestContext } from '../http/request';
import { decodeUri } from '../shared/decode-uri';
import { COOKIE } from '../session/sessions';
import type { Strings } from '../session/strings';
import { negotiateCoding, type ContentCoding } from '../shared/compression';
import { notFound } from '../shared/refusal';
import type { ClientFile, ClientFiles } from './client-files';
import { signedOutPage, type SignedOutPage } from './signed-out-page';

/** Screens that are opened by a link in an e-mail only. */
const LINKED = /^\/(?:accept|reset)\/./;

/**
 * Serves the built client; the console's own paths get the page, missing files 404.
 * @param strings null behind a proxied API; otherwise browsers without a session get the signed-out page
 */
export const serveClient = (app: Hono<Env>, files: ClientFiles, strings: Strings | null): void => {
  const pageOf = (linked: boolean): SignedOutPage | null =>
    strings === null || files.page === undefined ? null : signedOutPage(files.page, strings, linked);
  const [plain, linked] = [pageOf(false), pageOf(true)];
  app.get('*', (context) => {
    const [path = '/'] = rawTarget(context).split('?');
    const file = files.get(decodeUri(path) ?? path) ?? (isPage(context, path) ? files.page : undefined);
    if (file === undefined) throw notFound();
    const signedOut = LINKED.test(path) ? linked : plain;
    return file === files.page && signedOut !== null && getCookie(context, COOKIE) === undefined
      ? sendSignedOut(context, file, signedOut)
      : send(context, file);
  });
};

// `no-store`: after signing in, going back in the history must not show the signed-out page.
const sendSignedOut = async (
  context: RequestContext,
  { headers }: ClientFile,
  page: SignedOutPage,
): Promise<Response> => {
  const { bytes, coding } = await page.read(negotiateCoding(context.req.header('accept-encoding')));
  return toResponse(bytes, coding, { ...headers, 'Cache-Control': 'no-store' });
};

/** Page paths have no extension, except pages of library files. */
const isPage = (context: RequestContext, path: string): boolean => {
  const last = path.split('/').at(-1) ?? '';
  return (
    !last.includes('.') || (context.req.header('sec-fetch-dest') === 'document' && !/\.(js|css|map|json)$/.test(last))
  );
};

const send = (context: RequestContext, file: ClientFile): Response => {
  const headers = { ...file.headers, ETag: file.etag };
  if (context.req.header('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
  const { bytes, coding } = file.read(negotiateCoding(context.req.header('accept-encoding')));
  return toResponse(bytes, coding, headers);
};

const toResponse = (bytes: Buffer, coding: ContentCoding | null, headers: Readonly<Record<string, string>>): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Length': String(bytes.length),
      ...(coding === null ? {} : { 'Content-Encoding': coding }),
    },
  });
