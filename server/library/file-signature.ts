import { FILE_TYPES } from '../../src/domain/library/file-type.rule';
import { Refusal } from '../shared/refusal';
import { utf16Of } from '../shared/encoding/text-encoding';

/** Detected types that are accepted for an extension besides its own. Rule R-LIB-03. */
const ACCEPTED_SIGNATURES: Readonly<Record<string, readonly string[]>> = {
  // Old Office formats share one container (CFB); some new ones are detected as plain ZIP.
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
  docx: ['application/zip'],
  xlsx: ['application/zip'],
  pptx: ['application/zip'],
  png: ['image/apng'],
  mp4: ['video/x-m4v', 'video/quicktime'],
};
const ENCRYPTABLE = ['docx', 'xlsx', 'pptx'];
/** Maximum bytes before the header of a PDF. */
const MAX_PDF_OFFSET = 1024;
/** Extensions of text files, which have no signature. */
const TEXT_EXTENSIONS = ['txt', 'csv', 'svg'];
/** Detected types that rule out a text file. */
const BINARY_TYPES = Object.entries(FILE_TYPES).flatMap(([extension, type]) =>
  TEXT_EXTENSIONS.includes(extension) || type === undefined ? [] : [type.media],
);
/** Characters that occur only in binary files. Ctrl-Z may end a DOS text. */
const BINARY_CHARACTER = /[^\t-\r\x1A\x1B\x20-\uFFFF]/;

/** Other media types that browsers send for an extension. */
const TYPE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  jpg: ['image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpg', 'image/pjpeg'],
  png: ['image/x-png'],
  csv: ['text/plain', 'application/csv', 'application/vnd.ms-excel'],
  zip: ['application/x-zip-compressed', 'application/x-zip'],
  mp3: ['audio/mp3'],
  mp4: ['video/x-m4v'],
};
/** Browsers send these if they do not know the type. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/**
 * Refuses with 415 an extension that the library does not accept, and a `Content-Type` that contradicts it. Rule
 * R-LIB-03.
 */
export const checkDeclaredType = (extension: string, declared: string): void => {
  const media = FILE_TYPES[extension]?.media;
  if (media === undefined || ![media, ...(TYPE_ALIASES[extension] ?? []), ...UNKNOWN_TYPES].includes(declared))
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
};

/**
 * Refuses with 415 an empty file, and bytes that contradict the extension; the response names the detected type. Rule
 * R-LIB-03.
 * @param first the first piece of the file
 */
export const checkSignature = async (extension: string, first: Buffer): Promise<void> => {
  // The byte order mark of UTF-16 is also the start of an MP1 frame.
  const isUtf16 = TEXT_EXTENSIONS.includes(extension) && utf16Of(first) !== null;
  const found = isUtf16 ? undefined : await detectType(first);
  const isRight = TEXT_EXTENSIONS.includes(extension)
    ? isText(first, found?.mime)
    : isOfType(extension, first, found?.mime);
  if (isRight && first.length > 0) return;
  const name = oldOfficeKindOf(first) ?? found?.ext ?? textKindOf(first);
  throw new Refusal(415, 'UNSUPPORTED_TYPE', name === null ? {} : { body: { found: name } });
};

const isOfType = (extension: string, first: Buffer, found: string | undefined): boolean => {
  if (extension === 'pdf') return first.subarray(0, MAX_PDF_OFFSET + 5).includes('%PDF-');
  // A ZIP may contain files that make it look like another type, such as a document or an application.
  if (extension === 'zip') return /^PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(first.toString('latin1', 0, 4));
  if (found === 'application/x-cfb' && ENCRYPTABLE.includes(extension)) return isEncryptedOffice(first);
  return (
    found !== undefined && [FILE_TYPES[extension]?.media, ...(ACCEPTED_SIGNATURES[extension] ?? [])].includes(found)
  );
};

/** Whether an old Office container holds an encrypted new document, or has its directory in a later piece. */
const isEncryptedOffice = (first: Buffer): boolean =>
  first.includes('EncryptedPackage', 0, 'utf16le') ||
  (first.length >= 52 && (first.readUInt32LE(48) + 1) * 2 ** first.readUInt16LE(30) >= first.length);

/** Extension of an old Office document, by a stream in its container; undefined for other content. */
const oldOfficeKindOf = (first: Buffer): string | undefined =>
  first.toString('hex', 0, 4) === 'd0cf11e0'
    ? Object.entries({ doc: 'WordDocument', xls: 'Workbook', ppt: 'PowerPoint Document' }).find(([, stream]) =>
        first.includes(stream, 0, 'utf16le'),
      )?.[0]
    : undefined;

const isText = (first: Buffer, found: string | undefined): boolean => {
  const encoding = utf16Of(first);
  if (encoding !== null) {
    const text = decodeStart(first, encoding);
    return text !== null && !BINARY_CHARACTER.test(text);
  }
  // Short signatures also match text: a CSV that starts with "BM" is detected as a bitmap.
  return (found === undefined || !BINARY_TYPES.includes(found)) && !BINARY_CHARACTER.test(first.toString('latin1'));
};

/** Decodes the start of a file, which may end inside a character; null if it is not valid in the encoding. */
const decodeStart = (first: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(first, { stream: true });
  } catch {
    return null;
  }
};

const textKindOf = (first: Buffer): 'html' | 'txt' | null => {
  if (first.length === 0 || !isText(first, undefined)) return null;
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(first.toString('latin1', 0, 200)) ? 'html' : 'txt';
};

/** Detects the media type by signature; undefined when unknown. */
export const sniffType = async (first: Uint8Array): Promise<string | undefined> => (await detectType(first))?.mime;

const detectType = async (first: Uint8Array) => {
  const { fileTypeFromBuffer } = await import('file-type/core');
  return fileTypeFromBuffer(first).catch(() => undefined);
};
