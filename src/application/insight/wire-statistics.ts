import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { Clock } from '../shared/ports/clock.port';
import { token } from '../shared/token';
import type { StatisticsSource } from './ports/statistics-source.port';
import { statisticsMachine, type ShownStatistics } from './statistics.machine';

export type WiredStatistics = typeof statisticsMachine;
export const WiredStatistics = token<WiredStatistics>('wired-statistics');

export const wireStatistics = (source: StatisticsSource, clock: Clock): WiredStatistics =>
  statisticsMachine.provide({
    actors: {
      loadStatistics: fromPromise(async ({ input, signal }) =>
        pipe(
          await source.load(input, { signal })(),
          either.map((statistics): ShownStatistics => ({
            range: input.range,
            grouping: input.grouping,
            statistics,
            at: clock.now(),
          })),
        ),
      ),
    },
  });
