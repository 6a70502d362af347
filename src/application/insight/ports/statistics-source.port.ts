import type { Grouping, Statistics, StatisticsRange } from '../../../domain/insight/statistics';
import type { StatisticsArea } from '../../../domain/insight/statistics-areas.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Every permitted area (dashboard), or one area. */
export type StatisticsSubject = StatisticsArea | 'dashboard';

export interface StatisticsQuery {
  readonly subject: StatisticsSubject;
  readonly range: StatisticsRange;
  /** The dashboard is always grouped by day. */
  readonly grouping: Grouping;
}

/** Statistics of visitors and employees. */
export interface StatisticsSource {
  /** The dashboard returns the permitted areas; an area returns itself, or `Forbidden`. */
  load(query: StatisticsQuery, options?: CallOptions): Answer<Statistics>;
}
export const StatisticsSource = token<StatisticsSource>('statistics-source');
