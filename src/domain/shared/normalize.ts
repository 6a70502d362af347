/** More combining marks in a row than Unicode's stream-safe format allows (30). U+FF9E and U+FF9F become marks. */
const LONG_RUN = /([\p{M}\uFF9E\uFF9F]{31,})/u;

/**
 * Normalizes a text. Use in place of `String.prototype.normalize`, whose time is quadratic in the number of consecutive
 * combining marks. Rule R-SHR-57.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  text
    .split(LONG_RUN)
    .map((part, index) => (index % 2 === 1 ? part : part.normalize(form)))
    .join('');
