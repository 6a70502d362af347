import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineListing, type Kind } from '../shared/resource';

/** What the processing of suppliers' data told. An API may have levels of its own. */
export interface SparePartLogRow {
  readonly id: Id;
  readonly level: string;
  /** References that it is about. */
  readonly names: readonly string[];
  readonly message: string;
  readonly createdAt: Instant;
}

export interface SparePartLog extends SparePartLogRow {
  /** When it was told last. */
  readonly updatedAt: Instant;
  /** Names with their values, in the order of the API. */
  readonly data: readonly (readonly [string, string])[];
}

export type SparePartLogFilter = {
  readonly level: readonly string[];
  readonly name: string;
};

export interface SparePartLogKind extends Kind {
  row: SparePartLogRow;
  detail: SparePartLog;
  filter: SparePartLogFilter;
}

export const sparePartLogs = defineListing<SparePartLogKind>({
  key: 'spare-part-logs',
  right: 'spareparts',
  strings: { one: 'spareParts.log', many: 'spareParts.logs' },
  sortable: ['level', 'message', 'createdAt'],
  order: { field: 'createdAt', order: 'desc' },
  noFilter: { level: [], name: '' },
});
