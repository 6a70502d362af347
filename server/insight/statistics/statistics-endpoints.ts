import { AREAS, type StatisticsArea } from '../../../src/domain/insight/statistics-areas.rule';
import { can } from '../../../src/domain/shared/permission';
import { isUnreachable } from '../../database/errors';
import { ok, signedIn, withRight, type CallOf, type Endpoint, type Services } from '../../shared/endpoint';
import { placeOf } from '../published/log-place';
import { serverInfo } from '../published/server-info';
import { writeLog } from '../published/write-log';
import { readAreas, type AreaQuery, type AreaStatistics } from './read-areas';
import { readDashboardGrouping, readGrouping, readRange, STATISTICS } from './statistics-range';
import { dayIn } from './time-zone';

export interface StatisticsServices extends Services {
  /** Time zone in which days are counted, such as `Europe/Amsterdam`. */
  readonly timeZone: string;
  /** Writes an unexpected error to the log of the server. */
  readonly reportDefect: (failure: unknown) => void;
}

type StatisticsCall = CallOf<typeof STATISTICS, StatisticsServices>;

const todayOf = ({ services: { timeZone, now } }: StatisticsCall) => dayIn(timeZone, now());

type Answered = readonly (readonly [StatisticsArea, AreaStatistics | { readonly code: 'ERROR' }])[];

/** Reads all areas in one query. If it fails, reads each area alone and reports those that fail again. */
const readEach = async (
  { services, caller }: Pick<StatisticsCall, 'services' | 'caller'>,
  areas: readonly StatisticsArea[],
  query: AreaQuery,
): Promise<Answered> => {
  try {
    return await readAreas(services.db, areas, query);
  } catch (failure) {
    if (isUnreachable(failure)) throw failure;
    const [area, ...others] = areas;
    if (area === undefined || others.length > 0)
      return (await Promise.all(areas.map((one) => readEach({ services, caller }, [one], query)))).flat();
    services.reportDefect(failure);
    services.jobs.start(async () => {
      await writeLog(services, {
        level: 'error',
        module: 'Statistics',
        message: `The area ${area} of the dashboard could not be read`,
        method: 'GET',
        requestUrl: '/api/statistics/dashboard',
        userId: caller.id,
        answer: { area, code: 'ERROR' },
        debug: placeOf(failure),
        info: serverInfo(),
      });
    });
    return [[area, { code: 'ERROR' }]];
  }
};

/** The areas that the caller may see, grouped by day unless by month. */
const answerDashboard = async (call: StatisticsCall) => {
  const { query, caller } = call;
  const today = todayOf(call);
  const range = readRange(query, today);
  const areas = AREAS.filter((area) => can(caller, `statistics.${area}`));
  const answers = await readEach(call, areas, { range, grouping: readDashboardGrouping(query, range), today });
  return ok({ statistics: Object.fromEntries(answers) });
};

/**
 * The dashboard, `{statistics: {[area]: …}}`, and one endpoint per area, `{statistics: …}`. Each area is `{period:
 * [{date, [series]: number}], totals?}`, holidays are `{holidays: […]}`. Rules R-INS-10 to R-INS-14.
 */
export const statisticsEndpoints: readonly Endpoint<StatisticsServices>[] = [
  signedIn('GET', 'statistics/dashboard', STATISTICS, answerDashboard),
  ...AREAS.map((area) =>
    withRight(`statistics.${area}`)('GET', `statistics/${area}`, STATISTICS, async (call: StatisticsCall) => {
      const { services, query } = call;
      const today = todayOf(call);
      const range = readRange(query, today);
      const answers = await readAreas(services.db, [area], { range, grouping: readGrouping(query, range), today });
      return ok({ statistics: answers[0]?.[1] });
    }),
  ),
];
