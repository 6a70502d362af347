import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { StatisticsSource } from '../../../application/insight/ports/statistics-source.port';
import type { Http } from '../shared/http';
import { areaStatisticsReader, dashboardReader } from './statistics.codec';

/** Statistics over HTTP. */
export const statisticsHttp = (http: Http): StatisticsSource => ({
  load: ({ subject, range: { start, end }, grouping }, options) =>
    pipe(
      http.call(
        {
          method: 'GET',
          path: `statistics/${subject}`,
          query: { startDate: start, endDate: end, ...(subject !== 'dashboard' && { groupBy: grouping }) },
        },
        subject === 'dashboard'
          ? dashboardReader((path) => {
              http.reports.report(`Unreadable answer: ${path} in GET statistics`);
            })
          : areaStatisticsReader(subject),
        options,
      ),
      taskEither.map(({ body }) => body),
    ),
});
