import { ContainerModule } from 'inversify';
import { gatewayOf, readOnlyOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { SparePartIcons } from '../../../application/spare-parts/ports/spare-part-icons.port';
import { sparePartCategories } from '../../../domain/spare-parts/spare-part-category';
import { spareParts } from '../../../domain/spare-parts/spare-part';
import { sparePartLogs } from '../../../domain/spare-parts/spare-part-log';
import { HttpClient } from '../shared/http';
import { httpGateway, httpReadOnly } from '../shared/resource-gateway.http';
import { sparePartCategoryCodec, sparePartIconsHttp } from './spare-part-category.codec';
import { sparePartLogCodec } from './spare-part-log.codec';
import { recordPartsHttp } from '../shared/record-parts.http';
import { Drawings } from '../../../application/spare-parts/ports/drawings.port';
import { ReferenceDocuments } from '../../../application/spare-parts/ports/reference-documents.port';
import { ReferenceLogs } from '../../../application/spare-parts/ports/reference-logs.port';
import { SpareItems } from '../../../application/spare-parts/ports/spare-items.port';
import { drawingsHttp, referenceDocumentsHttp, referenceLogsHttp } from './references.http';
import { sparePartsHttp } from './spare-part.codec';
import { spareItemCodec } from './spare-sheet.codec';

/** Spare parts, over HTTP. */
export const sparePartsHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(sparePartCategories), (http) => httpGateway(http, sparePartCategoryCodec), [HttpClient]);
  provide(options, gatewayOf(spareParts), sparePartsHttp, [HttpClient]);
  provide(options, readOnlyOf(sparePartLogs), (http) => httpReadOnly(http, sparePartLogCodec), [HttpClient]);
  provide(options, SpareItems, (http) => recordPartsHttp(http, spareItemCodec), [HttpClient]);
  provide(options, ReferenceLogs, referenceLogsHttp, [HttpClient]);
  provide(options, ReferenceDocuments, referenceDocumentsHttp, [HttpClient]);
  provide(options, Drawings, drawingsHttp, [HttpClient]);
  provide(options, SparePartIcons, sparePartIconsHttp, [HttpClient]);
});
