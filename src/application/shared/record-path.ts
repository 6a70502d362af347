import type { Id } from '../../domain/shared/id';

/** Address of a record below that of its list. @param list such as `/users` */
export const recordPath = (list: string, id: Id): string => `${list}/${encodeURIComponent(id)}`;

/** Where the records of a kind lie. */
export interface RecordPlace {
  /** Key of the module in the table of modules. */
  readonly module: string;
  /** Address of the overview. */
  readonly list: string;
  readonly pathOf: (id: Id) => string;
}

/** Records below the overview of their module. @param key of the module */
export const placeBelow = (key: string): RecordPlace => ({
  module: key,
  list: `/${key}`,
  pathOf: (id) => recordPath(`/${key}`, id),
});
