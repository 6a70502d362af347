import type { ContainerModuleLoadOptions } from 'inversify';
import type { Id } from '../../../domain/shared/id';
import type { DetailOf, Resource } from '../../../domain/shared/resource';
import { Announcer } from '../announcer';
import { CurrentPerson } from '../current-person';
import { Clock } from '../ports/clock.port';
import { Drafts } from '../ports/drafts.port';
import { OwnSaves } from '../ports/own-saves.port';
import type { KindInParts, RecordParts } from '../ports/record-parts.port';
import { Reports } from '../ports/reports.port';
import { gatewayOf } from '../ports/resource-gateway.port';
import { provide } from '../provide.module';
import { recordOf, wireRecord } from './wire-record';
import { savedInParts } from './save-in-parts';
import type { Token } from '../token';
import { wireList } from '../wire-list.module';

/** Wires list, form and search of a kind of record whose parts are saved by calls of their own. Rule R-COM-05. */
export const wireRecordInParts = <Value, K extends KindInParts<Value>>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Resource<K>,
  parts: Token<RecordParts<Value>>,
  titleOf: (row: K['row']) => string,
  asDetail: (draft: K['draft'], id: Id) => DetailOf<K>,
): void => {
  wireList(options, resource, titleOf);
  provide(
    options,
    recordOf(resource),
    (gateway, calls, ...edges) => wireRecord(resource)(savedInParts(gateway, calls, asDetail), ...edges),
    [gatewayOf(resource), parts, Drafts, OwnSaves, CurrentPerson, Clock, Announcer, Reports],
  );
};
