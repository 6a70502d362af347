import { readDecimal, type DecimalMark } from '../decimal';
import type { Language } from '../locale';

/** Language by decimal mark. */
const LANGUAGES: Readonly<Record<DecimalMark, Language>> = { ',': 'nl', '.': 'en' };
export const languageOfMark = (mark: DecimalMark): Language => LANGUAGES[mark];

const otherOf = (mark: string): DecimalMark => (mark === ',' ? '.' : ',');

/** Whether a text is a number, with either decimal mark. */
export const isNumberText = (text: string): boolean => readDecimal(text, 'en') !== null;

/** Decimal mark of a number; `either` when ambiguous, null without a mark. */
export const markIn = (text: string): DecimalMark | 'either' | null => {
  const marks = text.match(/[.,]/g) ?? [];
  const [first] = marks;
  if (first === undefined) return null;
  if (marks.length > 1) return otherOf(first);
  return readDecimal(text, 'en') === readDecimal(text, 'nl') ? otherOf(otherOf(first)) : 'either';
};

/** Number format of a column. */
export interface ColumnMark {
  /** Decimal mark of all numbers; null when no number shows which it is, or numbers use different ones. */
  readonly mark: DecimalMark | null;
  /** First ambiguous number when no other number decides; otherwise null. */
  readonly doubtful: string | null;
}

/** Detects the decimal mark of a column; ambiguous numbers follow the other numbers. Rule R-SHR-83. */
export const markOfColumn = (numbers: readonly string[]): ColumnMark => {
  const marks = numbers.map(markIn);
  const told = new Set(marks.filter((mark) => mark === ',' || mark === '.'));
  const [only] = told;
  if (only !== undefined && told.size === 1) return { mark: only, doubtful: null };
  return { mark: null, doubtful: numbers[marks.indexOf('either')] ?? null };
};
