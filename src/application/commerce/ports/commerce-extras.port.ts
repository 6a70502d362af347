import type { CalendarRecords } from '../../../domain/commerce/calendar';
import type { CartTerms } from '../../../domain/commerce/cart-terms';
import type { Buyer } from '../../../domain/commerce/explain-rule';
import type { Period } from '../../../domain/commerce/promotion.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Optional calls of some APIs; null where the API lacks one, so that individual lists are loaded instead. */
export interface CommerceExtras {
  /** Offers for a buyer near a date. */
  applicable(buyer: Buyer, options?: CallOptions): Answer<CartTerms | null>;
  /** Records with a day in the period, which must have an end. */
  calendar(period: Period, options?: CallOptions): Answer<CalendarRecords | null>;
}
export const CommerceExtras = token<CommerceExtras>('commerce-extras');
