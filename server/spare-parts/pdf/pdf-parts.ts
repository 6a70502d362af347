import type { PdfTexts } from './pdf-texts';
import type { PdfContent, PrintedDrawing } from './read-content';
import { toWinAnsi } from './win-ansi';

type Document = PDFKit.PDFDocument;

const INK = '#152022';
const QUIET = '#566365';
const ACCENT = '#006267';
/** Points. */
const LABEL_WIDTH = 130;
const LARGEST_DRAWING = 400;
const LONGEST_HEADING = 40;
/** Points for the first table rows, which stay on the page of the heading. */
const ROOM_FOR_ROWS = 60;

/** Width between the margins, in points. */
export const widthOf = ({ page }: Document): number => page.width - page.margins.left - page.margins.right;

/** Starts a new page if less than this height (in points) is left. @returns whether it did */
export const ensureSpace = (document: Document, height: number): boolean => {
  const { page, y } = document;
  const isFull = y + height > page.height - page.margins.bottom;
  if (isFull) document.addPage();
  return isFull;
};

/** Adds a line of text. */
export const addLine = (document: Document, text: string): void => {
  ensureSpace(document, ROOM_FOR_ROWS);
  document.font('Helvetica').fontSize(10).fillColor(INK);
  document.text(toWinAnsi(text), document.page.margins.left, document.y, { width: widthOf(document) });
  document.moveDown(0.8);
};

/** Adds the title and the data of the reference. */
export const addHead = (document: Document, content: PdfContent, title: string, { words, moment }: PdfTexts): void => {
  const { left } = document.page.margins;
  const { product, checked_at, external_id } = content;
  document.font('Helvetica-Bold').fontSize(18).fillColor(INK);
  document.text(toWinAnsi(title), left, document.y, { width: widthOf(document) }).moveDown(0.4);
  const lines = [
    [words['external-id'], external_id],
    [words.product, product === null ? words['no-product'] : `${product.code} ${product.name}`],
    [words.checked, checked_at === null ? words['not-checked'] : moment(checked_at)],
  ] as const;
  document.fontSize(10);
  for (const [label, value] of lines) {
    const { y } = document;
    document.font('Helvetica').fillColor(QUIET).text(label, left, y, { width: LABEL_WIDTH });
    document.fillColor(INK).text(toWinAnsi(value), left + LABEL_WIDTH, y, { width: widthOf(document) - LABEL_WIDTH });
    document.moveDown(0.2);
  }
  document.moveDown(1);
};

/** Scale of a printed drawing, in points per pixel. */
const scaleOf = (document: Document, { width, height }: PrintedDrawing): number =>
  Math.min(widthOf(document) / width, LARGEST_DRAWING / height);

/** Adds the heading of a sheet, on the page of its drawing and first rows, with a bookmark. */
export const addHeading = (document: Document, label: string, drawing: PrintedDrawing | 'unreadable' | null): void => {
  const text = toWinAnsi(label);
  const drawn = drawing === null || drawing === 'unreadable' ? 0 : drawing.height * scaleOf(document, drawing);
  ensureSpace(document, LONGEST_HEADING + drawn + ROOM_FOR_ROWS);
  document.outline.addItem(text);
  document.font('Helvetica-Bold').fontSize(13).fillColor(ACCENT);
  document.text(text, document.page.margins.left, document.y, {
    width: widthOf(document),
    height: LONGEST_HEADING,
    ellipsis: '…',
  });
  document.moveDown(0.4);
};

/** Adds a drawing; the number boxes cover the numbers in the picture. */
export const addDrawing = (document: Document, drawing: PrintedDrawing): void => {
  const top = document.y;
  const scale = scaleOf(document, drawing);
  const left = document.page.margins.left + (widthOf(document) - drawing.width * scale) / 2;
  // A repeated data URL is embedded once.
  document.image(drawing.picture.dataUrl, left, top, { width: drawing.width * scale, height: drawing.height * scale });
  for (const box of drawing.boxes) {
    const [x, y] = [left + box.x * scale, top + box.y * scale];
    const [width, height] = [box.width * scale, box.height * scale];
    document.lineWidth(0.8).rect(x, y, width, height);
    if (box.number === null) {
      document.stroke(ACCENT);
      continue;
    }
    document.fillAndStroke('#fff', ACCENT);
    const number = toWinAnsi(box.number);
    document.font('Helvetica-Bold').fontSize(10).fillColor(INK);
    document.fontSize(Math.min(height * 0.7, (10 * width * 0.9) / Math.max(1, document.widthOfString(number))));
    document.text(
      number,
      x + (width - document.widthOfString(number)) / 2,
      y + (height - document.currentLineHeight()) / 2,
      { lineBreak: false },
    );
  }
  document.y = top + drawing.height * scale + 10;
};
