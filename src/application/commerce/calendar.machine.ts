import { assign, fromPromise, setup } from 'xstate';
import type { CalendarRecords } from '../../domain/commerce/calendar';
import type { Period } from '../../domain/commerce/promotion.rule';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

interface CalendarContext {
  readonly period: Period;
  /** Last answer with its period; kept while another period loads or fails to load. */
  readonly shown: { readonly period: Period; readonly records: CalendarRecords } | null;
  readonly failure: Failure | null;
  readonly share: number;
}

export type CalendarEvent =
  | { readonly type: 'period.changed'; readonly period: Period }
  | { readonly type: 'load.requested' }
  | { readonly type: 'load.cancelled' }
  | { readonly type: 'load.progressed'; readonly share: number };

interface Loading {
  readonly period: Period;
  readonly onProgress: (share: number) => void;
}

/** Records of a period. Loading another period cancels the previous load. Rule R-COM-45. */
export const calendarMachine = setup({
  types: {
    input: phantom<Period>(),
    context: phantom<CalendarContext>(),
    events: phantom<CalendarEvent>(),
  },
  actors: { loadCalendar: fromPromise<Outcome<CalendarRecords>, Loading>(unwired('loadCalendar')) },
}).createMachine({
  id: 'calendar',
  context: ({ input }) => ({ period: input, shown: null, failure: null, share: 0 }),
  initial: 'loading',
  on: {
    'period.changed': {
      target: '.loading',
      reenter: true,
      actions: assign({ period: ({ event }) => event.period }),
    },
    'load.requested': { target: '.loading', reenter: true },
  },
  states: {
    loading: {
      entry: assign({ share: 0, failure: null }),
      on: {
        'load.progressed': { actions: assign({ share: ({ event }) => event.share }) },
        'load.cancelled': 'stopped',
      },
      invoke: {
        src: 'loadCalendar',
        input: ({ context: { period }, self }) => ({
          period,
          onProgress: (share) => {
            self.send({ type: 'load.progressed', share });
          },
        }),
        onDone: byOutcome(
          {
            target: 'shown',
            actions: assign(({ context: { period }, event }) => {
              const records = valueOf(event);
              return { shown: records === null ? null : { period, records } };
            }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    shown: {},
    failed: {},
    stopped: {},
  },
});
