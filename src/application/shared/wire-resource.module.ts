import type { ContainerModuleLoadOptions } from 'inversify';
import type { FilterShape } from '../../domain/shared/list-query';
import type { Fields } from '../../domain/shared/merge';
import type { Identified, Resource } from '../../domain/shared/resource';
import { wireRecordForm } from './wire-record-form.module';
import { wireList } from './wire-list.module';
import type { ToggleCheck } from './wire-overview';

/** List, form and search of one kind of record: the one line that a plain module adds to its context. */
export const wireResource = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>(
  options: Pick<ContainerModuleLoadOptions, 'bind'>,
  resource: Resource<Row, Detail, Draft, Filter>,
  titleOf: (row: Row) => string,
  check?: ToggleCheck<Row, Detail>,
): void => {
  wireList(options, resource, titleOf, check);
  wireRecordForm(options, resource);
};
