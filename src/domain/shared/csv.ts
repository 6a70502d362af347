import type { Language } from './locale';

/** Numbers stay numeric for the spreadsheet; everything else is text. */
export type CsvCell = string | number | null;

/** Start of a formula in a spreadsheet, also after trimming. */
const ACTS = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n\0]/u;
const BOM = '\uFEFF';

/** Cell and decimal separators per language. */
const SIGNS = { en: { cell: ',', decimal: '.' }, nl: { cell: ';', decimal: ',' } } as const;

const written = (cell: CsvCell, language: Language): string => {
  if (typeof cell === 'number') return String(cell).replace('.', SIGNS[language].decimal);
  const text = cell ?? '';
  const harmless = ACTS.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** CSV that spreadsheets of the language open directly: BOM, local separators, formulas escaped. Rule R-SHR-31. */
export const csvOf = (lines: readonly (readonly CsvCell[])[], language: Language): string =>
  BOM + lines.map((cells) => `${cells.map((cell) => written(cell, language)).join(SIGNS[language].cell)}\r\n`).join('');
