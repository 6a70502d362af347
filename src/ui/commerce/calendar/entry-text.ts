import type { CalendarEntry } from '../../../domain/commerce/calendar';
import type { OverlapPart, SharedSubject } from '../../../domain/commerce/calendar-overlaps';
import { couponGainOf } from '../../../domain/commerce/coupon.rule';
import type { Reference } from '../../../domain/commerce/references';
import type { Format } from '../../../domain/shared/format';
import { decimalFrom } from '../../../domain/shared/typed-number';
import type { Translate } from '../../shared/runtime/use-text';
import { figureText } from '../rule-text';

/** "All accounts", the name of the only account, or the number of accounts. */
export const accountText = (accounts: readonly Reference[], text: Translate): string => {
  const [only] = accounts;
  if (only === undefined) return text('commerce.calendar.allAccounts');
  return accounts.length === 1 ? only.label : text('commerce.calendar.accounts', { count: accounts.length });
};

const percentTexts = (percent: number | null, text: Translate, format: Format): readonly string[] => {
  const decimal = percent === null ? null : decimalFrom(percent);
  return decimal === null
    ? []
    : [text('commerce.calendar.upTo', { value: text('commerce.rule.percent', { figure: format.figures(decimal) }) })];
};

/** The text of a bar. */
export const entryText = ({ details, accounts }: CalendarEntry, text: Translate, format: Format): string => {
  switch (details.kind) {
    case 'promotion':
      return [
        text('commerce.calendar.rules', { count: details.rules }),
        ...percentTexts(details.percent, text, format),
      ].join(', ');
    case 'netPrice':
      return [text('commerce.calendar.items', { count: details.items }), accountText(accounts, text)].join(', ');
    case 'coupon': {
      const { type, value, singleUse } = details.coupon;
      const gives = couponGainOf(type);
      return [
        ...(gives === null ? [] : [figureText(value, gives, text, format)]),
        ...(singleUse ? [text('commerce.calendar.singleUse')] : []),
        accountText(accounts, text),
      ].join(', ');
    }
    case 'event':
    case 'popup':
      return details.until === null || details.until === details.at
        ? format.dateTime(details.at)
        : text('commerce.calendar.fromTo', {
            from: format.dateTime(details.at),
            to: format.dateTime(details.until),
          });
  }
};

/** Formats the period of a record or an overlap. */
export const daysText = (
  { start, end }: Pick<CalendarEntry, 'start' | 'end'>,
  text: Translate,
  format: Format,
): string => {
  if (start === '' && end === '') return text('commerce.calendar.always');
  if (end === '') return text('commerce.calendar.from', { from: format.day(start) });
  if (start === '') return text('commerce.calendar.until', { to: format.day(end) });
  return start === end
    ? format.day(start)
    : text('commerce.calendar.fromTo', { from: format.day(start), to: format.day(end) });
};

const subjectText = ({ kind, label }: SharedSubject, text: Translate): string =>
  kind === 'cart' ? text('commerce.calendar.wholeCart') : label;

/** The subject of an overlap by name; an item with two net prices comes first. */
export const overlapTitle = ({ subjects }: OverlapPart, text: Translate): string => {
  const twice = subjects.filter(({ prices: [one, other] }) => one !== null && other !== null);
  const [named] = twice.length > 0 ? twice : subjects;
  const subject = named === undefined ? '' : subjectText(named, text);
  const title = text(twice.length > 0 ? 'commerce.calendar.twoPrices' : 'commerce.calendar.inBoth', { subject });
  const more = (twice.length > 0 ? twice : subjects).length - 1;
  return more > 0 ? `${title} ${text('commerce.calendar.moreSubjects', { count: more })}` : title;
};
