const MEGABYTE = 1024 * 1024;

/** The pictures of files that are none themselves; what no row knows is `unknown`. Rule R-LIB-03. */
export type FileIcon =
  'image' | 'pdf' | 'text' | 'word' | 'sheet' | 'slides' | 'archive' | 'audio' | 'video' | 'unknown';

/** What a picker may be asked for. Rule R-LIB-03. */
export type FileKind = 'image' | 'pdf' | 'any';

interface FileType {
  /** The type under which a file of this extension is served. */
  readonly media: string;
  readonly icon: FileIcon;
}

const type = (media: string, icon: FileIcon): FileType => ({ media, icon });
const office = 'application/vnd.openxmlformats-officedocument';

/** The files that a library takes, by extension. Rule R-LIB-03. */
export const FILE_TYPES: Readonly<Record<string, FileType | undefined>> = {
  jpg: type('image/jpeg', 'image'),
  jpeg: type('image/jpeg', 'image'),
  png: type('image/png', 'image'),
  gif: type('image/gif', 'image'),
  webp: type('image/webp', 'image'),
  svg: type('image/svg+xml', 'image'),
  pdf: type('application/pdf', 'pdf'),
  txt: type('text/plain', 'text'),
  csv: type('text/csv', 'text'),
  doc: type('application/msword', 'word'),
  docx: type(`${office}.wordprocessingml.document`, 'word'),
  xls: type('application/vnd.ms-excel', 'sheet'),
  xlsx: type(`${office}.spreadsheetml.sheet`, 'sheet'),
  ppt: type('application/vnd.ms-powerpoint', 'slides'),
  pptx: type(`${office}.presentationml.presentation`, 'slides'),
  zip: type('application/zip', 'archive'),
  mp3: type('audio/mpeg', 'audio'),
  mp4: type('video/mp4', 'video'),
};

/** The largest file, in bytes. Rule R-LIB-03. */
export const LARGEST_FILE = 200 * MEGABYTE;
/**
 * The largest picture, in bytes and in pixels, and the longest of its sides: to make it smaller it has to be unpacked.
 * Rule R-LIB-03.
 */
export const LARGEST_PICTURE = 40 * MEGABYTE;
export const MOST_PIXELS = 50_000_000;
export const LONGEST_SIDE = 20_000;

/** What every object has is no extension. */
const typeOf = (extension: string): FileType | undefined =>
  Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension] : undefined;

/** The icon of a file by its extension. Rule R-LIB-03. */
export const iconOf = (extension: string): FileIcon => typeOf(extension)?.icon ?? 'unknown';

/** The most bytes that a file of an extension may have. Rule R-LIB-03. */
export const largestOf = (extension: string): number =>
  iconOf(extension) === 'image' ? LARGEST_PICTURE : LARGEST_FILE;

/** Whether a picker that asks for a kind offers a file. Rule R-LIB-03. */
export const isOfKind = (kind: FileKind, extension: string): boolean => kind === 'any' || iconOf(extension) === kind;

/**
 * Kinds whose pixels the editor can change; a drawing has none, and a GIF may move, of which only the first picture
 * would be left. Rule R-LIB-06.
 */
export const isEditable = (extension: string): boolean => ['jpg', 'jpeg', 'png', 'webp'].includes(extension);

/** Why a file cannot come in, before anybody has looked into it. Rule R-LIB-03. */
export type FileProblem = 'type' | 'size' | 'empty';

/** What is wrong with a file by its extension and its size in bytes; null when nothing is. Rule R-LIB-03. */
export const fileProblem = (extension: string, size: number): FileProblem | null => {
  const found = typeOf(extension);
  if (found === undefined) return 'type';
  if (size > largestOf(extension)) return 'size';
  return size === 0 ? 'empty' : null;
};
