import { ContainerModule } from 'inversify';
import { dnsDomains } from '../../domain/operations/dns-domain';
import { errorCodeName, errorCodes } from '../../domain/operations/error-code';
import { whitelist } from '../../domain/operations/whitelist-entry';
import { Announcer } from '../shared/announcer';
import { Contexts } from '../shared/contexts';
import { LiveEvents } from '../shared/ports/live-events.port';
import { NewTabs } from '../shared/ports/new-tabs.port';
import { Reports } from '../shared/ports/reports.port';
import { provide } from '../shared/provide.module';
import { wireReadOnlyList } from '../shared/wire-list.module';
import { wireResource } from '../shared/wire-resource.module';
import { FollowDomain, followDomain } from './follow-domain';
import { DomainLinks } from './ports/domain-links.port';
import { Jobs } from './ports/jobs.port';
import { WiredItemCode, wireItemCode } from './wire-item-code';
import { WiredJobs, wireJobs } from './wire-jobs';
import { WiredRunLog, wireRunLog } from './wire-run-log';

/** Wiring of error codes, whitelist, DNS and jobs. */
export const operationsModule = new ContainerModule((options) => {
  wireResource(options, errorCodes, errorCodeName);
  wireResource(options, whitelist, ({ source }) => source);
  wireReadOnlyList(options, dnsDomains);
  provide(options, WiredJobs, wireJobs, [Jobs, Announcer, LiveEvents]);
  provide(options, WiredItemCode, wireItemCode, [Contexts]);
  provide(options, WiredRunLog, wireRunLog, [Jobs]);
  provide(options, FollowDomain, followDomain, [DomainLinks, NewTabs, Reports, Announcer]);
});
