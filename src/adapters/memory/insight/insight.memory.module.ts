import { ContainerModule } from 'inversify';
import { Help } from '../../../application/insight/ports/help.port';
import { StatisticsSource } from '../../../application/insight/ports/statistics-source.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { listOf, readOnlyOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { logEntries } from '../../../domain/insight/log-entry';
import { searchLog } from '../../../domain/insight/search-entry';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { helpMemory } from './help.memory';
import { logsMemory } from './logs.memory';
import { searchLogMemory } from './search-log.memory';
import { statisticsMemory } from './statistics.memory';

/** Search log, log, statistics and help in memory. */
export const insightMemoryModule = new ContainerModule((module) => {
  provide(module, listOf(searchLog), searchLogMemory, [SimulatedCalls, Staff]);
  provide(module, readOnlyOf(logEntries), logsMemory, [SimulatedCalls, Staff]);
  provide(module, Help, helpMemory, [SimulatedCalls, Staff]);
  provide(module, StatisticsSource, statisticsMemory, [SimulatedCalls, Staff, Clock]);
});
