/** Normalized text for search, sort and comparison: lower case, no accents, blanks collapsed. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC').replace(/\s+/gu, ' ').trim();
