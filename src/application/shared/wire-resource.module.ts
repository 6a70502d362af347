import type { ContainerModuleLoadOptions } from 'inversify';
import type { Kind, Resource } from '../../domain/shared/resource';
import { wireRecordForm } from './record/wire-record-form.module';
import { wireList } from './wire-list.module';
import type { ToggleCheck } from './wire-overview';

/** List, form and search of one kind of record: the one line that a plain module adds to its context. */
export const wireResource = <K extends Kind>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Resource<K>,
  titleOf: (row: K['row']) => string,
  check?: ToggleCheck<K>,
): void => {
  wireList(options, resource, titleOf, check);
  wireRecordForm(options, resource);
};
