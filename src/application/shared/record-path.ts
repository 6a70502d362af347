import type { Id } from '../../domain/shared/id';

/** URL of a record. @param list URL of the list, such as `/users` */
export const recordPath = (list: string, id: Id): string => `${list}/${encodeURIComponent(id)}`;

/** Location of the records of a kind. */
export interface RecordPlace {
  /** Module key. */
  readonly module: string;
  /** URL of the overview. */
  readonly list: string;
  readonly pathOf: (id: Id) => string;
}

/** Place of records below the overview of their module. @param key module key */
export const placeBelow = (key: string): RecordPlace => ({
  module: key,
  list: `/${key}`,
  pathOf: (id) => recordPath(`/${key}`, id),
});
