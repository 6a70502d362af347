import { ContainerModule } from 'inversify';
import { Choices } from '../../../application/content/ports/choices.port';
import { TermUsage } from '../../../application/content/ports/term-usage.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { categories, tags } from '../../../domain/content/term';
import { Staff } from '../access/published/memory-people';
import { MemoryLine } from '../shared/memory-calls';
import { choicesMemory } from './choices.memory';
import { termUsageMemory } from './term-usage.memory';
import { categoriesMemory, tagsMemory } from './terms.memory';

/** Content and what it is labelled with, in memory. */
export const contentMemoryModule = new ContainerModule((module) => {
  provide(module, gatewayOf(tags), tagsMemory, [MemoryLine, Staff, Clock]);
  provide(module, gatewayOf(categories), categoriesMemory, [MemoryLine, Staff, Clock]);
  provide(module, Choices, choicesMemory, [MemoryLine, Staff, gatewayOf(tags), gatewayOf(categories)]);
  provide(module, TermUsage, termUsageMemory, [gatewayOf(tags), gatewayOf(categories)]);
});
