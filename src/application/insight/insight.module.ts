import { ContainerModule } from 'inversify';
import { logEntries } from '../../domain/insight/log-entry';
import { searchLog } from '../../domain/insight/search-entry';
import { provide } from '../shared/provide.module';
import { wireReadOnly, wireReadOnlyList } from '../shared/wire-list.module';
import { Clock } from '../shared/ports/clock.port';
import { Help } from './ports/help.port';
import { StatisticsSource } from './ports/statistics-source.port';
import { WiredHelp, wireHelp } from './wire-help';
import { WiredStatistics, wireStatistics } from './wire-statistics';

/** Wiring of dashboard, statistics, logs and help. */
export const insightModule = new ContainerModule((options) => {
  wireReadOnlyList(options, searchLog);
  wireReadOnly(options, logEntries);
  provide(options, WiredHelp, wireHelp, [Help]);
  provide(options, WiredStatistics, wireStatistics, [StatisticsSource, Clock]);
});
