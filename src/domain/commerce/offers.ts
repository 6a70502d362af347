import { isCalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import type { CartTerms } from './cart-terms';
import type { NamedRule, Offers } from './explain';
import type { Promotion, PromotionDraft } from './promotion';
import type { Reference } from './references';
import type { Period } from './promotion.rule';

/** A period without dates that cannot be parsed yet; such a date counts as an open end. */
export const readablePeriod = ({ start, end }: Period): Period => ({
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
            terms: { ...value, ...readablePeriod(value) },
            promotion: readablePeriod({ start, end }),
          },
        ],
  );

/** Accounts of the first rule when every rule is limited to accounts; empty otherwise. */
export const onlyAccountsOf = ({ parts }: Pick<PromotionDraft, 'parts'>): readonly Reference[] => {
  const rules = parts.filter(({ state }) => state !== 'marked').map(({ value }) => value.accounts);
  return rules.every((accounts) => accounts.length > 0) ? (rules[0] ?? []) : [];
};

/** A promotion in a form; `id` is null until stored. */
export interface EditedPromotion {
  readonly id: Id | null;
  readonly draft: PromotionDraft;
}

/** All offers; an edited promotion replaces its stored version. Rule R-COM-37. */
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
