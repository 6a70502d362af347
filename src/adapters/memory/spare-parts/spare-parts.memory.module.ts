import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf, readOnlyOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { SparePartIcons } from '../../../application/spare-parts/ports/spare-part-icons.port';
import { sparePartCategories } from '../../../domain/spare-parts/spare-part-category';
import { spareParts } from '../../../domain/spare-parts/spare-part';
import { sparePartLogs } from '../../../domain/spare-parts/spare-part-log';
import { Staff } from '../access/published/memory-people';
import { MemoryLine } from '../shared/memory-calls';
import { sparePartCategoriesMemory } from './spare-part-categories.memory';
import { sparePartIconsMemory } from './spare-part-icons.memory';
import { sparePartLogsMemory } from './spare-part-logs.memory';
import { sparePartsMemory } from './spare-parts.memory';

/** Spare parts in memory. */
export const sparePartsMemoryModule = new ContainerModule((module) => {
  provide(module, gatewayOf(sparePartCategories), sparePartCategoriesMemory, [MemoryLine, Staff, Clock]);
  provide(module, gatewayOf(spareParts), sparePartsMemory, [MemoryLine, Staff, Clock]);
  provide(module, readOnlyOf(sparePartLogs), sparePartLogsMemory, [MemoryLine, Staff]);
  provide(module, SparePartIcons, sparePartIconsMemory, [MemoryLine, Staff]);
});
