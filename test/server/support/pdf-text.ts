import { inflateSync } from 'node:zlib';

/** The content of a PDF by pdfkit that tests check. */
export interface PdfText {
  /** All pieces of text in the order in which they were written. */
  readonly texts: readonly string[];
  readonly pages: number;
  readonly images: number;
}

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
const SHOWN = /\[([^\]]*)\] TJ/g;

const inflated = (stream: string): string => {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return ''; // The stream is a picture.
  }
};

/** Reads the texts of a PDF; expects deflated streams, and hexadecimal texts in Windows-1252. */
export const readPdf = (bytes: Uint8Array): PdfText => {
  const file = Buffer.from(bytes).toString('latin1');
  const decoder = new TextDecoder('windows-1252');
  const pages = [...file.matchAll(STREAM)].map(([, stream = '']) => inflated(stream));
  return {
    texts: pages.flatMap((page) =>
      [...page.matchAll(SHOWN)].map(([, parts = '']) =>
        decoder.decode(Buffer.from([...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join(''), 'hex')),
      ),
    ),
    pages: [...file.matchAll(/\/Type \/Page\b/g)].length,
    images: [...file.matchAll(/\/Subtype \/Image\b/g)].length,
  };
};
