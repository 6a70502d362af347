import type { FoundDated } from '../../../domain/site/published/dated';
import type { Instant } from '../../../domain/shared/instant';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Events or popups of the current website by time. */
export interface DatedSource {
  /** Records with a moment from `from` (inclusive) to `until` (exclusive). */
  between(from: Instant, until: Instant, options?: CallOptions): Answer<FoundDated>;
}
export const EventDates = token<DatedSource>('event-dates');
export const PopupDates = token<DatedSource>('popup-dates');
