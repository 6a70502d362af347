const AREA = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/**
 * Reads square metres, at most two decimals after a point or comma. Returns null for blank text,
 * and the text itself when it is not an area. Rule R-CON-01.
 */
export const readArea = (typed: string): number | string | null => {
  const text = typed.trim();
  return text === '' ? null : AREA.test(text) ? Number(text.replace(',', '.')) : typed;
};
