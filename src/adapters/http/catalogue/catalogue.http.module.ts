import { ContainerModule } from 'inversify';
import { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import { StructureLevels } from '../../../application/catalogue/ports/structure-levels.port';
import { EtimChoices } from '../../../application/catalogue/ports/etim-choices.port';
import { PreviewProducts } from '../../../application/catalogue/ports/preview-products.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { etimCategories } from '../../../domain/catalogue/etim-category';
import { etimCombinations } from '../../../domain/catalogue/etim-combination';
import { etimFeatures } from '../../../domain/catalogue/etim-feature';
import { faqCategories } from '../../../domain/catalogue/faq-category';
import { faqQuestions } from '../../../domain/catalogue/faq-question';
import { structures } from '../../../domain/catalogue/structure';
import { structureNodes } from '../../../domain/catalogue/structure-node';
import { HttpClient } from '../shared/http';
import { etimListsHttp } from './etim-lists.http';
import { httpGateway } from '../shared/resource-gateway.http';
import { etimCategoryCodec, etimCombinationCodec, etimFeatureCodec } from './etim.codec';
import { etimChoicesHttp, lockedHttp, previewProductsHttp } from './etim.http';
import { faqCategoriesHttp, faqListsHttp, faqQuestionsHttp } from './faq.http';
import { structureLevelsHttp, structureNodesHttp, structuresHttp } from './structure.http';

/** The catalogue over HTTP. */
export const catalogueHttpModule = new ContainerModule((options) => {
  provide(options, EtimLists, etimListsHttp, [HttpClient]);
  provide(options, FaqLists, faqListsHttp, [HttpClient]);
  provide(options, gatewayOf(faqCategories), faqCategoriesHttp, [HttpClient, FaqLists]);
  provide(options, gatewayOf(faqQuestions), faqQuestionsHttp, [HttpClient, FaqLists]);
  provide(options, StructureLevels, structureLevelsHttp, [HttpClient]);
  provide(options, gatewayOf(structures), structuresHttp, [HttpClient]);
  provide(options, gatewayOf(structureNodes), structureNodesHttp, [HttpClient]);
  provide(options, EtimChoices, etimChoicesHttp, [HttpClient]);
  provide(options, PreviewProducts, previewProductsHttp, [HttpClient]);
  provide(options, gatewayOf(etimFeatures), (http) => lockedHttp(http, etimFeatureCodec), [HttpClient]);
  provide(options, gatewayOf(etimCategories), (http) => lockedHttp(http, etimCategoryCodec), [HttpClient]);
  provide(options, gatewayOf(etimCombinations), (http) => httpGateway(http, etimCombinationCodec), [HttpClient]);
});
