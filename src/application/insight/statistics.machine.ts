import { assign, fromPromise, setup } from 'xstate';
import {
  groupingOf,
  rangeBefore,
  type Grouping,
  type Statistics,
  type StatisticsRange,
} from '../../domain/insight/statistics';
import type { StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import type { Failure } from '../../domain/shared/failure';
import type { Instant } from '../../domain/shared/instant';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { StatisticsQuery, StatisticsSubject } from './ports/statistics-source.port';

/** Statistics with their range and the moment of the answer. */
export interface ShownStatistics {
  readonly range: StatisticsRange;
  readonly grouping: Grouping;
  readonly statistics: Statistics;
  readonly at: Instant;
}

interface StatisticsInput {
  readonly subject: StatisticsSubject;
  readonly range: StatisticsRange;
}

interface StatisticsContext extends StatisticsInput {
  /** Last answer; kept while another range or a refresh loads or fails to load. */
  readonly shown: ShownStatistics | null;
  /** Statistics of the previous period; null until loaded and after a failure. */
  readonly before: Statistics | null;
  readonly beforeFailed: boolean;
  readonly failure: Failure | null;
}

export type StatisticsEvent =
  | ({ readonly type: 'query.changed' } & StatisticsInput)
  | { readonly type: 'refresh.requested' };

/** The dashboard is always grouped by day. Rule R-INS-11. */
const queryOf = ({ subject, range }: StatisticsInput): StatisticsQuery => ({
  subject,
  range,
  grouping: subject === 'dashboard' ? 'day' : groupingOf(range),
});

/** The only area that the dashboard compares with the previous period. */
const COMPARED: StatisticsArea = 'orders';

/** Query of the previous period, for the area or for the compared area of the dashboard. Rule R-INS-16. */
const comparedOf = ({ subject, range }: StatisticsInput): StatisticsInput => ({
  subject: subject === 'dashboard' ? COMPARED : subject,
  range: rangeBefore(range),
});

const isCompared = ({ context: { subject } }: { readonly context: StatisticsContext }, shown: ShownStatistics | null) =>
  subject !== 'dashboard' || shown?.statistics.get(COMPARED) !== undefined;

/** Loads the statistics of a range, then those of the previous period. Another query cancels the running one. */
export const statisticsMachine = setup({
  types: {
    context: phantom<StatisticsContext>(),
    events: phantom<StatisticsEvent>(),
    input: phantom<StatisticsInput>(),
  },
  actors: {
    loadStatistics: fromPromise<Outcome<ShownStatistics>, StatisticsQuery>(unwired('loadStatistics')),
  },
}).createMachine({
  id: 'statistics',
  context: ({ input }) => ({ ...input, shown: null, before: null, beforeFailed: false, failure: null }),
  initial: 'loading',
  on: {
    'query.changed': {
      target: '.loading',
      reenter: true,
      actions: assign(({ context, event: { subject, range } }) => ({
        subject,
        range,
        failure: null,
        // Drops statistics of another subject.
        ...(subject !== context.subject && { shown: null, before: null }),
      })),
    },
    'refresh.requested': { target: '.loading', reenter: true },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadStatistics',
        input: ({ context }) => queryOf(context),
        onDone: [
          {
            guard: (args) => succeeded(args) && isCompared(args, valueOf(args.event)),
            target: 'comparing',
            actions: assign({
              shown: ({ event }) => valueOf(event),
              before: null,
              beforeFailed: false,
              failure: null,
            }),
          },
          {
            guard: succeeded,
            target: 'shown',
            actions: assign({
              shown: ({ event }) => valueOf(event),
              before: null,
              beforeFailed: false,
              failure: null,
            }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    comparing: {
      invoke: {
        src: 'loadStatistics',
        // Both periods use the same grouping, even when their months differ in length.
        input: ({ context }) => ({ ...queryOf(comparedOf(context)), grouping: queryOf(context).grouping }),
        onDone: {
          target: 'shown',
          actions: assign({
            before: ({ event }) => valueOf(event)?.statistics ?? null,
            beforeFailed: ({ event }) => valueOf(event) === null,
          }),
        },
      },
    },
    shown: {},
    failed: {},
  },
});
