import { strToU8, zipSync } from 'fflate';

/** Creates a one-page PDF with text. @param lines Latin letters only */
export const pdf = (title: string, lines: readonly string[]): Buffer => {
  const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ');
  const page = `BT /F1 22 Tf 60 770 Td (${escaped(title)}) Tj /F1 11 Tf 0 -36 Td 16 TL ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};

/** Local time, as ZIP stores it, so that the bytes are the same in every time zone. */
const WRITTEN = new Date('2026-01-01T00:00:00');

/** Creates an uncompressed ZIP archive of texts. */
export const zip = (files: Readonly<Record<string, string>>): Buffer => {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0, mtime: WRITTEN, os: 0 }));
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPEN_XML = 'http://schemas.openxmlformats.org';
const OPEN_XML_TYPE = 'application/vnd.openxmlformats';

/** Creates a Word document. */
export const docx = (paragraphs: readonly string[]): Buffer =>
  zip({
    '[Content_Types].xml':
      `${XML}<Types xmlns="${OPEN_XML}/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="${OPEN_XML_TYPE}-package.relationships+xml"/><Override ` +
      `PartName="/word/document.xml" ContentType="${OPEN_XML_TYPE}-officedocument.wordprocessingml.document.main+xml"/>` +
      '</Types>',
    '_rels/.rels':
      `${XML}<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="r1" ` +
      `Type="${OPEN_XML}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml':
      `${XML}<w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"><w:body>` +
      paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('') +
      '</w:body></w:document>',
  });

/** Creates an MP3 of silence: MPEG layer III frames at 128 kbit/s and 44.1 kHz. */
export const mp3 = (seconds: number): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064);
  return Buffer.concat(Array<Buffer>(Math.ceil(seconds * 38.28)).fill(frame));
};
