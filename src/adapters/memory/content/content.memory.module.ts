import { ContainerModule } from 'inversify';
import { BlockCatalogue } from '../../../application/content/ports/block-catalogue.port';
import { Choices } from '../../../application/content/ports/choices.port';
import { ContentLocks } from '../../../application/content/ports/content-locks.port';
import { Previews } from '../../../application/content/ports/previews.port';
import { Templates } from '../../../application/content/ports/templates.port';
import { TermUsage } from '../../../application/content/ports/term-usage.port';
import { Versions } from '../../../application/content/ports/versions.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { contents } from '../../../domain/content/contents';
import { CONTENT_MODULES } from '../../../domain/content/modules.rule';
import { categories, tags } from '../../../domain/content/term';
import { Staff } from '../access/published/memory-people';
import { Files } from '../library/published/memory-files';
import { SimulatedCalls } from '../shared/memory-calls';
import { blockCatalogueMemory } from './block-catalogue.memory';
import { choicesMemory } from './choices.memory';
import { MemoryColleagues, Colleagues, itemsBeside, locksNotifyingColleagues } from './colleagues.memory';
import { contentLocksMemory } from './content-locks.memory';
import { contentsMemory } from './contents.memory';
import { Contents, MemoryContents } from './memory-contents';
import { MemoryEmailCategories, memoryEmailCategories } from './published/memory-email-categories';
import { previewsMemory } from './previews.memory';
import { templatesMemory } from './templates.memory';
import { termUsageMemory } from './term-usage.memory';
import { MemoryTerms, termsMemory } from './terms.memory';
import { versionsMemory } from './versions.memory';

/** Content items and their tags, categories and choices in memory. */
export const contentMemoryModule = new ContainerModule((module) => {
  provide(module, MemoryTerms, termsMemory, [SimulatedCalls, Staff, Clock, Files]);
  provide(module, gatewayOf(tags), ({ tag }) => tag, [MemoryTerms]);
  provide(module, gatewayOf(categories), ({ category }) => category, [MemoryTerms]);
  provide(module, Choices, choicesMemory, [SimulatedCalls, Staff, MemoryTerms, Contents, MemoryEmailCategories]);
  provide(module, MemoryEmailCategories, memoryEmailCategories, [SimulatedCalls, Staff]);
  provide(module, TermUsage, termUsageMemory, [gatewayOf(tags), gatewayOf(categories), Contents]);
  provide(module, Contents, (people, clock, files) => new MemoryContents(people, clock, files), [Staff, Clock, Files]);
  for (const name of CONTENT_MODULES)
    provide(
      module,
      gatewayOf(contents[name]),
      (line, people, clock, files, items, colleagues) =>
        itemsBeside(name, contentsMemory(name)(line, people, clock, files, items), colleagues),
      [SimulatedCalls, Staff, Clock, Files, Contents, MemoryColleagues],
    );
  provide(module, MemoryColleagues, (items, clock) => new Colleagues(items, clock), [Contents, Clock]);
  provide(
    module,
    ContentLocks,
    (line, items, colleagues) => locksNotifyingColleagues(contentLocksMemory(line, items), colleagues),
    [SimulatedCalls, Contents, MemoryColleagues],
  );
  provide(module, Versions, versionsMemory, [SimulatedCalls, Staff, Contents]);
  provide(module, BlockCatalogue, blockCatalogueMemory, [SimulatedCalls, Staff]);
  provide(module, Previews, previewsMemory, []);
  provide(module, Templates, templatesMemory, [SimulatedCalls, Staff, Contents]);
});
