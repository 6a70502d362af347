import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf, readOnlyOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { SparePartIcons } from '../../../application/spare-parts/ports/spare-part-icons.port';
import { sparePartCategories } from '../../../domain/spare-parts/spare-part-category';
import { spareParts } from '../../../domain/spare-parts/spare-part';
import { sparePartLogs } from '../../../domain/spare-parts/spare-part-log';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { sparePartCategoriesMemory } from './spare-part-categories.memory';
import { sparePartIconsMemory } from './spare-part-icons.memory';
import { sparePartLogsMemory } from './spare-part-logs.memory';
import { token } from '../../../application/shared/token';
import { Drawings } from '../../../application/spare-parts/ports/drawings.port';
import { ReferenceDocuments } from '../../../application/spare-parts/ports/reference-documents.port';
import { ReferenceLogs } from '../../../application/spare-parts/ports/reference-logs.port';
import { SpareItems } from '../../../application/spare-parts/ports/spare-items.port';
import { drawingsMemory, referenceDocumentsMemory, referenceLogsMemory } from './references.memory';
import { sparePartsMemory } from './spare-parts.memory';

const References = token<ReturnType<typeof sparePartsMemory>>('memory-spare-parts');

/** Spare parts in memory. */
export const sparePartsMemoryModule = new ContainerModule((module) => {
  provide(module, gatewayOf(sparePartCategories), sparePartCategoriesMemory, [SimulatedCalls, Staff, Clock]);
  provide(module, References, sparePartsMemory, [SimulatedCalls, Staff, Clock]);
  provide(module, gatewayOf(spareParts), ({ record }) => record, [References]);
  provide(module, SpareItems, ({ parts }) => parts, [References]);
  provide(module, Drawings, ({ whole }) => drawingsMemory(whole), [References]);
  provide(module, ReferenceLogs, (line, staff, { whole }) => referenceLogsMemory(line, staff, whole), [
    SimulatedCalls,
    Staff,
    References,
  ]);
  provide(module, ReferenceDocuments, (line, staff, { whole }) => referenceDocumentsMemory(line, staff, whole), [
    SimulatedCalls,
    Staff,
    References,
  ]);
  provide(module, readOnlyOf(sparePartLogs), sparePartLogsMemory, [SimulatedCalls, Staff]);
  provide(module, SparePartIcons, sparePartIconsMemory, [SimulatedCalls, Staff]);
});
