/** As the browser's `fetch`, for addresses written as text. */
export type PlainFetch = (input: string, init: RequestInit) => Promise<Response>;

/** What the page asked for before the script arrived, by path and query. */
export type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    kantoorEarly?: EarlyAnswers;
  }
}

/** An early answer older than this, counted from the start of the page in milliseconds, is not news any more. */
export const EARLY_TIME = 30_000;

const isSafe = ({ method }: RequestInit): boolean => method === undefined || method === 'GET';
const abortOf = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted === true) reject(toError(signal.reason));
    signal?.addEventListener('abort', () => { reject(toError(signal.reason)); }, { once: true });
  });
const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new DOMException('Cancelled', 'AbortError'));

/**
 * A `fetch` that hands out each early answer once. A failed one is asked again; the first call that changes
 * something (a sign-in, a save) makes all of them worthless.
 * @param age milliseconds since the page started, for example `performance.now`
 */
export const earlyFetch = (early: EarlyAnswers, fetch: PlainFetch, age: () => number): PlainFetch => {
  const waiting = new Map(Object.entries(early));
  for (const answer of waiting.values()) answer.catch(() => undefined);
  return async (input, init) => {
    if (!isSafe(init) || age() > EARLY_TIME) waiting.clear();
    const answer = waiting.get(input);
    if (answer === undefined) return fetch(input, init);
    waiting.delete(input);
    return Promise.race([abortOf(init.signal), answer.catch(() => fetch(input, init))]);
  };
};
