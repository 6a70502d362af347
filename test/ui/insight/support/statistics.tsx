import { screen, within } from '@testing-library/react';
import type { Either } from 'fp-ts/Either';
import { ContainerModule } from 'inversify';
import { Staff } from '../../../../src/adapters/memory/access/published/memory-people';
import '../../../../src/adapters/memory/insight/insight.memory.module';
import { statisticsMemory } from '../../../../src/adapters/memory/insight/statistics.memory';
import { memoryContexts } from '../../../../src/adapters/memory/memory-contexts';
import { memoryWorld } from '../../../../src/adapters/memory/memory.module';
import { SimulatedCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import '../../../../src/application/insight/insight.module';
import {
  StatisticsSource,
  type StatisticsQuery,
} from '../../../../src/application/insight/ports/statistics-source.port';
import type { Answer } from '../../../../src/application/shared/ports/call';
import { Clock } from '../../../../src/application/shared/ports/clock.port';
import { FileSaves } from '../../../../src/application/shared/ports/file-saves.port';
import { provide } from '../../../../src/application/shared/provide.module';
import type { AreaStatistics, Statistics } from '../../../../src/domain/insight/statistics';
import type { StatisticsArea } from '../../../../src/domain/insight/statistics-areas.rule';
import type { Failure } from '../../../../src/domain/shared/failure';
import type { OwnSettings } from '../../../../src/adapters/memory/access/published/people-storage';
import '../../../../src/ui/insight/statistics.view';
import { openConsole, READER } from '../../shell/support/console';

/** Friday 20 November 2026, 13:30 in Amsterdam. */
export const NOW = Date.UTC(2026, 10, 20, 12, 30);
/** The user group of the reader. */
const LOOK_ONLY = '8';

/** Replaces the statistics of the memory backend; null keeps them. */
export type Answering = (query: StatisticsQuery, place: number) => Answer<Statistics> | null;

interface StatisticsOptions {
  readonly at: string;
  /** The areas that the reader may see. */
  readonly areas: readonly StatisticsArea[];
  readonly settings?: Partial<OwnSettings>;
  readonly answering?: Answering;
}

/** The console of a reader with rights to some areas, with its queries recorded. */
export const openStatistics = ({ at, areas, settings = {}, answering = () => null }: StatisticsOptions) => {
  const asked: StatisticsQuery[] = [];
  const saved: string[] = [];
  const clock = { at: NOW };
  const insight = new ContainerModule((module) => {
    provide(
      module,
      StatisticsSource,
      (...needs: Parameters<typeof statisticsMemory>): StatisticsSource => {
        const source = statisticsMemory(...needs);
        return {
          load: (query, options) => () => {
            asked.push(query);
            return (answering(query, asked.length - 1) ?? source.load(query, options))();
          },
        };
      },
      [SimulatedCalls, Staff, Clock],
    );
  });
  const app = openConsole({
    as: READER,
    at,
    world: {
      ...memoryWorld,
      contexts: () => Promise.resolve({ ...memoryContexts, insight: () => Promise.resolve(insight) }),
    },
    arrange: ({ services, staff }) => {
      services.unbind(Clock);
      services.bind<Clock>(Clock).toConstantValue({ now: () => clock.at, zone: () => 'Europe/Amsterdam' });
      services.unbind(FileSaves);
      services.bind<FileSaves>(FileSaves).toConstantValue({
        save: ({ name }) => {
          saved.push(name);
        },
      });
      const group = staff.groups.find(LOOK_ONLY)?.record;
      if (group !== undefined)
        staff.groups.put({ ...group, rights: ['users.view', ...areas.map((area) => `statistics.${area}`)] });
      staff.saveSettings(
        { id: '3', su: false, rights: [], websites: [] },
        { language: 'en', date: 'dd-MM-yyyy', time: 'HH:mm', ...settings },
      );
    },
  });
  return { ...app, asked, saved, clock };
};

/** The queries as text, such as "orders 2026-10-22 2026-11-20". */
export const linesOf = (asked: readonly StatisticsQuery[]): readonly string[] =>
  asked.map(({ subject, range: { start, end } }) => `${subject} ${start} ${end}`);

/** A series with one figure on the first day of November. */
export const anArea = (values: Readonly<Record<string, number | null>>): AreaStatistics => ({
  kind: 'series',
  points: [{ date: '2026-11-01', values }],
  totals: {},
});

/** The rows of a table, each as an array of its cells. */
export const cellsOf = (table: HTMLElement): readonly (readonly (string | null)[])[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The time of the update beside the title. */
export const updated = () => screen.findByText(/^Updated at /);

/** An answer that waits until the test releases it. */
export const heldAnswer = (outcome: Either<Failure, Statistics>) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer: Answer<Statistics> = async () => {
    await released;
    return outcome;
  };
  return { answer, release };
};
