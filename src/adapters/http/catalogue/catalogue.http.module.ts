import { ContainerModule } from 'inversify';
import { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import { StructureLevels } from '../../../application/catalogue/ports/structure-levels.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { faqCategories } from '../../../domain/catalogue/faq-category';
import { faqQuestions } from '../../../domain/catalogue/faq-question';
import { structures } from '../../../domain/catalogue/structure';
import { structureNodes } from '../../../domain/catalogue/structure-node';
import { HttpClient } from '../shared/http';
import { etimListsHttp } from './etim-lists.http';
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
});
