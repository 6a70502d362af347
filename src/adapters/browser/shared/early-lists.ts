import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { isSafe, SESSION_CALLS, SNAPSHOTS, type PlainFetch } from './early-fetch';
import type { ShownList } from './keep-snapshot';

/** Storage key of the list calls by page URL; the page's inline script reads it as plain JSON. Rule R-SHR-74. */
export const EARLY_KEY = 'kantoor.early';
const MOST_ADDRESSES = 20;
const LIST = /[?&]page=\d/;
/** A search that is not in the page's URL belongs to a palette or picker, not to the page's list. */
const belongs = (apiPath: string, address: string): boolean =>
  LIST.test(apiPath) && /[?&]general=/.test(apiPath) === /[?&]q=/.test(address);
const Lists = t.record(t.string, t.string);

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Cookies = Pick<Document, 'cookie'>;

const pathOf = (address: string): string => address.replace(/\?.*/, '');
const MONTH_IN_SECONDS = 2_592_000;

/**
 * Remembers which call filled the list of a page, so that the next visit can make it before the script loads. Without
 * storage, nothing is remembered.
 */
export class EarlyLists {
  /**
   * @param area gives the browser's storage; asking for it already throws where it is denied
   * @param cookies sets a cookie for each page with its list call, so that the server can embed the list
   */
  constructor(
    private readonly area: () => Area,
    private readonly cookies: () => Cookies,
  ) {}

  /**
   * @param address path and query of the page; @param apiPath path and query of the call, for example
   * `/api/user?page=1`
   */
  rememberFirstList(address: string, apiPath: string): void {
    const others = Object.entries(this.read()).filter(([known]) => known !== address);
    const kept = [...others.slice(1 - MOST_ADDRESSES), [address, apiPath]];
    this.tryStorage((area) => {
      area.setItem(EARLY_KEY, JSON.stringify(Object.fromEntries(kept)));
      const paths = kept.map(([known = '']) => pathOf(known));
      for (const [old] of others.slice(0, 1 - MOST_ADDRESSES))
        if (!paths.includes(pathOf(old))) this.setCookie(old, '', 0);
      this.setCookie(address, `${address} ${apiPath}`, MONTH_IN_SECONDS);
    });
  }

  private setCookie(address: string, text: string, seconds: number): void {
    const value = encodeURIComponent(text);
    this.cookies().cookie = `kantoor-list=${value}; path=${pathOf(address)}; max-age=${seconds}; samesite=lax`;
  }

  /** Runs at sign-out, because the URLs reveal what the user viewed. */
  forget(): void {
    this.tryStorage((area) => {
      for (const address of Object.keys(this.read())) this.setCookie(address, '', 0);
      area.removeItem(EARLY_KEY);
      void globalThis.caches.delete(SNAPSHOTS).catch(() => undefined);
    });
  }

  private read(): Readonly<Record<string, string>> {
    const lists = this.tryStorage((area) => Lists.decode(JSON.parse(area.getItem(EARLY_KEY) ?? '{}')));
    return lists !== undefined && isRight(lists) ? lists.right : {};
  }

  private tryStorage<A>(use: (area: Area) => A): A | undefined {
    try {
      return use(this.area());
    } catch {
      return undefined;
    }
  }
}

/** Milliseconds without changes after which a list is stored; excludes lists that get new rows constantly. */
const REST = 2500;
/** Calls after which the user or the website may be another. */
const ENDS = /\/(?:logout|website)$/;

/** @param signal the list changed, or the session ended */
type KeepList = (list: ShownList, signal: AbortSignal) => void;
const keepAtRest: KeepList = (list, signal) => {
  setTimeout(() => {
    if (!signal.aborted)
      import(/* webpackChunkName: "keep" */ './keep-snapshot')
        .then(({ keepSnapshot }) => keepSnapshot(list, signal))
        // Without a stored snapshot, the next load works as usual.
        .catch(() => undefined);
  }, REST);
};

/**
 * A `fetch` that remembers the first list call of each page, stores the shown list as a snapshot, and discards both
 * when the session ends.
 */
export const rememberingFetch = (
  fetch: PlainFetch,
  lists: EarlyLists,
  address: () => string,
  keep = keepAtRest,
): PlainFetch => {
  const session = new Map<string, Promise<string>>();
  let [noted, first]: (string | null)[] = [null, null];
  let shown = new AbortController();
  return async (input, init) => {
    const at = address();
    const isRead = isSafe(init);
    // After a change, the page may show more than the answer contained.
    if (!isRead) shown.abort();
    const response = await fetch(input, init);
    if (response.status === 401 || (!isRead && ENDS.test(input))) {
      noted = null;
      shown.abort();
      lists.forget();
    } else if (isRead && response.ok) {
      if (SESSION_CALLS.includes(input)) session.set(input, response.clone().text());
      if (at !== noted && belongs(input, at)) {
        [noted, first] = [at, input];
        lists.rememberFirstList(at, input);
      }
      if (at === noted && input === first) {
        shown.abort();
        shown = new AbortController();
        keep({ address: at, call: input, answer: response.clone(), session }, shown.signal);
      }
    }
    return response;
  };
};
