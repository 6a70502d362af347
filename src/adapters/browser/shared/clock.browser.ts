import type { Clock } from '../../../application/shared/ports/clock.port';
import { token } from '../../../application/shared/token';
import type { Zone } from '../../../domain/shared/format';
import type { Instant } from '../../../domain/shared/instant';

const here: Zone = (instant) => -new Date(instant).getTimezoneOffset();

/** Milliseconds that the computer's clock may differ from the server's before it is corrected. */
const TOLERANCE = 30_000;
/** Milliseconds after which an answer is too old to compare clocks by. */
const LONGEST_ANSWER = 10_000;
/** Half the resolution of a `Date` header, which leaves fractions of a second out. */
const HALF_SECOND = 500;

/** When an answer was asked for and received by the computer's clock, and dated by the server's. */
export interface AnswerTimes {
  readonly sent: Instant;
  readonly received: Instant;
  readonly dated: Instant;
}

/** The server's current time, as far as answers told it, in the computer's zone. */
export interface BrowserClock extends Clock {
  /** The computer's own clock. */
  local(): Instant;
  /** Corrects the clock by an answer that came from the server itself. Rule R-SHR-56. */
  learn(times: AnswerTimes): void;
}
export const BrowserClock = token<BrowserClock>('browser-clock');

/** Follows the computer's clock until an answer shows that it is wrong. Rule R-SHR-56. */
export const browserClock = (local: () => Instant = () => Date.now()): BrowserClock => {
  let correction = 0;
  return {
    local,
    now: () => local() + correction,
    zone: () => here,
    learn: ({ sent, received, dated }) => {
      const took = received - sent;
      if (Number.isNaN(dated) || took < 0 || took > LONGEST_ANSWER) return;
      const difference = Math.round(dated + HALF_SECOND - (sent + received) / 2);
      correction = Math.abs(difference) > TOLERANCE ? difference : 0;
    },
  };
};
