import { ContainerModule } from 'inversify';
import { Choices } from '../../../application/content/ports/choices.port';
import { TermUsage } from '../../../application/content/ports/term-usage.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { categories, tags } from '../../../domain/content/term';
import { HttpClient } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { choicesHttp } from './choices.http';
import { termCodecOf } from './term.codec';
import { termUsageHttp } from './term-usage.http';

/** Content and what it is labelled with, over HTTP. */
export const contentHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(tags), (http) => httpGateway(http, termCodecOf('tag')), [HttpClient]);
  provide(options, gatewayOf(categories), (http) => httpGateway(http, termCodecOf('category')), [HttpClient]);
  provide(options, Choices, choicesHttp, [HttpClient]);
  provide(options, TermUsage, termUsageHttp, [HttpClient]);
});
