import type { Id } from '../../../domain/shared/id';

/** A complete list with the version of its order; null where the API sends none. */
export interface Ordered<Row> {
  readonly rows: readonly Row[];
  readonly version: string | null;
}

export interface NewOrder {
  /** Ids in the new order; records that are left out come last. */
  readonly ids: readonly Id[];
  /** Version of the displayed order; `Changed` when outdated. Null skips the check. */
  readonly version: string | null;
}
