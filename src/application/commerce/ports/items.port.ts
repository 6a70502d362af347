import type { ItemReference } from '../../../domain/commerce/references';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface Items {
  /** The item with this code, which is compared without regard to case; null where there is none. */
  byCode(code: string, options?: CallOptions): Answer<ItemReference | null>;
}
export const Items = token<Items>('items');
