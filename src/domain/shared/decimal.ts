import type { Language } from './locale';

/** A decimal number as text, such as `-12.50`: exact, with a decimal point and without thousands separators. */
export type Decimal = `${number}`;

/** Longer input, in characters, is not parsed. */
const MAX_TYPED = 100;

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

export const isDecimal = (text: string): text is Decimal => DECIMAL.test(text);

/** Thousands separator per language; the decimal mark is the other of comma and point. */
const GROUPING = { en: ',', nl: '.' } as const;
/** Decimal mark. */
export type DecimalMark = ',' | '.';
const otherOf = (separator: string): DecimalMark => (separator === ',' ? '.' : ',');

/** Whole numbers with thousands separators. */
const GROUPED: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^[1-9]\d{0,2}(?:,\d{3})+$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/,
};

/** Splits typed digits, commas and points into whole number and decimals; null when not a number. */
const partsOf = (typed: string, own: DecimalMark): readonly [whole: string, decimals: string] | null => {
  const other = otherOf(own);
  if (GROUPED[own].test(typed) || (GROUPED[other].test(typed) && typed.split(other).length > 2)) return [typed, ''];
  const [, whole = '', mark = own, decimals = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(typed) ?? [];
  return /^\d*$/.test(whole) || GROUPED[otherOf(mark)].test(whole) ? [whole, decimals] : null;
};

/**
 * Parses a typed number: comma or point as decimal mark, `,-` for no decimals, thousands separators. A single separator
 * before three digits is a thousands separator if the language uses it as one. Null when invalid. Rule R-SHR-40.
 */
export const readDecimal = (text: string, language: Language): Decimal | null => {
  if (text.trim().length > MAX_TYPED) return null;
  const typed = text
    .trim()
    .replace(/(?<=\d)[\s'\u2019](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d[.,])[-\u2013\u2014]{1,2}$/u, '');
  const [, minus = '', figures = ''] = /^([-\u2212]?)\s*((?=[.,]*\d)[\d.,]+)$/u.exec(typed) ?? [];
  const parts = figures === '' ? null : partsOf(figures, GROUPING[language]);
  if (parts === null) return null;
  const whole = parts[0].replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  const read = `${minus === '' ? '' : '-'}${whole}${parts[1] === '' ? '' : `.${parts[1]}`}`;
  return isDecimal(read) ? read : null;
};

/** Inserts thousands separators into a whole number. */
export const groupThousands = (whole: string, group: string): string =>
  whole.replace(/\d{4,}/g, (figures) => {
    const first = figures.length % 3;
    return [...(first === 0 ? [] : [figures.slice(0, first)]), ...(figures.slice(first).match(/\d{3}/g) ?? [])].join(
      group,
    );
  });

/** Removes trailing zeros. */
export const withoutZeros = (decimals: string): string => decimals.replace(/(?<!0)0+$/, '');

/** Formats a decimal number with thousands separators and all its decimals. */
export const writeDecimal = (decimal: Decimal, language: Language): string => {
  const [whole = '', decimals] = decimal.split('.');
  const group = GROUPING[language];
  const grouped = groupThousands(whole, group);
  return decimals === undefined ? grouped : `${grouped}${otherOf(group)}${decimals}`;
};

/** Maximum digits before the decimal mark. */
export const MAX_WHOLE_FIGURES = 12;

/**
 * Converts a decimal number to an integer of its smallest unit: `12.5` with two decimals is 1250.
 * @returns null for more decimals than that, and for numbers with too many digits
 */
export const unitsOf = (decimal: Decimal, decimals: number): number | null => {
  const [whole = '', rest = ''] = decimal.split('.');
  const kept = withoutZeros(rest);
  // Concatenating digits is exact; multiplying would round.
  const units = Number(whole + kept.padEnd(decimals, '0'));
  const figures = whole.replace(/^-?0*/, '').length;
  if (kept.length > decimals || figures > MAX_WHOLE_FIGURES || !Number.isSafeInteger(units)) return null;
  return units === 0 ? 0 : units;
};

/** Converts an integer of the smallest unit to a decimal number: 1250 with two decimals is `12.50`. */
export const decimalOf = (units: number, decimals: number): Decimal => {
  const figures = String(Math.abs(units)).padStart(decimals + 1, '0');
  const cut = figures.length - decimals;
  const text = `${units < 0 ? '-' : ''}${figures.slice(0, cut)}${decimals === 0 ? '' : `.${figures.slice(cut)}`}`;
  return isDecimal(text) ? text : '0';
};

/** Number of decimals, without trailing zeros. */
export const decimalsIn = (decimal: Decimal): number => withoutZeros(decimal.split('.')[1] ?? '').length;

/** Removes trailing zeros after the given number of decimals. */
export const withoutEndZeros = (decimal: Decimal, decimals: number): Decimal => {
  const [whole = '', rest = ''] = decimal.split('.');
  const kept = withoutZeros(rest).padEnd(Math.min(rest.length, decimals), '0');
  const short = kept === '' ? whole : `${whole}.${kept}`;
  return isDecimal(short) ? short : decimal;
};
