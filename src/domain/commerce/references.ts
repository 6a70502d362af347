import type { Id } from '../shared/id';
import type { Money } from '../shared/money';

/** Reference to an account or an assortment. */
export interface Reference {
  readonly id: Id;
  readonly label: string;
}

/** Reference to an item; `grossPrice` is null where the API does not send it. */
export interface ItemReference extends Reference {
  readonly code: string;
  readonly grossPrice: Money | null;
}
