import { ContainerModule } from 'inversify';
import { Help } from '../../../application/insight/ports/help.port';
import { StatisticsSource } from '../../../application/insight/ports/statistics-source.port';
import { listOf, readOnlyOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { logEntries } from '../../../domain/insight/log-entry';
import { searchLog } from '../../../domain/insight/search-entry';
import { HttpClient } from '../shared/http';
import { httpList, httpReadOnly } from '../shared/resource-gateway.http';
import { helpHttp } from './help.http';
import { logEntryCodec } from './log-entry.codec';
import { searchEntryCodec } from './search-entry.codec';
import { statisticsHttp } from './statistics.http';

/** Search log, log, statistics and help over HTTP. */
export const insightHttpModule = new ContainerModule((options) => {
  provide(options, listOf(searchLog), (http) => httpList(http, searchEntryCodec), [HttpClient]);
  provide(options, readOnlyOf(logEntries), (http) => httpReadOnly(http, logEntryCodec), [HttpClient]);
  provide(options, Help, helpHttp, [HttpClient]);
  provide(options, StatisticsSource, statisticsHttp, [HttpClient]);
});
