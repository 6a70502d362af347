import type { Id } from '../../../domain/shared/id';

/** A whole list in its order, with the version of that order; null where the API sends none. */
export interface Ordered<Row> {
  readonly rows: readonly Row[];
  readonly version: string | null;
}

export interface NewOrder {
  /** In their new order; records that are left out follow behind. */
  readonly ids: readonly Id[];
  /** Version of the order that was seen; `Changed` when it is outdated. Null for any. */
  readonly version: string | null;
}
