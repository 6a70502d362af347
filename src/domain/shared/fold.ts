import { normalizeText } from './normalize';

/** Normalized text for search, sort and comparison: lower case, no accents, blanks collapsed. */
export const fold = (text: string): string =>
  normalizeText(normalizeText(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/gu, ' ').trim();
