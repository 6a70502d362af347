import { ContainerModule } from 'inversify';
import { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { faqCategories } from '../../../domain/catalogue/faq-category';
import { faqQuestions } from '../../../domain/catalogue/faq-question';
import { HttpClient } from '../shared/http';
import { etimListsHttp } from './etim-lists.http';
import { faqCategoriesHttp, faqListsHttp, faqQuestionsHttp } from './faq.http';

/** The catalogue over HTTP. */
export const catalogueHttpModule = new ContainerModule((options) => {
  provide(options, EtimLists, etimListsHttp, [HttpClient]);
  provide(options, FaqLists, faqListsHttp, [HttpClient]);
  provide(options, gatewayOf(faqCategories), faqCategoriesHttp, [HttpClient, FaqLists]);
  provide(options, gatewayOf(faqQuestions), faqQuestionsHttp, [HttpClient, FaqLists]);
});
