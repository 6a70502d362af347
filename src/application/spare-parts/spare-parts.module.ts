import { ContainerModule } from 'inversify';
import { sparePartCategories } from '../../domain/spare-parts/spare-part-category';
import { spareParts } from '../../domain/spare-parts/spare-part';
import { sparePartLogs } from '../../domain/spare-parts/spare-part-log';
import { provide } from '../shared/provide.module';
import { wireRecordInParts } from '../shared/record/wire-record-in-parts.module';
import { wireReadOnly } from '../shared/wire-list.module';
import { wireResource } from '../shared/wire-resource.module';
import { Announcer } from '../shared/announcer';
import { CurrentPerson } from '../shared/current-person';
import { Notices } from '../shared/notices.machine';
import { Clock } from '../shared/ports/clock.port';
import { Drafts } from '../shared/ports/drafts.port';
import { LiveEvents } from '../shared/ports/live-events.port';
import { NewTabs } from '../shared/ports/new-tabs.port';
import { Reports } from '../shared/ports/reports.port';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { OpenPdf, openPdf } from './open-pdf';
import { Drawings } from './ports/drawings.port';
import { ReferenceDocuments } from './ports/reference-documents.port';
import { ReferenceLogs } from './ports/reference-logs.port';
import { SpareItems } from './ports/spare-items.port';
import { SparePartIcons } from './ports/spare-part-icons.port';
import { ReportedItems, reportedItems } from './reported-items';
import { WiredDrawingEditor, wireDrawingEditor } from './wire-drawing-editor';
import { WiredReferenceLogs, wireReferenceLogs } from './wire-reference-logs';
import { WiredSparePartIcons, wireSparePartIcons } from './wire-spare-part-icons';

/** Wiring of spare parts. */
export const sparePartsModule = new ContainerModule((options) => {
  wireResource(options, sparePartCategories, ({ label }) => label);
  provide(options, ReportedItems, reportedItems, [SpareItems, Reports]);
  wireRecordInParts(
    options,
    spareParts,
    ReportedItems,
    ({ reference }) => reference,
    (draft, id) => ({ ...draft, id }),
  );
  provide(options, WiredReferenceLogs, wireReferenceLogs, [ReferenceLogs]);
  provide(options, OpenPdf, openPdf, [ReferenceDocuments, NewTabs, Announcer]);
  provide(options, WiredDrawingEditor, wireDrawingEditor, [
    gatewayOf(spareParts),
    Drawings,
    Announcer,
    Drafts,
    CurrentPerson,
    Clock,
    Notices,
    LiveEvents,
  ]);
  wireReadOnly(options, sparePartLogs);
  provide(options, WiredSparePartIcons, wireSparePartIcons, [SparePartIcons]);
});
