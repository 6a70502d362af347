import { setImmediate } from 'node:timers/promises';
import { ensureSpace, widthOf } from './pdf-parts';
import type { PdfTexts } from './pdf-texts';
import type { PrintedSheet } from './read-content';
import { toWinAnsi } from './win-ansi';

type Document = PDFKit.PDFDocument;

/** Column widths in points; the name gets the remaining width. */
const NUMBER = 40;
const CODE = 105;
const QUANTITY = 55;
const AVAILABLE = 70;
const PADDING = 4;
const SIZE = 9;
/** Number of rows after which other work may run. */
const ROWS_AT_ONCE = 25;

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const cellsOf = (document: Document, texts: readonly string[]): readonly Cell[] => {
  const name = widthOf(document) - NUMBER - CODE - QUANTITY - AVAILABLE;
  let x = document.page.margins.left;
  return [NUMBER, CODE, name, QUANTITY, AVAILABLE].map((width, place) => {
    const cell: Cell = {
      text: texts[place] ?? '',
      x: x + PADDING,
      width: width - 2 * PADDING,
      align: place === 3 ? 'right' : 'left',
    };
    x += width;
    return cell;
  });
};

/** Height in points; a one-line text is measured without wrapping. */
const heightOf = (document: Document, { text, width }: Cell): number =>
  document.widthOfString(text) <= width ? document.currentLineHeight(true) : document.heightOfString(text, { width });

const drawRow = (document: Document, cells: readonly Cell[], height: number): void => {
  const { y } = document;
  for (const { text, x, width, align } of cells) document.text(text, x, y + PADDING, { width, align });
  const { left } = document.page.margins;
  document
    .lineWidth(0.4)
    .moveTo(left, y + height)
    .lineTo(left + widthOf(document), y + height)
    .stroke('#C9D2D3');
  document.y = y + height;
};

const drawTitles = (document: Document, words: PdfTexts['words']): void => {
  const titles = [words.number, words.code, words.name, words.quantity, words.available];
  document.font('Helvetica-Bold').fontSize(SIZE).fillColor('#566365');
  const cells = cellsOf(document, titles);
  drawRow(document, cells, Math.max(...cells.map((cell) => heightOf(document, cell))) + 2 * PADDING);
  document.font('Helvetica').fillColor('#152022');
};

/** Adds the items of a sheet. Rows do not break across pages; column titles repeat on each page. */
export const addTable = async (
  document: Document,
  items: PrintedSheet['items'],
  words: PdfTexts['words'],
): Promise<void> => {
  drawTitles(document, words);
  for (const [place, item] of items.entries()) {
    const available = item.item_id === null ? words.no : words.yes;
    const texts = [item.number, item.code, item.name, item.quantity, available].map(toWinAnsi);
    const cells = cellsOf(document, texts);
    const height = Math.max(...cells.map((cell) => heightOf(document, cell))) + 2 * PADDING;
    if (ensureSpace(document, height)) drawTitles(document, words);
    drawRow(document, cells, height);
    if (place % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  document.y += 16;
};
