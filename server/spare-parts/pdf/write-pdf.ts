import { setImmediate } from 'node:timers/promises';
import { fromUtc } from '../../shared/utc';
import type { PdfTexts } from './pdf-texts';
import { addDrawing, addHead, addHeading, addLine } from './pdf-parts';
import { addTable } from './pdf-table';
import type { PdfContent } from './read-content';
import { toWinAnsi } from './win-ansi';

/** Page margin in points. */
const MARGIN = 40;
const FOOTER_FROM_EDGE = 28;

/** @param isCompressed false for tests that look for texts in the bytes */
interface PdfOptions {
  readonly isCompressed?: boolean;
}

/** The bytes of a document, after it has ended. */
const bytesOf = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', () => {
      resolve(Buffer.concat(parts));
    });
    document.on('error', reject);
  });

const addFooters = (document: PDFKit.PDFDocument, reference: string, page: string): void => {
  const { count } = document.bufferedPageRange();
  for (let place = 0; place < count; place += 1) {
    document.switchToPage(place);
    // Text below the margin would start another page.
    document.page.margins.bottom = 0;
    const text = page.replace('{page}', String(place + 1)).replace('{pages}', String(count));
    document.font('Helvetica').fontSize(8).fillColor('#566365');
    const y = document.page.height - FOOTER_FROM_EDGE;
    document.text(toWinAnsi(reference), MARGIN, y, { lineBreak: false });
    document.text(text, document.page.width - MARGIN - document.widthOfString(text), y, { lineBreak: false });
  }
};

/**
 * Writes a reference as a PDF (A4) with its sheets, drawings and items. The same content gives the same bytes. Yields
 * to other work after each sheet and some rows. Rule R-SPA-32.
 */
export const writePdf = async (
  content: PdfContent,
  texts: PdfTexts,
  { isCompressed = true }: PdfOptions = {},
): Promise<Buffer> => {
  // Imported on first use, because few calls need it.
  const { default: PDFDocument } = await import('pdfkit');
  const title = texts.words.title.replace('{reference}', () => content.reference);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    compress: isCompressed,
    lang: texts.language,
    displayTitle: true,
    info: {
      Title: title,
      Creator: 'Kantoor',
      CreationDate: new Date(fromUtc(content.checked_at ?? content.created_at)),
    },
  });
  const bytes = bytesOf(document);
  addHead(document, content, title, texts);
  if (content.sheets.length === 0) addLine(document, texts.words['no-sheets']);
  for (const { label, drawing, items } of content.sheets) {
    addHeading(document, label, drawing === 'none' ? null : drawing);
    if (drawing === 'unreadable') addLine(document, texts.words.unreadable);
    else if (drawing !== 'none') addDrawing(document, drawing);
    if (items.length === 0) addLine(document, texts.words['no-items']);
    else await addTable(document, items, texts.words);
    await setImmediate();
  }
  addFooters(document, content.reference, texts.words.page);
  document.end();
  return bytes;
};
