import { ContainerModule } from 'inversify';
import { DomainLinks } from '../../../application/operations/ports/domain-links.port';
import { Jobs } from '../../../application/operations/ports/jobs.port';
import { gatewayOf, listOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { dnsDomains } from '../../../domain/operations/dns-domain';
import { errorCodes } from '../../../domain/operations/error-code';
import { whitelist } from '../../../domain/operations/whitelist-entry';
import { HttpClient } from '../shared/http';
import { httpGateway, httpList } from '../shared/resource-gateway.http';
import { dnsDomainCodec, domainLinksHttp } from './dns-domain.codec';
import { errorCodeCodec } from './error-code.codec';
import { jobsHttp } from './job.codec';
import { whitelistEntryCodec } from './whitelist-entry.codec';

/** Jobs, error codes, whitelist and domains over HTTP. */
export const operationsHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(errorCodes), (http) => httpGateway(http, errorCodeCodec), [HttpClient]);
  provide(options, gatewayOf(whitelist), (http) => httpGateway(http, whitelistEntryCodec), [HttpClient]);
  provide(options, listOf(dnsDomains), (http) => httpList(http, dnsDomainCodec), [HttpClient]);
  provide(options, DomainLinks, domainLinksHttp, [HttpClient]);
  provide(options, Jobs, jobsHttp, [HttpClient]);
});
