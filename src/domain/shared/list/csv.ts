import type { Language } from '../locale';

/** Numbers stay numeric in the spreadsheet; everything else is text. */
export type CsvCell = string | number | null;

/** Start of a formula in a spreadsheet, also after trimming. */
const FORMULA = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n\0]/u;
const BOM = '\uFEFF';

/** Cell and decimal separators per language. */
const SEPARATORS = { en: { cell: ',', decimal: '.' }, nl: { cell: ';', decimal: ',' } } as const;

const writeCell = (cell: CsvCell, language: Language): string => {
  if (typeof cell === 'number') return String(cell).replace('.', SEPARATORS[language].decimal);
  const text = cell ?? '';
  const escaped = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
};

/** CSV that spreadsheets of the language open directly: BOM, local separators, formulas escaped. Rule R-SHR-31. */
export const csvOf = (lines: readonly (readonly CsvCell[])[], language: Language): string =>
  BOM +
  lines
    .map((cells) => `${cells.map((cell) => writeCell(cell, language)).join(SEPARATORS[language].cell)}\r\n`)
    .join('');
