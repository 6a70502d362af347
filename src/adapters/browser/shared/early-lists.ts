import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { isSafe, SESSION_CALLS, SNAPSHOTS, type PlainFetch } from './early-fetch';
import type { ShownList } from './keep-snapshot';

/**
 * Where the page's first lines find, by its own address, the list to ask for at once: plain JSON, read without a codec.
 * Rule R-SHR-74.
 */
export const EARLY_KEY = 'kantoor.early';
const MOST_ADDRESSES = 20;
const LIST = /[?&]page=\d/;
/** A search that the address does not know is a palette's or a picker's, not the list of this page. */
const belongs = (apiPath: string, address: string): boolean =>
  LIST.test(apiPath) && /[?&]general=/.test(apiPath) === /[?&]q=/.test(address);
const Lists = t.record(t.string, t.string);

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Cookies = Pick<Document, 'cookie'>;

const pathOf = (address: string): string => address.replace(/\?.*/, '');
const MONTH_IN_SECONDS = 2_592_000;

/**
 * Remembers which call filled the list at an address, so that the next visit can ask for it before the script arrives.
 * Where the browser keeps nothing, the next visit is as fast as the first.
 */
export class EarlyLists {
  /**
   * @param area gives the browser's storage; asking for it already throws where it is denied
   * @param cookies one for each page, sent with it and the pages below, names the list that the server puts into it
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
    this.attempt((area) => {
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

  /** At sign-out: the addresses tell what a person looked at. */
  forget(): void {
    this.attempt((area) => {
      for (const address of Object.keys(this.read())) this.setCookie(address, '', 0);
      area.removeItem(EARLY_KEY);
      void globalThis.caches.delete(SNAPSHOTS).catch(() => undefined);
    });
  }

  private read(): Readonly<Record<string, string>> {
    const lists = this.attempt((area) => Lists.decode(JSON.parse(area.getItem(EARLY_KEY) ?? '{}')));
    return lists !== undefined && isRight(lists) ? lists.right : {};
  }

  private attempt<A>(use: (area: Area) => A): A | undefined {
    try {
      return use(this.area());
    } catch {
      return undefined;
    }
  }
}

/** Milliseconds after which a list is kept: longer than one of ever new rows stays the same. */
const REST = 2500;
/** Calls after which somebody else may be here, or the same person at another website. */
const ENDS = /\/(?:logout|website)$/;

/** @param signal the list changed, or the session ended */
type KeepList = (list: ShownList, signal: AbortSignal) => void;
const keepAtRest: KeepList = (list, signal) => {
  setTimeout(() => {
    if (!signal.aborted)
      import(/* webpackChunkName: "keep" */ './keep-snapshot')
        .then(({ keepSnapshot }) => keepSnapshot(list, signal))
        // The next load is as any other.
        .catch(() => undefined);
  }, REST);
};

/**
 * A `fetch` that takes note of the first list that is asked for at each address of the page, has a list kept that was
 * shown, and forgets all of them when the session has ended.
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
    // From now on more may be drawn than was answered.
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
