import { ContainerModule } from 'inversify';
import { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import { FaqLists } from '../../../application/catalogue/ports/faq-lists.port';
import { StructureLevels } from '../../../application/catalogue/ports/structure-levels.port';
import { EtimChoices } from '../../../application/catalogue/ports/etim-choices.port';
import { PreviewProducts } from '../../../application/catalogue/ports/preview-products.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { token } from '../../../application/shared/token';
import { etimCategories } from '../../../domain/catalogue/etim-category';
import { etimCombinations } from '../../../domain/catalogue/etim-combination';
import { etimFeatures } from '../../../domain/catalogue/etim-feature';
import { faqCategories } from '../../../domain/catalogue/faq-category';
import { faqQuestions } from '../../../domain/catalogue/faq-question';
import { structures } from '../../../domain/catalogue/structure';
import { structureNodes } from '../../../domain/catalogue/structure-node';
import { Staff } from '../access/published/memory-people';
import { Files } from '../library/published/memory-files';
import { SimulatedCalls } from '../shared/memory-calls';
import { etimListsMemory } from './etim-lists.memory';
import { etimChoicesMemory, etimCombinationsMemory, previewProductsMemory } from './etim-choices.memory';
import { etimCategoriesMemory, etimFeaturesMemory } from './etim-records.memory';
import { EtimMemory, EtimRecords } from './etim-store.memory';
import { faqMemory, type MemoryFaq } from './faq.memory';
import { structuresMemory, type MemoryStructures } from './structures.memory';

const Structures = token<MemoryStructures>('memory-structures');
const Faq = token<MemoryFaq>('memory-faq');

/** The catalogue in memory. */
export const catalogueMemoryModule = new ContainerModule((options) => {
  provide(options, Faq, faqMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, FaqLists, ({ lists }) => lists, [Faq]);
  provide(options, gatewayOf(faqCategories), ({ categories }) => categories, [Faq]);
  provide(options, EtimRecords, (people) => new EtimMemory(people), [Staff]);
  provide(options, EtimLists, etimListsMemory, [SimulatedCalls, Staff, EtimRecords]);
  provide(options, gatewayOf(etimFeatures), etimFeaturesMemory, [SimulatedCalls, Staff, EtimRecords]);
  provide(options, gatewayOf(etimCategories), etimCategoriesMemory, [SimulatedCalls, Staff, EtimRecords]);
  provide(options, gatewayOf(etimCombinations), etimCombinationsMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, EtimChoices, etimChoicesMemory, [SimulatedCalls, Staff, EtimRecords]);
  provide(options, PreviewProducts, previewProductsMemory, [SimulatedCalls, Staff]);
  provide(options, gatewayOf(faqQuestions), ({ questions }) => questions, [Faq]);
  provide(options, Structures, structuresMemory, [SimulatedCalls, Staff, Clock, Files]);
  provide(options, StructureLevels, ({ levels }) => levels, [Structures]);
  provide(options, gatewayOf(structures), (memory) => memory.structures, [Structures]);
  provide(options, gatewayOf(structureNodes), ({ nodes }) => nodes, [Structures]);
});
