import type { Id } from '../shared/id';
import type { Money } from '../shared/money';

/** An account or an assortment that a record refers to. */
export interface Reference {
  readonly id: Id;
  readonly label: string;
}

/** An item that a record refers to; `grossPrice` is null where the API does not tell it. */
export interface ItemReference extends Reference {
  readonly code: string;
  readonly grossPrice: Money | null;
}
