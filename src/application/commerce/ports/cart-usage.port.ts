import type { CartUse } from '../../../domain/commerce/default-cart';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface CartUsage {
  /** Orders that used a cart, newest first. */
  of(cart: Id, options?: CallOptions): Answer<readonly CartUse[]>;
}
export const CartUsage = token<CartUsage>('cart-usage');
