import type { CalendarRecords } from '../../../domain/commerce/calendar';
import type { CartTerms } from '../../../domain/commerce/cart-terms';
import type { Buyer } from '../../../domain/commerce/explain-rule';
import type { Period } from '../../../domain/commerce/promotion.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** What some APIs answer at once and others not at all: then null, and the records are read one by one. */
export interface CommerceExtras {
  /** What is offered to a buyer near a date. */
  applicable(buyer: Buyer, options?: CallOptions): Answer<CartTerms | null>;
  /** What has a day in the period, which has an end. */
  calendar(period: Period, options?: CallOptions): Answer<CalendarRecords | null>;
}
export const CommerceExtras = token<CommerceExtras>('commerce-extras');
