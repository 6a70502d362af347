import { readDecimal, type DecimalMark } from '../decimal';
import type { Language } from '../locale';

/** The language that writes numbers with a mark before their decimals. */
const LANGUAGES: Readonly<Record<DecimalMark, Language>> = { ',': 'nl', '.': 'en' };
export const languageOfMark = (mark: DecimalMark): Language => LANGUAGES[mark];

const otherOf = (mark: string): DecimalMark => (mark === ',' ? '.' : ',');

/** Whether a text is a number, whichever mark stands before its decimals. */
export const isNumberText = (text: string): boolean => readDecimal(text, 'en') !== null;

/** The mark before the decimals of a number; `either` where it can be read both ways, null where it has none. */
export const markIn = (text: string): DecimalMark | 'either' | null => {
  const marks = text.match(/[.,]/g) ?? [];
  const [first] = marks;
  if (first === undefined) return null;
  if (marks.length > 1) return otherOf(first);
  return readDecimal(text, 'en') === readDecimal(text, 'nl') ? otherOf(otherOf(first)) : 'either';
};

/** How the numbers of a column are written. */
export interface ColumnMark {
  /** Null where no number tells, or numbers tell different ones. */
  readonly mark: DecimalMark | null;
  /** The first number that can be read both ways while no other decides; null where there is none. */
  readonly doubtful: string | null;
}

/** Reads the mark of a column: a number that can be read both ways is read as the others are. Rule R-SHR-83. */
export const markOfColumn = (numbers: readonly string[]): ColumnMark => {
  const marks = numbers.map(markIn);
  const told = new Set(marks.filter((mark) => mark === ',' || mark === '.'));
  const [only] = told;
  if (only !== undefined && told.size === 1) return { mark: only, doubtful: null };
  return { mark: null, doubtful: numbers[marks.indexOf('either')] ?? null };
};
