import { isCalendarDate } from '../../../domain/shared/calendar-date';
import type { KeptDraft } from '../../../domain/shared/drafts/draft';
import { keysOf, type Fields } from '../../../domain/shared/merge';

/** Maximum characters of the summary of a draft. */
const MOST = 120;

const isWords = (value: unknown): value is string =>
  typeof value === 'string' && /[\p{L}\p{N}]/u.test(value) && !value.includes('<');

/** Such as `net_price` or `12`: API names of choices and records have this form, typed texts rarely do. */
const isCodeLike = (value: unknown): boolean => typeof value === 'string' && /^(?:[a-z]+(?:_[a-z]+)*|\d+)$/.test(value);

/**
 * Summary of a draft: its new short texts; may be empty. Rule R-SHR-15.
 * @param dayOf formats a calendar date
 */
export const draftSummary = (
  { base, mine }: Pick<KeptDraft, 'base' | 'mine'>,
  dayOf: (date: string) => string,
): string => {
  const newIn = (key: string): readonly unknown[] => {
    const [before, now]: readonly unknown[] = [base[key], mine[key]];
    if (now === before || (isCodeLike(before) && isCodeLike(now))) return [];
    return Array.isArray(now) ? now : [now];
  };
  const found = keysOf<Fields>(mine).flatMap(newIn).filter(isWords);
  const typed = found.filter((text) => !isCodeLike(text));
  const words = (typed.length > 0 ? typed : found)
    .map((text) => (isCalendarDate(text) ? dayOf(text) : text))
    .join(', ');
  return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words;
};
