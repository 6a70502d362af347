import { ContainerModule } from 'inversify';
import { Choices } from '../../../application/content/ports/choices.port';
import { BlockCatalogue } from '../../../application/content/ports/block-catalogue.port';
import { ContentLocks } from '../../../application/content/ports/content-locks.port';
import { Previews } from '../../../application/content/ports/previews.port';
import { Templates } from '../../../application/content/ports/templates.port';
import { TermUsage } from '../../../application/content/ports/term-usage.port';
import { Versions } from '../../../application/content/ports/versions.port';
import { Dictionary } from '../../../application/shared/ports/dictionary.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { contents } from '../../../domain/content/contents';
import { CONTENT_MODULES } from '../../../domain/content/modules.rule';
import { categories, tags } from '../../../domain/content/term';
import { HttpClient } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { ApiSettings } from '../shared/transport';
import { choicesHttp } from './choices.http';
import { blockCatalogueHttp, templatesHttp } from './blocks.http';
import { contentHttp } from './content.http';
import { contentLocksHttp } from './content-locks.http';
import { previewsHttp } from './previews.http';
import { termCodecOf } from './term.codec';
import { termUsageHttp } from './term-usage.http';
import { versionsHttp } from './versions.http';

/** Content items and their tags, categories and choices over HTTP. */
export const contentHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(tags), (http) => httpGateway(http, termCodecOf('tag')), [HttpClient]);
  provide(options, gatewayOf(categories), (http) => httpGateway(http, termCodecOf('category')), [HttpClient]);
  for (const module of CONTENT_MODULES)
    provide(options, gatewayOf(contents[module]), (http) => contentHttp(http, module), [HttpClient]);
  provide(options, ContentLocks, contentLocksHttp, [HttpClient]);
  provide(options, Versions, versionsHttp, [HttpClient]);
  provide(options, BlockCatalogue, blockCatalogueHttp, [HttpClient, Dictionary]);
  provide(options, Templates, templatesHttp, [HttpClient]);
  provide(options, Previews, previewsHttp, [ApiSettings]);
  provide(options, Choices, choicesHttp, [HttpClient]);
  provide(options, TermUsage, termUsageHttp, [HttpClient]);
});
