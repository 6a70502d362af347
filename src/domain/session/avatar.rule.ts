/** The kinds of picture that a photo of a person may be, by the end of the file's name. Rule R-SES-21. */
const TYPES = { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' } as const;

export type PhotoType = (typeof TYPES)[keyof typeof TYPES];

/** What a file's name may end in, in small letters. Rule R-SES-21. */
export const PHOTO_EXTENSIONS: readonly string[] = Object.keys(TYPES);

const MEGABYTE = 1024 * 1024;
/**
 * The largest file that a person may choose, in bytes; what leaves is the part that they crop from it. Rule R-SES-21.
 */
export const LARGEST_PHOTO = 20 * MEGABYTE;
/** The largest picture that a server takes, in bytes. Rule R-SES-21. */
export const LARGEST_AVATAR = 5 * MEGABYTE;

/** A file as a person chose it. */
export interface PhotoFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file cannot be the photo of a person: its name, its size, or (seen later) what is in it. */
export type PhotoProblem = 'type' | 'size' | 'unreadable';

/** What the file's name says it is; null for anything that is no photo. Rule R-SES-21. */
export const photoTypeOf = (name: string): PhotoType | null => {
  const end = name.toLowerCase();
  const found = Object.entries(TYPES).find(([extension]) => end.endsWith(extension) && end.length > extension.length);
  return found?.[1] ?? null;
};

/** What is wrong with a file before anybody has looked into it. Rule R-SES-21. */
export const photoProblem = ({ name, size }: PhotoFile): PhotoProblem | null => {
  if (photoTypeOf(name) === null) return 'type';
  if (size > LARGEST_PHOTO) return 'size';
  return size === 0 ? 'unreadable' : null;
};

const SIGNATURES: readonly (readonly [PhotoType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What the first bytes of a file say it is, whatever it is called. Rule R-SES-21. */
export const sniffPhoto = (bytes: ArrayLike<number>): PhotoType | null =>
  SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte))?.[0] ?? null;

/** Pixels of each side of the square that is cropped and sent; enough for every place that shows one. Rule R-SES-21. */
export const SENT_SIDE = 512;

/** The square that a person cropped from a file, on its way. */
export interface CroppedPhoto {
  /** The name of the file that it was cropped from. */
  readonly name: string;
  readonly type: PhotoType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
