import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { PlainFetch } from './early-fetch';

/**
 * Where the page's first lines find, by its own address, the list to ask for at once: plain JSON, read without a codec.
 */
export const EARLY_KEY = 'kantoor.early';
const MOST_ADDRESSES = 20;
const LIST = /[?&]page=\d/;
/** A search that the address does not know is a palette's or a picker's, not the list of this page. */
const belongs = (apiPath: string, address: string): boolean =>
  LIST.test(apiPath) && /[?&]general=/.test(apiPath) === /[?&]q=/.test(address);
const Lists = t.record(t.string, t.string);

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Remembers which call filled the list at an address, so that the next visit can ask for it before the script arrives.
 * Where the browser keeps nothing, the next visit is as fast as the first.
 */
export class EarlyLists {
  /** @param area gives the browser's storage; asking for it already throws where it is denied. */
  constructor(private readonly area: () => Area) {}

  /**
   * @param address path and query of the page; @param apiPath path and query of the call, for example
   * `/api/user?page=1`
   */
  rememberFirstList(address: string, apiPath: string): void {
    const others = Object.entries(this.read()).filter(([known]) => known !== address);
    this.attempt((area) => {
      area.setItem(
        EARLY_KEY,
        JSON.stringify(Object.fromEntries([...others, [address, apiPath]].slice(-MOST_ADDRESSES))),
      );
    });
  }

  /** At sign-out: the addresses tell what a person looked at. */
  forget(): void {
    this.attempt((area) => {
      area.removeItem(EARLY_KEY);
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

/**
 * A `fetch` that takes note of the first list that is asked for at each address of the page, and forgets all of them
 * when the session has ended.
 */
export const rememberingFetch = (fetch: PlainFetch, lists: EarlyLists, address: () => string): PlainFetch => {
  let noted: string | null = null;
  return async (input, init) => {
    const at = address();
    const response = await fetch(input, init);
    if (response.status === 401 || input.endsWith('/logout')) {
      noted = null;
      lists.forget();
    } else if (at !== noted && response.ok && init.method === 'GET' && belongs(input, at)) {
      noted = at;
      lists.rememberFirstList(at, input);
    }
    return response;
  };
};
