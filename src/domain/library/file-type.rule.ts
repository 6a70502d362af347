const MEGABYTE = 1024 * 1024;

/** Icons of files without a thumbnail; `unknown` for other extensions. Rule R-LIB-03. */
export type FileIcon =
  | 'image'
  | 'pdf'
  | 'text'
  | 'word'
  | 'sheet'
  | 'slides'
  | 'archive'
  | 'audio'
  | 'video'
  | 'unknown';

/** Kinds that a file picker can be limited to. Rule R-LIB-03. */
export type FileKind = 'image' | 'pdf' | 'any';

interface FileType {
  /** Media type. */
  readonly media: string;
  readonly icon: FileIcon;
}

const type = (media: string, icon: FileIcon): FileType => ({ media, icon });
const office = 'application/vnd.openxmlformats-officedocument';

/** Supported file types by extension. Rule R-LIB-03. */
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

/** Bytes. Rule R-LIB-03. */
export const MAX_FILE_BYTES = 200 * MEGABYTE;
/** Bytes. Rule R-LIB-22. */
export const MAX_SVG_BYTES = 2 * MEGABYTE;
/** Limits of an image: bytes, pixels, longest side. Thumbnails need it decoded in memory. Rules R-LIB-03 and R-LIB-18. */
export const MAX_IMAGE_BYTES = 40 * MEGABYTE;
export const MAX_PIXELS = 50_000_000;
export const MAX_SIDE = 20_000;

/** Excludes inherited keys such as `constructor`. */
const typeOf = (extension: string): FileType | undefined =>
  Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension] : undefined;

/** Rule R-LIB-03. */
export const iconOf = (extension: string): FileIcon => typeOf(extension)?.icon ?? 'unknown';

/** Maximum bytes of a file by extension. Rule R-LIB-03. */
export const maxBytesOf = (extension: string): number => {
  if (extension === 'svg') return MAX_SVG_BYTES;
  return iconOf(extension) === 'image' ? MAX_IMAGE_BYTES : MAX_FILE_BYTES;
};

/** Rule R-LIB-03. */
export const isOfKind = (kind: FileKind, extension: string): boolean => kind === 'any' || iconOf(extension) === kind;

/** Types that the image editor supports: SVG has no pixels, a GIF would lose its animation. Rule R-LIB-06. */
export const isEditable = (extension: string): boolean => ['jpg', 'jpeg', 'png', 'webp'].includes(extension);

/** Why a file is refused; `pixels`: its header states more than the maximum. Rule R-LIB-03. */
export type FileProblem = 'type' | 'size' | 'empty' | 'pixels';

/** @param size bytes. Rule R-LIB-03. */
export const fileProblem = (extension: string, size: number): FileProblem | null => {
  const found = typeOf(extension);
  if (found === undefined) return 'type';
  if (size > maxBytesOf(extension)) return 'size';
  return size === 0 ? 'empty' : null;
};
