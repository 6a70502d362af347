import { crc32 } from 'node:zlib';

/** A page of text as a PDF that every reader opens. @param lines of Latin letters */
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

/** An archive of texts, as they are. */
export const zip = (files: Readonly<Record<string, string>>): Buffer => {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, body] = [Buffer.from(name), Buffer.from(text)];
    // Version, flags, method, time and date (1 January 2026), sum, both sizes, length of the name.
    const head = Buffer.alloc(26);
    [20, 0x800, 0, 0, 0x5c21].forEach((value, place) => head.writeUInt16LE(value, place * 2));
    head.writeUInt32LE(crc32(body), 10);
    head.writeUInt32LE(body.length, 14);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt16LE(title.length, 22);
    const [more, place] = [Buffer.alloc(10), Buffer.alloc(4)];
    place.writeUInt32LE(at);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), head, title, body);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, more, place, title);
    at += 4 + head.length + title.length + body.length;
  }
  const [directory, end] = [Buffer.concat(central), Buffer.alloc(18)];
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPEN_XML = 'http://schemas.openxmlformats.org';
const OPEN_XML_TYPE = 'application/vnd.openxmlformats';

/** A letter of some paragraphs. */
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

/** Seconds of silence: frames of MPEG layer III at 128 kbit/s and 44.1 kHz, each of which says nothing. */
export const mp3 = (seconds: number): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064);
  return Buffer.concat(Array<Buffer>(Math.ceil(seconds * 38.28)).fill(frame));
};
