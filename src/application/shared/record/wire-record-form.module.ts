import type { ContainerModuleLoadOptions } from 'inversify';
import type { Kind, Resource } from '../../../domain/shared/resource';
import { Announcer } from '../announcer';
import { CurrentPerson } from '../current-person';
import { Clock } from '../ports/clock.port';
import { Drafts } from '../ports/drafts.port';
import { OwnSaves } from '../ports/own-saves.port';
import { Reports } from '../ports/reports.port';
import { gatewayOf } from '../ports/resource-gateway.port';
import { provide } from '../provide.module';
import { recordOf, wireRecord } from './wire-record';

/** The form of one kind of record. */
export const wireRecordForm = <K extends Kind>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Resource<K>,
): void => {
  provide(options, recordOf(resource), wireRecord(resource), [
    gatewayOf(resource),
    Drafts,
    OwnSaves,
    CurrentPerson,
    Clock,
    Announcer,
    Reports,
  ]);
};
