import { ContainerModule } from 'inversify';
import { sparePartCategories } from '../../domain/spare-parts/spare-part-category';
import { spareParts } from '../../domain/spare-parts/spare-part';
import { sparePartLogs } from '../../domain/spare-parts/spare-part-log';
import { provide } from '../shared/provide.module';
import { wireList, wireReadOnly } from '../shared/wire-list.module';
import { wireResource } from '../shared/wire-resource.module';
import { SparePartIcons } from './ports/spare-part-icons.port';
import { WiredSparePartIcons, wireSparePartIcons } from './wire-spare-part-icons';

/** Spare parts as suppliers tell of them, wired once. */
export const sparePartsModule = new ContainerModule((options) => {
  wireResource(options, sparePartCategories, ({ label }) => label);
  wireList(options, spareParts, ({ reference }) => reference);
  wireReadOnly(options, sparePartLogs);
  provide(options, WiredSparePartIcons, wireSparePartIcons, [SparePartIcons]);
});
