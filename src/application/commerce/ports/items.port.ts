import type { ItemReference } from '../../../domain/commerce/references';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** An item with the ids of its assortments; null where the API does not send them. */
export interface FoundItem extends ItemReference {
  readonly assortments: readonly Id[] | null;
}

export interface Items {
  /** Finds an item by code, ignoring case; null when there is none. */
  byCode(code: string, options?: CallOptions): Answer<FoundItem | null>;
}
export const Items = token<Items>('items');
