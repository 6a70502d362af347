import { FILE_TYPES } from '../../src/domain/library/file-type.rule';
import { Refusal } from '../shared/refusal';

/** What the first bytes of a file may say beside the type of its extension. Rule R-LIB-03. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  // The older files of Office are all of one build; the newer ones are archives, some of which begin as any other does.
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
  docx: ['application/zip'],
  xlsx: ['application/zip'],
  pptx: ['application/zip'],
  mp4: ['video/x-m4v', 'video/quicktime'],
};
/** Extensions of text, which has no first bytes of its own. */
const TEXTS = ['txt', 'csv', 'svg'];
/** Types that no text is, however it begins: they have extensions of their own. */
const OTHERS = Object.entries(FILE_TYPES).flatMap(([extension, type]) =>
  TEXTS.includes(extension) || type === undefined ? [] : [type.media],
);
/** What text does not hold beside lines, columns and pages. */
const NO_TEXT = /[^\t-\r\x1B\x20-\xFF]/;

/** How senders name the types of some extensions. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  jpg: ['image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpg', 'image/pjpeg'],
  png: ['image/x-png'],
  csv: ['text/plain', 'application/csv', 'application/vnd.ms-excel'],
  zip: ['application/x-zip-compressed', 'application/x-zip'],
  mp3: ['audio/mp3'],
  mp4: ['video/x-m4v'],
};
/** Told where the sender does not know. */
const UNKNOWN = ['', 'application/octet-stream'];

/**
 * Refuses with 415 a name that the library does not take, and a `Content-Type` that says something else than the name.
 * Rule R-LIB-03.
 */
export const checkTold = (extension: string, told: string): void => {
  const media = FILE_TYPES[extension]?.media;
  if (media === undefined || ![media, ...(CALLED[extension] ?? []), ...UNKNOWN].includes(told))
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
};

/**
 * Refuses with 415 bytes that are something else than the name says; of nothing at all, nobody can say. Rule R-LIB-03.
 * @param first the first piece
 */
export const checkFound = async (extension: string, first: Buffer): Promise<void> => {
  const found = await sniff(first);
  const isRight = TEXTS.includes(extension)
    ? // Some signatures are two letters with which a text may begin as well: a list of BMWs is no bitmap.
      (found === undefined || !OTHERS.includes(found)) && !NO_TEXT.test(first.toString('latin1'))
    : found !== undefined && [FILE_TYPES[extension]?.media, ...(ALSO[extension] ?? [])].includes(found);
  if (!isRight || first.length === 0) throw new Refusal(415, 'UNSUPPORTED_TYPE');
};

/** The media type that the first bytes tell; undefined where they tell none. */
export const sniff = async (first: Uint8Array): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type/core');
  return (await fileTypeFromBuffer(first).catch(() => undefined))?.mime;
};
