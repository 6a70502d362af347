import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { setTimeout } from 'node:timers/promises';
import { initialAnswers } from '../session/me';
import type { SessionServices } from '../session/services';
import { COOKIE, findCaller } from '../session/sessions';
import { listIn, type Known } from './first-list';
import { rawTarget, type Env } from './request';

/** Cookie of a page: its address and the call that filled its list last time, each with its query, a space between. */
const LIST_COOKIE = 'kantoor-list';
/** Milliseconds that a page waits for its answers; the console asks for what takes longer. */
export const PAGE_PATIENCE = 200;

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers of calls that the page needs, by path and query. */
export type PageAnswers = Readonly<Record<string, PageAnswer>>;
export type FindPageAnswers = (context: Context<Env>) => Promise<PageAnswers>;

const wantedList = (context: Context<Env>): string | undefined => {
  const [address, call] = getCookie(context, LIST_COOKIE)?.split(' ') ?? [];
  return address === rawTarget(context) ? call?.replace(/^\/api\//, '') : undefined;
};

/** Session, menu, website and list of an address. What fails or is refused is left out: the console then asks. Rule R-SHR-74. */
export const findPageAnswers =
  (app: Hono<Env>, endpoints: readonly Known[], services: SessionServices, patience: number): FindPageAnswers =>
  async (context) => {
    const found: Record<string, PageAnswer> = {};
    const dated = { 'Content-Type': 'application/json', 'Date': new Date(services.now()).toUTCString() };
    const token = getCookie(context, COOKIE);
    const addSession = async (): Promise<void> => {
      const caller = await findCaller(services, token);
      if (caller === null) return;
      for (const [path, body] of Object.entries(await initialAnswers(services, caller)))
        found[`/api/${path}`] = { status: 200, headers: dated, body };
    };
    const list = listIn(endpoints, wantedList(context));
    const addList = async (path: string): Promise<void> => {
      const answer = await app.request(path, { headers: { Cookie: `${COOKIE}=${token}` } });
      const etag = answer.headers.get('ETag');
      const headers = { ...dated, ...(etag !== null && { ETag: etag }) };
      if (answer.status === 200) found[path] = { status: 200, headers, body: await answer.json() };
    };
    const all = [addSession(), ...(list === null ? [] : [addList(`/api/${list}`)])];
    await Promise.race([Promise.allSettled(all), setTimeout(patience, undefined, { ref: false })]);
    return { ...found };
  };
