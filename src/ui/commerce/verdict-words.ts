import type { Measure, Verdict } from '../../domain/commerce/explain';
import type { Format } from '../../domain/shared/format';
import { isMoney } from '../../domain/shared/money';
import type { Translate } from '../shared/runtime/use-text';

const measureWords = (measure: Measure, text: Translate, format: Format): string =>
  isMoney(measure) ? format.money(measure) : text('commerce.rule.pieces', { count: measure });

/** Why a rule does what it does, in one or two sentences. */
export const verdictWords = (verdict: Verdict, text: Translate, format: Format): string => {
  switch (verdict.kind) {
    case 'applies': {
      const reached = text('commerce.explain.reached', {
        measured: measureWords(verdict.measured, text, format),
        from: measureWords(verdict.from, text, format),
      });
      return verdict.missing === null
        ? reached
        : `${reached} ${text('commerce.explain.next', { missing: measureWords(verdict.missing, text, format) })}`;
    }
    case 'missing':
      return text('commerce.explain.missing', {
        measured: measureWords(verdict.measured, text, format),
        missing: measureWords(verdict.missing, text, format),
      });
    case 'early':
      return text('commerce.explain.early', { from: format.day(verdict.from) });
    case 'over':
      return text('commerce.explain.over', { until: format.day(verdict.until) });
    default:
      return text(`commerce.explain.${verdict.kind}`);
  }
};
