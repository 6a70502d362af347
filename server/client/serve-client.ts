import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { rawTarget, type Env, type RequestContext } from '../http/request';
import { decodeUri } from '../shared/decode-uri';
import { COOKIE } from '../session/sessions';
import type { Strings } from '../session/strings';
import { negotiateCoding, type ContentCoding } from '../shared/compression';
import { notFound } from '../shared/refusal';
import type { ClientFile, ClientFiles } from './client-files';
import type { FindPageAnswers, PageAnswers } from '../http/page-answers';
import { signedInPage } from './signed-in-page';
import { signedOutPage, type SignedOutPage } from './signed-out-page';

/** Screens that are opened by a link in an e-mail only. */
const LINKED = /^\/(?:accept|reset)\/./;

/** What the page brings along of the API. */
interface Along {
  readonly strings: Strings;
  readonly answersOf: FindPageAnswers;
}

/**
 * Serves the built client; the console's own paths get the page, missing files 404.
 * @param along null where the page is sent as it was built, for example behind a proxied API
 */
export const serveClient = (app: Hono<Env>, files: ClientFiles, along: Along | null): void => {
  const pageOf = (linked: boolean): SignedOutPage | null =>
    along === null || files.page === undefined ? null : signedOutPage(files.page, along.strings, linked);
  const [plain, linked] = [pageOf(false), pageOf(true)];
  app.get('*', (context) => {
    const [path = '/'] = rawTarget(context).split('?');
    const file = files.get(decodeUri(path) ?? path) ?? (isPage(context, path) ? files.page : undefined);
    if (file === undefined) throw notFound();
    const signedOut = LINKED.test(path) ? linked : plain;
    if (file !== files.page || signedOut === null || along === null) return send(context, file);
    return getCookie(context, COOKIE) === undefined
      ? sendSignedOut(context, file, signedOut)
      : sendSignedIn(context, file, along.answersOf(context));
  });
};

// Not stored: the history must show neither the answers to another person nor the signed-out page after a sign-in.
const NEVER_STORED = { 'Cache-Control': 'no-store' };

const sendSignedIn = (context: Context<Env>, page: ClientFile, answers: Promise<PageAnswers>): Response => {
  const coding = negotiateCoding(context.req.header('accept-encoding'));
  return new Response(signedInPage(page, answers, coding), {
    headers: { ...page.headers, ...NEVER_STORED, ...codingHeader(coding) },
  });
};

const sendSignedOut = async (
  context: RequestContext,
  { headers }: ClientFile,
  page: SignedOutPage,
): Promise<Response> => {
  const { bytes, coding } = await page.read(negotiateCoding(context.req.header('accept-encoding')));
  return toResponse(bytes, coding, { ...headers, ...NEVER_STORED });
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

const codingHeader = (coding: ContentCoding | null): Readonly<Record<string, string>> =>
  coding === null ? {} : { 'Content-Encoding': coding };

const toResponse = (bytes: Buffer, coding: ContentCoding | null, headers: Readonly<Record<string, string>>): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Length': String(bytes.length),
      ...codingHeader(coding),
    },
  });
