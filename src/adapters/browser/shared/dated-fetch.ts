import type { Instant } from '../../../domain/shared/instant';
import type { BrowserClock } from './clock.browser';
import type { EarlyAnswers, PlainFetch } from './early-fetch';

/** Whether an answer may come from a cache, so that its date is not that of the call. */
const mayBeCached = ({ headers }: Response, method = 'GET'): boolean => {
  const control = headers.get('Cache-Control') ?? '';
  if (Number(headers.get('Age') ?? 0) > 0) return true;
  if (method !== 'GET' || /no-store|no-cache/.test(control)) return false;
  return /max-age/.test(control) || headers.has('Expires') || headers.has('Last-Modified');
};

const learn = (clock: BrowserClock, answer: Response, sent: Instant, method?: string): void => {
  if (mayBeCached(answer, method)) return;
  clock.learn({ sent, received: clock.local(), dated: Date.parse(answer.headers.get('Date') ?? '') });
};

/** A `fetch` that passes the server's time from answers to the clock. Rule R-SHR-56. */
export const datedFetch =
  (fetch: PlainFetch, clock: BrowserClock): PlainFetch =>
  async (input, init) => {
    const sent = clock.local();
    const answer = await fetch(input, init);
    learn(clock, answer, sent, init.method);
    return answer;
  };

/**
 * Passes the server's time from answers that the page requested before the script loaded. @param sent when the page
 * began, by the computer's clock
 */
export const learnEarly = (early: EarlyAnswers, clock: BrowserClock, sent: Instant): void => {
  for (const asked of Object.values(early))
    void asked.then(
      (answer) => {
        learn(clock, answer, sent);
      },
      () => undefined,
    );
};
