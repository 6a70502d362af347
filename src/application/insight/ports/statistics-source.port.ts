import type { Grouping, Statistics, StatisticsRange } from '../../../domain/insight/statistics';
import type { StatisticsArea } from '../../../domain/insight/statistics-areas.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** What to read: every permitted area for the dashboard, or one. */
export type StatisticsSubject = StatisticsArea | 'dashboard';

export interface StatisticsQuery {
  readonly subject: StatisticsSubject;
  readonly range: StatisticsRange;
  /** The dashboard is always by day. */
  readonly grouping: Grouping;
}

/** Figures of what visitors and staff did. */
export interface StatisticsSource {
  /** The dashboard answers the permitted areas; an area answers itself, or `Forbidden`. */
  load(query: StatisticsQuery, options?: CallOptions): Answer<Statistics>;
}
export const StatisticsSource = token<StatisticsSource>('statistics-source');
