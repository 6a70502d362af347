import { isCalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import type { CartTerms } from './cart-terms';
import type { NamedRule, Offers } from './explain';
import type { Promotion, PromotionDraft } from './promotion';
import type { Period } from './promotion.rule';

/** A date that is typed and cannot be read yet is no limit. */
const readable = ({ start, end }: Period): Period => ({
  start: isCalendarDate(start) ? start : '',
  end: isCalendarDate(end) ? end : '',
});

const rulesOf = (id: Id | null, { name, start, end, parts }: PromotionDraft): readonly NamedRule[] =>
  parts.flatMap(({ key, state, value }) =>
    state === 'marked'
      ? []
      : [
          {
            key: `${id ?? ''} ${key}`,
            id,
            name,
            terms: { ...value, ...readable(value) },
            promotion: readable({ start, end }),
          },
        ],
  );

/** A promotion as it stands in a form; `id` is null while it is not stored. */
export interface EditedPromotion {
  readonly id: Id | null;
  readonly draft: PromotionDraft;
}

/** What is offered; a promotion that is edited takes the place of the stored one. Rule R-COM-37. */
export const offersOf = ({ promotions, netPrices, coupons }: CartTerms, edited: EditedPromotion | null): Offers => {
  const stored = promotions.filter(({ id }: Promotion) => id !== edited?.id);
  return {
    netPrices,
    rules: [
      ...stored.flatMap((promotion) => rulesOf(promotion.id, promotion)),
      ...(edited === null ? [] : rulesOf(edited.id, edited.draft)),
    ],
    coupons: coupons ?? [],
  };
};
