import type { StatisticsSubject } from '../../../src/application/insight/ports/statistics-source.port';
import { users } from '../../../src/domain/access/user';
import { usergroups } from '../../../src/domain/access/usergroup';
import {
  daysIn,
  sumOf,
  type AreaStatistics,
  type Grouping,
  type Series,
  type StatisticsRange,
} from '../../../src/domain/insight/statistics';
import { AREAS, STATISTICS_AREAS, type StatisticsArea } from '../../../src/domain/insight/statistics-areas.rule';
import { addDays, isCalendarDate } from '../../../src/domain/shared/calendar-date';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered, refusal } from '../support/answered';
import { enter, READER, SU, type TestBackend } from '../support/backend';

const WEEK: StatisticsRange = { start: '2026-02-26', end: '2026-03-04' };
const SPRING: StatisticsRange = { start: '2026-01-15', end: '2026-05-03' };
const DRAWN = AREAS.filter((area) => area !== 'holidays');

/** Every date of a range. */
const datesIn = (range: StatisticsRange): readonly string[] =>
  Array.from({ length: daysIn(range) }, (_, day) => addDays(range.start, day));

/** Figures of the dashboard and the statistics. */
export const statisticsContract = (name: string, make: () => Promise<TestBackend>): void => {
  describe(`Statistics (${name})`, () => {
    let backend: TestBackend;

    /** Gives the reader a new group with the rights of two areas. */
    const grantTwoAreas = async (): Promise<void> => {
      await enter(backend, SU);
      const { rows } = await answered(backend.users.list({ ...defaultQuery(users.noFilter), term: READER }));
      const draft = {
        name: 'Zz statistiek',
        rights: ['statistics.orders', 'statistics.users'],
        users: rows.map(({ id }) => id),
      };
      await answered(backend.usergroups.save({ id: null, version: null, draft, before: usergroups.blank }));
    };
    beforeAll(async () => {
      backend = await make();
      await grantTwoAreas();
    });
    afterAll(() => backend.close());

    const load = (subject: StatisticsSubject, range = WEEK, grouping: Grouping = 'day') =>
      backend.statistics.load({ subject, range, grouping });
    const areaOf = async (
      area: StatisticsArea,
      range?: StatisticsRange,
      grouping?: Grouping,
    ): Promise<AreaStatistics> => {
      const found = (await answered(load(area, range, grouping))).get(area);
      if (found === undefined || found === null) throw new Error(`No answer for ${area}`);
      return found;
    };
    const seriesOf = async (...asked: Parameters<typeof areaOf>): Promise<Series> => {
      const found = await areaOf(...asked);
      if (found.kind !== 'series') throw new Error('Not a series');
      return found;
    };
    const datesOf = ({ points }: Series): readonly string[] => points.map(({ date }) => date);

    describe('for a superuser', () => {
      beforeEach(() => enter(backend, SU));

      it('the dashboard has every area (R-INS-10)', async () => {
        const answer = await answered(load('dashboard'));
        expect([...answer.keys()].sort()).toEqual([...AREAS].sort());
        for (const area of DRAWN) {
          const found = answer.get(area);
          expect([area, found?.kind === 'series' && datesOf(found)]).toEqual([area, datesIn(WEEK)]);
        }
      });

      it('the dashboard is by day also where a range is long (R-INS-11)', async () => {
        const orders = (await answered(load('dashboard', SPRING))).get('orders');
        expect(orders?.kind === 'series' && datesOf(orders)).toEqual(datesIn(SPRING));
      });

      it.each(DRAWN)('%s has every series on every day, and its totals', async (area) => {
        const { points, totals } = await seriesOf(area);
        expect(points.map(({ date }) => date)).toEqual(datesIn(WEEK));
        const names = [...STATISTICS_AREAS[area].series].sort();
        for (const { values } of points) expect(Object.keys(values).sort()).toEqual(names);
        expect(Object.keys(totals).sort()).toEqual(Object.keys(STATISTICS_AREAS[area].totals).sort());
      });

      it('an area is the same alone as on the dashboard', async () => {
        expect((await answered(load('dashboard'))).get('orders')).toEqual(await areaOf('orders'));
      });

      it('months are their first days, and sum to the days', async () => {
        const months = await seriesOf('orders', SPRING, 'month');
        expect(datesOf(months)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01']);
        const days = await seriesOf('orders', SPRING);
        expect(datesOf(days)).toEqual(datesIn(SPRING));
        for (const series of STATISTICS_AREAS.orders.series) expect(sumOf(months, series)).toBe(sumOf(days, series));
        expect(months.totals).toEqual(days.totals);
      });

      it('one day is a range', async () => {
        expect(datesOf(await seriesOf('users', { start: WEEK.start, end: WEEK.start }))).toEqual([WEEK.start]);
      });

      it('holidays exist and are in order', async () => {
        const found = await areaOf('holidays');
        const dates = found.kind === 'holidays' ? found.holidays.map(({ date }) => date) : [];
        expect([found.kind, dates.every(isCalendarDate)]).toEqual(['holidays', true]);
        expect(dates).toEqual([...dates].sort());
      });
    });

    describe('for a person with the rights of two areas', () => {
      beforeEach(() => enter(backend, READER));

      it('the dashboard has exactly these', async () => {
        expect([...(await answered(load('dashboard'))).keys()].sort()).toEqual(['orders', 'users']);
      });

      it('these can be read alone', async () => {
        expect((await seriesOf('users')).points).toHaveLength(7);
      });

      it.each(['carts', 'holidays'] as const)('%s are forbidden', async (area) => {
        expect(await refusal(load(area))).toEqual({ kind: 'Forbidden' });
      });
    });

    it('is for who is signed in', async () => {
      await enter(backend, SU);
      await answered(backend.session.signOut());
      expect(await refusal(load('dashboard'))).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(load('orders'))).toEqual({ kind: 'Unauthenticated' });
    });
  });
};
