import { ContainerModule } from 'inversify';
import { DomainLinks } from '../../../application/operations/ports/domain-links.port';
import { Jobs } from '../../../application/operations/ports/jobs.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { Dictionary } from '../../../application/shared/ports/dictionary.port';
import { gatewayOf, listOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { dnsDomains } from '../../../domain/operations/dns-domain';
import { errorCodes } from '../../../domain/operations/error-code';
import { whitelist } from '../../../domain/operations/whitelist-entry';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { dnsMemory, domainLinksMemory } from './dns.memory';
import { errorCodesMemory } from './error-codes.memory';
import { jobsMemory } from './jobs.memory';
import { whitelistMemory } from './whitelist.memory';

/** Jobs, error codes, whitelist and domains in memory. */
export const operationsMemoryModule = new ContainerModule((module) => {
  provide(module, gatewayOf(errorCodes), errorCodesMemory, [SimulatedCalls, Staff, Clock]);
  provide(module, gatewayOf(whitelist), whitelistMemory, [SimulatedCalls, Staff, Clock]);
  provide(module, listOf(dnsDomains), dnsMemory, [SimulatedCalls, Staff]);
  provide(module, DomainLinks, domainLinksMemory, [SimulatedCalls, Staff]);
  provide(module, Jobs, jobsMemory, [SimulatedCalls, Staff, Clock, Dictionary]);
});
