import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { initialAnswers } from '../session/me';
import type { SessionServices } from '../session/services';
import { COOKIE, findCaller } from '../session/sessions';
import { RIGHTS_FINGERPRINT_HEADER, rightsFingerprint } from '../shared/rights-fingerprint';
import { resolveWithin, listIn, type SearchedEndpoint } from './first-list';
import { rawTarget, type Env } from './request';

/** Cookie of a page: the page's path and query, a space, and the path and query of its last list call. */
const LIST_COOKIE = 'kantoor-list';
/** Milliseconds that a page waits for its embedded answers. */
export const PAGE_ANSWER_TIMEOUT = 200;
/** Milliseconds for which a slow list is not embedded; the console requests it itself. */
const LATE_FOR = 600_000;
const MOST_LATE = 500;

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

/**
 * Lists that were slow recently. Requesting such a list both for the page and from the console would slow it further.
 */
class LateLists {
  private readonly until = new Map<string, number>();

  has(list: string, now: number): boolean {
    return (this.until.get(list) ?? 0) > now;
  }

  add(list: string, now: number): void {
    if (this.until.size >= MOST_LATE) this.until.clear();
    this.until.set(list, now + LATE_FOR);
  }
}

/**
 * Finds the session, menu, website and list for a page. Leaves out answers that fail, are refused or are too slow.
 * Rule R-SHR-74.
 */
export const findPageAnswers = (
  app: Hono<Env>,
  endpoints: readonly SearchedEndpoint[],
  services: SessionServices,
  timeout: number,
): FindPageAnswers => {
  const late = new LateLists();
  return async (context) => {
    const now = services.now();
    const dated = { 'Content-Type': 'application/json', 'Date': new Date(now).toUTCString() };
    const token = getCookie(context, COOKIE);
    const ofSession = async (): Promise<PageAnswers> => {
      const caller = await findCaller(services, token);
      if (caller === null) return {};
      const headers = { ...dated, [RIGHTS_FINGERPRINT_HEADER]: rightsFingerprint(caller) };
      const answers = Object.entries(await initialAnswers(services, caller));
      return Object.fromEntries(answers.map(([path, body]) => [`/api/${path}`, { status: 200, headers, body }]));
    };
    const ofList = async (path: string): Promise<PageAnswers> => {
      const answer = await app.request(path, { headers: { Cookie: `${COOKIE}=${token}` } });
      if (answer.status !== 200) return {};
      const own = ['ETag', RIGHTS_FINGERPRINT_HEADER].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return { [path]: { status: 200, headers: { ...dated, ...Object.fromEntries(own) }, body: await answer.json() } };
    };
    const wanted = listIn(endpoints, wantedList(context));
    const list = wanted === null || late.has(wanted, now) ? null : wanted;
    const [session, found] = await Promise.all([
      resolveWithin(ofSession(), timeout).catch(() => null),
      list === null ? null : resolveWithin(ofList(`/api/${list}`), timeout),
    ]);
    if (list !== null && found === null) late.add(list, now);
    return { ...session, ...found };
  };
};
