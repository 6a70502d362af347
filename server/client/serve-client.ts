import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { rawTarget, type Env, type RequestContext } from '../http/request';
import { decodeUri } from '../shared/encoding/decode-uri';
import { COOKIE } from '../session/sessions';
import type { Strings } from '../session/strings';
import { negotiateCoding, type ContentCoding } from '../shared/encoding/compression';
import { notFound } from '../shared/refusal';
import type { ClientFile, ClientFiles } from './client-files';
import { splitPage, type SplitPage } from './early-answers';
import type { FindPageAnswers } from '../http/page-answers';
import { signedInPage } from './signed-in-page';
import { signedOutPage } from './signed-out-page';

/** Screens that open only from a link in an e-mail. */
const LINKED = /^\/(?:accept|reset)\/./;

/** Sources of the responses that are embedded in the page. */
interface PageSources {
  readonly strings: Strings;
  readonly answersOf: FindPageAnswers;
}

/**
 * Serves the built client; the console's own paths get the page, missing files 404.
 * @param sources null where the page is sent as it was built, for example behind a proxied API
 */
export const serveClient = (app: Hono<Env>, files: ClientFiles, sources: PageSources | null): void => {
  const split = sources === null || files.page === undefined ? null : splitPage(files.page);
  const answered = sources !== null && split !== null ? pageWithAnswers(split, sources) : null;
  app.get('*', (context) => {
    const [path = '/'] = rawTarget(context).split('?');
    const file = files.get(decodeUri(path) ?? path) ?? (isPage(context, path) ? files.page : undefined);
    if (file === undefined) throw notFound();
    return file === files.page && answered !== null ? answered(context, file, path) : send(context, file);
  });
};

// `no-store`: going back must show neither another person's answers nor the signed-out page after a sign-in.
const NEVER_STORED = { 'Cache-Control': 'no-store' };

const pageWithAnswers = (split: SplitPage, { strings, answersOf }: PageSources) => {
  const [plain, linked] = [signedOutPage(split, strings, false), signedOutPage(split, strings, true)];
  return async (context: Context<Env>, { headers }: ClientFile, path: string): Promise<Response> => {
    const coding = negotiateCoding(context.req.header('accept-encoding'));
    const own = { ...headers, ...NEVER_STORED };
    if (getCookie(context, COOKIE) !== undefined)
      return new Response(signedInPage(split, answersOf(context), coding), {
        headers: { ...own, ...codingHeader(coding) },
      });
    const { bytes, coding: coded } = await (LINKED.test(path) ? linked : plain).read(coding);
    return toResponse(bytes, coded, own);
  };
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
