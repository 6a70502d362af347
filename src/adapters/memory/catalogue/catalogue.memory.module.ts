import { ContainerModule } from 'inversify';
import { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { token } from '../../../application/shared/token';
import { faqCategories } from '../../../domain/catalogue/faq-category';
import { faqQuestions } from '../../../domain/catalogue/faq-question';
import { Staff } from '../access/published/memory-people';
import { MemoryLine } from '../shared/memory-calls';
import { EtimMemory, EtimRecords } from './etim-store.memory';
import { faqMemory, type MemoryFaq } from './faq.memory';

const Faq = token<MemoryFaq>('memory-faq');

/** The catalogue in memory. */
export const catalogueMemoryModule = new ContainerModule((options) => {
  provide(options, Faq, faqMemory, [MemoryLine, Staff, Clock]);
  provide(options, FaqLists, ({ lists }) => lists, [Faq]);
  provide(options, gatewayOf(faqCategories), ({ categories }) => categories, [Faq]);
  provide(options, EtimRecords, (people) => new EtimMemory(people), [Staff]);
  provide(options, gatewayOf(faqQuestions), ({ questions }) => questions, [Faq]);
});
