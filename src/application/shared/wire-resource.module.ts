import type { ContainerModuleLoadOptions } from 'inversify';
import type { Kind, Resource } from '../../domain/shared/resource';
import { wireRecordForm } from './record/wire-record-form.module';
import { wireList } from './wire-list.module';
import type { ToggleCheck } from './wire-overview';

/** Wires list, form and search of one kind of record: one line per plain module. */
export const wireResource = <K extends Kind>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Resource<K>,
  titleOf: (row: K['row']) => string,
  check?: ToggleCheck<K>,
): void => {
  wireList(options, resource, titleOf, check);
  wireRecordForm(options, resource);
};
