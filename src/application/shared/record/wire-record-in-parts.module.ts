import type { ContainerModuleLoadOptions } from 'inversify';
import type { Id } from '../../../domain/shared/id';
import type { FilterShape } from '../../../domain/shared/list-query';
import type { Identified, Resource } from '../../../domain/shared/resource';
import { Announcer } from '../announcer';
import { CurrentPerson } from '../current-person';
import { Clock } from '../ports/clock.port';
import { Drafts } from '../ports/drafts.port';
import { OwnSaves } from '../ports/own-saves.port';
import type { DraftInParts, RecordParts } from '../ports/record-parts.port';
import { Reports } from '../ports/reports.port';
import { gatewayOf } from '../ports/resource-gateway.port';
import { provide } from '../provide.module';
import { recordOf, wireRecord } from './wire-record';
import { savedInParts } from './save-in-parts';
import type { Token } from '../token';
import { wireList } from '../wire-list.module';

/** List, form and search of one kind of record whose parts are saved by calls of their own. Rule R-COM-05. */
export const wireRecordInParts = <
  Value,
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends DraftInParts<Value>,
  Filter extends FilterShape,
>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Resource<Row, Detail, Draft, Filter>,
  parts: Token<RecordParts<Value>>,
  titleOf: (row: Row) => string,
  asDetail: (draft: Draft, id: Id) => Detail,
): void => {
  wireList(options, resource, titleOf);
  provide(
    options,
    recordOf(resource),
    (gateway, calls, ...edges) => wireRecord(resource)(savedInParts(gateway, calls, asDetail), ...edges),
    [gatewayOf(resource), parts, Drafts, OwnSaves, CurrentPerson, Clock, Announcer, Reports],
  );
};
