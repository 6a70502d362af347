import type { Clock } from '../../../application/shared/ports/clock.port';
import { token } from '../../../application/shared/token';
import type { Zone } from '../../../domain/shared/format';
import type { Instant } from '../../../domain/shared/instant';

const here: Zone = (instant) => -new Date(instant).getTimezoneOffset();

/** Maximum difference in ms between the clocks of computer and server that is not corrected. */
const TOLERANCE = 30_000;
/** Maximum duration in ms of a call whose answer is used to compare clocks. */
const LONGEST_ANSWER = 10_000;
/** Half the resolution of a `Date` header, which has no fractions of a second. */
const HALF_SECOND = 500;

/** When a call was sent and answered by the computer's clock, and its date by the server's. */
export interface AnswerTimes {
  readonly sent: Instant;
  readonly received: Instant;
  readonly dated: Instant;
}

/** The server's current time, estimated from answers, in the computer's time zone. */
export interface BrowserClock extends Clock {
  /** The computer's own clock. */
  local(): Instant;
  /** Corrects the clock by an answer that the server created itself. Rule R-SHR-56. */
  learn(times: AnswerTimes): void;
}
export const BrowserClock = token<BrowserClock>('browser-clock');

/** Uses the computer's clock until an answer shows a difference. Rule R-SHR-56. */
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
