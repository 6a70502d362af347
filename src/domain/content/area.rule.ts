const AREA = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/**
 * Square metres to the hundredth, with a point or a comma before the decimals; null for nothing, and what is no such
 * figure as it was typed. Rule R-CON-01.
 */
export const readArea = (typed: string): number | string | null => {
  const text = typed.trim();
  return text === '' ? null : AREA.test(text) ? Number(text.replace(',', '.')) : typed;
};
