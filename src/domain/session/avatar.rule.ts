/** Supported photo types by extension. Rule R-SES-21. */
const TYPES = { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' } as const;

export type PhotoType = (typeof TYPES)[keyof typeof TYPES];

/** Rule R-SES-21. */
export const PHOTO_EXTENSIONS: readonly string[] = Object.keys(TYPES);

const MEGABYTE = 1024 * 1024;
/** Maximum bytes of the chosen file; only the crop is uploaded. Rule R-SES-21. */
export const MAX_PHOTO_BYTES = 20 * MEGABYTE;
/** Maximum bytes that the server accepts. Rule R-SES-21. */
export const MAX_AVATAR_BYTES = 5 * MEGABYTE;

export interface PhotoFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Why a file is refused: name, size, or undecodable content. */
export type PhotoProblem = 'type' | 'size' | 'unreadable';

/** Type by file name; null when unsupported. Rule R-SES-21. */
export const photoTypeOf = (name: string): PhotoType | null => {
  const end = name.toLowerCase();
  const found = Object.entries(TYPES).find(([extension]) => end.endsWith(extension) && end.length > extension.length);
  return found?.[1] ?? null;
};

/** Checks name and size before the file is read. Rule R-SES-21. */
export const photoProblem = ({ name, size }: PhotoFile): PhotoProblem | null => {
  if (photoTypeOf(name) === null) return 'type';
  if (size > MAX_PHOTO_BYTES) return 'size';
  return size === 0 ? 'unreadable' : null;
};

const SIGNATURES: readonly (readonly [PhotoType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Type by signature bytes. Rule R-SES-21. */
export const sniffPhoto = (bytes: ArrayLike<number>): PhotoType | null =>
  SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))?.[0] ?? null;

/** Side of the uploaded square, in pixels. Rule R-SES-21. */
export const AVATAR_SIZE = 512;

export interface CroppedPhoto {
  /** Name of the source file. */
  readonly name: string;
  readonly type: PhotoType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
