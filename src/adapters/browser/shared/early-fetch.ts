import type { SnapshotRequest } from './list-snapshot';

/** The browser's `fetch`, limited to text URLs. */
export type PlainFetch = (input: string, init: RequestInit) => Promise<Response>;

/** Calls that the page made before the script loaded, by path and query. */
export type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    /** Set by the scripts in src/index.html. */
    kantoorPage?: { readonly early: EarlyAnswers; readonly snapshot?: SnapshotRequest };
  }
}

/** The calls that return the user, their rights and their website. */
export const SESSION_CALLS: readonly string[] = ['/api/me', '/api/menu', '/api/website'];
/** Name of the cache with list snapshots by page URL; see list-snapshot.ts. */
export const SNAPSHOTS = 'kantoor.snapshots';

/** A `fetch` that can make a call before its answer is needed. */
export type EarlyFetch = PlainFetch & {
  /** Calls a URL at once, unless a call is already under way; the next call to the URL gets this answer. */
  readonly ahead: (input: string, init: RequestInit) => void;
  /** Uses a JSON body that another answer contained as the answer of the next call to a URL. */
  readonly keep: (input: string, body: unknown) => void;
};

interface Waiting {
  readonly answer: Promise<Response>;
  /** When the call was made, in milliseconds since the page started. */
  readonly asked: number;
}

/** Maximum age of an early answer in milliseconds since its call; older ones are not used. */
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

/** A response with this text. Reading the body of a plain `Response` takes a task of its own, which delays a frame. */
const answerOf = (text: string): Response => Object.assign(new Response(text), { text: () => Promise.resolve(text) });

/**
 * A `fetch` that returns each early answer once. A failed one is requested again; the first call that changes data,
 * such as a sign-in or a save, discards all early answers.
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
