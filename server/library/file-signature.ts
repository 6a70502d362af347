import { FILE_TYPES } from '../../src/domain/library/file-type.rule';
import { Refusal } from '../shared/refusal';

/** Detected types that are accepted for an extension besides its own. Rule R-LIB-03. */
const ACCEPTED_SIGNATURES: Readonly<Record<string, readonly string[]>> = {
  // Old Office formats share one container (CFB); some new ones are detected as plain ZIP.
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
  docx: ['application/zip'],
  xlsx: ['application/zip'],
  pptx: ['application/zip'],
  mp4: ['video/x-m4v', 'video/quicktime'],
};
/** Extensions of text files, which have no signature. */
const TEXT_EXTENSIONS = ['txt', 'csv', 'svg'];
/** Types that a text file may not be detected as. */
const BINARY_TYPES = Object.entries(FILE_TYPES).flatMap(([extension, type]) =>
  TEXT_EXTENSIONS.includes(extension) || type === undefined ? [] : [type.media],
);
/** Characters that occur in binary files only. */
const BINARY_CHARACTER = /[^\t-\r\x1B\x20-\xFF]/;

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
/** Sent when the browser does not know the type. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/**
 * Refuses with 415 an extension that the library does not accept, and a `Content-Type` that contradicts it.
 * Rule R-LIB-03.
 */
export const checkDeclaredType = (extension: string, declared: string): void => {
  const media = FILE_TYPES[extension]?.media;
  if (media === undefined || ![media, ...(TYPE_ALIASES[extension] ?? []), ...UNKNOWN_TYPES].includes(declared))
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
};

/**
 * Refuses with 415 an empty file, and bytes that contradict the extension. Rule R-LIB-03.
 * @param first the first piece of the file
 */
export const checkSignature = async (extension: string, first: Buffer): Promise<void> => {
  const found = await sniffType(first);
  const isRight = TEXT_EXTENSIONS.includes(extension)
    ? // Short signatures also match text: a CSV that begins with "BM" is detected as a bitmap.
      (found === undefined || !BINARY_TYPES.includes(found)) && !BINARY_CHARACTER.test(first.toString('latin1'))
    : found !== undefined && [FILE_TYPES[extension]?.media, ...(ACCEPTED_SIGNATURES[extension] ?? [])].includes(found);
  if (!isRight || first.length === 0) throw new Refusal(415, 'UNSUPPORTED_TYPE');
};

/** Detects the media type by signature; undefined when unknown. */
export const sniffType = async (first: Uint8Array): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type/core');
  return (await fileTypeFromBuffer(first).catch(() => undefined))?.mime;
};
