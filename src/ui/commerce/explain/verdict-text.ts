import type { Judged } from '../../../domain/commerce/explain';
import type { AmountOrCount } from '../../../domain/commerce/explain-rule';
import { RULE_TYPES } from '../../../domain/commerce/promotion.rule';
import type { Format } from '../../../domain/shared/format';
import { textOrCode } from '../../../domain/shared/known-value';
import { isMoney } from '../../../domain/shared/money';
import type { Translate } from '../../shared/runtime/use-text';

const minimumText = (measure: AmountOrCount, text: Translate, format: Format): string =>
  isMoney(measure) ? format.money(measure) : text('commerce.rule.pieces', { count: measure });

/** The reason for an offer's result, in one or two sentences. */
export const verdictText = ({ verdict }: Pick<Judged, 'verdict'>, text: Translate, format: Format): string => {
  switch (verdict.kind) {
    case 'applies': {
      if ('items' in verdict)
        return verdict.items.length === 0
          ? text('commerce.explain.couponGives')
          : text('commerce.explain.belowGross', { items: format.list(verdict.items) });
      const reached = text('commerce.explain.reached', {
        measured: minimumText(verdict.measured, text, format),
        from: minimumText(verdict.from, text, format),
      });
      return verdict.missing === null
        ? reached
        : `${reached} ${text('commerce.explain.next', { missing: minimumText(verdict.missing, text, format) })}`;
    }
    case 'missing':
      return text('commerce.explain.missing', {
        measured: minimumText(verdict.measured, text, format),
        missing: minimumText(verdict.missing, text, format),
      });
    case 'early':
      return text('commerce.explain.early', { from: format.day(verdict.from) });
    case 'over':
      return text('commerce.explain.over', { until: format.day(verdict.until) });
    default:
      return text(`commerce.explain.${verdict.kind}`);
  }
};

/** The kind of offer: the type of a rule, a net price or a coupon. */
export const kindText = (judged: Judged, text: Translate): string =>
  judged.kind === 'rule'
    ? textOrCode(RULE_TYPES, judged.type, (type) => text(`commerce.ruleTypes.${type}`))
    : text(`commerce.explain.kinds.${judged.kind}`);

/** The fraction of a minimum that the cart reaches, from 0 to 1; `null` if no minimum is missed. */
export const missedShareOf = ({ verdict }: Pick<Judged, 'verdict'>): number | null => {
  if (verdict.kind !== 'missing') return null;
  const amount = (measure: AmountOrCount): number => (isMoney(measure) ? measure.cents : measure);
  const [there, missing] = [amount(verdict.measured), amount(verdict.missing)];
  return there / Math.max(1, there + missing);
};
