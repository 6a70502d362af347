/** The form in which texts are searched, sorted and told apart: lower case, without accents, blanks collapsed. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC').replace(/\s+/gu, ' ').trim();
