import type { Language } from './locale';

/** A figure stays one, so that a spreadsheet can add it up; anything else is text. */
export type CsvCell = string | number | null;

/** Where a spreadsheet would begin to calculate, or a cell with its blanks taken off would. */
const ACTS = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n\0]/u;
const BOM = '\uFEFF';

/** What parts cells and the decimals of a figure where the language is spoken: a comma cannot do both. */
const SIGNS = { en: { cell: ',', decimal: '.' }, nl: { cell: ';', decimal: ',' } } as const;

const written = (cell: CsvCell, language: Language): string => {
  if (typeof cell === 'number') return String(cell).replace('.', SIGNS[language].decimal);
  const text = cell ?? '';
  const harmless = ACTS.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * A table as the spreadsheets of a language open it by themselves: UTF-8 with its mark, and no cell that acts. Rule
 * R-SHR-31.
 */
export const csvOf = (lines: readonly (readonly CsvCell[])[], language: Language): string =>
  BOM + lines.map((cells) => `${cells.map((cell) => written(cell, language)).join(SIGNS[language].cell)}\r\n`).join('');
