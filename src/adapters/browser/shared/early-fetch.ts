import type { SnapshotRequest } from './list-snapshot';

/** As the browser's `fetch`, for addresses written as text. */
export type PlainFetch = (input: string, init: RequestInit) => Promise<Response>;

/** What the page asked for before the script arrived, by path and query. */
export type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    /** Set by the scripts in src/index.html. */
    kantoorPage?: { readonly early: EarlyAnswers; readonly snapshot?: SnapshotRequest };
  }
}

/** The calls that say who is signed in, with which rights, and where. */
export const SESSION_CALLS: readonly string[] = ['/api/me', '/api/menu', '/api/website'];
/** Name of the cache that holds snapshots of lists by the address of their page; see list-snapshot.ts. */
export const SNAPSHOTS = 'kantoor.snapshots';

/** A `fetch` that can be asked before its answer is needed. */
export type EarlyFetch = PlainFetch & {
  /** Asks for an address at once, unless its answer is on its way already; the next call to it gets what comes. */
  readonly ahead: (input: string, init: RequestInit) => void;
  /** Takes the JSON body that another answer brought along as the answer of the next call to an address. */
  readonly keep: (input: string, body: unknown) => void;
};

interface Waiting {
  readonly answer: Promise<Response>;
  /** When it was asked for, in milliseconds since the page started. */
  readonly asked: number;
}

/** An early answer older than this, in milliseconds since it was asked for, is not news any more. */
export const EARLY_TIME = 30_000;

export const isSafe = ({ method }: RequestInit): boolean => method === undefined || method === 'GET';
const abortOf = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted === true) reject(toError(signal.reason));
    signal?.addEventListener(
      'abort',
      () => {
        reject(toError(signal.reason));
      },
      { once: true },
    );
  });
const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new DOMException('Cancelled', 'AbortError');

/** An answer with this text. The body of a plain `Response` is read in a task of its own: a frame later. */
const answerOf = (text: string): Response => Object.assign(new Response(text), { text: () => Promise.resolve(text) });

/**
 * A `fetch` that hands out each early answer once. A failed one is asked again; the first call that changes
 * something (a sign-in, a save) makes all of them worthless.
 * @param age milliseconds since the page started, for example `performance.now`
 */
export const earlyFetch = (early: EarlyAnswers, fetch: PlainFetch, age: () => number): EarlyFetch => {
  const waiting = new Map<string, Waiting>();
  const hold = (input: string, answer: Promise<Response>, asked: number): void => {
    answer.catch(() => undefined);
    waiting.set(input, { answer, asked });
  };
  const find = (input: string): Promise<Response> | null => {
    const found = waiting.get(input);
    return found === undefined || age() - found.asked > EARLY_TIME ? null : found.answer;
  };
  for (const [input, answer] of Object.entries(early)) hold(input, answer, 0);
  const fetchEarly: PlainFetch = async (input, init) => {
    if (!isSafe(init)) waiting.clear();
    const answer = find(input);
    waiting.delete(input);
    if (answer === null) return fetch(input, init);
    return Promise.race([abortOf(init.signal), answer.catch(() => fetch(input, init))]);
  };
  const ahead = (input: string, init: RequestInit): void => {
    if (find(input) === null) hold(input, fetch(input, init), age());
  };
  const keep = (input: string, body: unknown): void => {
    hold(input, Promise.resolve(answerOf(JSON.stringify(body))), age());
  };
  return Object.assign(fetchEarly, { ahead, keep });
};
