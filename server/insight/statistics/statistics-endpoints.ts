import { AREAS } from '../../../src/domain/insight/statistics-areas.rule';
import { can } from '../../../src/domain/shared/permission';
import { isUnreachable } from '../../database/errors';
import { ok, signedIn, withRight, type Endpoint, type Services, type SignedInCall } from '../../shared/endpoint';
import { readArea, type AreaStatistics } from './read-area';
import { readGrouping, readRange } from './statistics-range';
import { dayIn } from './time-zone';

export interface StatisticsServices extends Services {
  /** Whose days are counted, such as `Europe/Amsterdam`. */
  readonly timeZone: string;
  /** Writes an unexpected error to the log of the server. */
  readonly reportDefect: (failure: unknown) => void;
}

type StatisticsCall = SignedInCall<StatisticsServices>;

const todayOf = ({ services: { timeZone, now } }: StatisticsCall) => dayIn(timeZone, now());

/** The areas that the caller may see, by day; one that fails says so and leaves the others standing. */
const answerDashboard = async (call: StatisticsCall) => {
  const { services, query, caller } = call;
  query.only('startDate', 'endDate');
  const today = todayOf(call);
  const range = readRange(query, today);
  const areas = AREAS.filter((area) => can(caller, `statistics.${area}`));
  const read = async (area: (typeof areas)[number]): Promise<AreaStatistics | { readonly code: 'ERROR' }> => {
    try {
      return await readArea(services.db, area, { range, grouping: 'day', today });
    } catch (failure) {
      if (isUnreachable(failure)) throw failure;
      services.reportDefect(failure);
      return { code: 'ERROR' };
    }
  };
  const answers = await Promise.all(areas.map(async (area) => [area, await read(area)] as const));
  return ok({ statistics: Object.fromEntries(answers) });
};

/**
 * The dashboard, `{statistics: {[area]: …}}`, and one call for each area, `{statistics: …}`, of the same inner shape:
 * `{period: [{date, [series]: number}], totals?}`, of holidays `{holidays: […]}`. Rules R-INS-10 to R-INS-14.
 */
export const statisticsEndpoints: readonly Endpoint<StatisticsServices>[] = [
  signedIn('GET', 'statistics/dashboard', answerDashboard),
  ...AREAS.map((area) =>
    withRight(`statistics.${area}`)('GET', `statistics/${area}`, async (call: StatisticsCall) => {
      const { services, query } = call;
      query.only('startDate', 'endDate', 'groupBy');
      const today = todayOf(call);
      const range = readRange(query, today);
      return ok({
        statistics: await readArea(services.db, area, { range, grouping: readGrouping(query, range), today }),
      });
    }),
  ),
];
