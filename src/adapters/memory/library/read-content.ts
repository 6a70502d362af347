import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { FILE_TYPES, fileProblem, iconOf } from '../../../domain/library/file-type.rule';
import type { Dimensions } from '../../../domain/library/library';
import { extensionOf } from '../../../domain/library/name.rule';
import type { Failure } from '../../../domain/shared/failure';
import { binaryText, dataUrlOf } from '../shared/data-url';
import type { Content } from './published/memory-tree';

const JPEG = /^\xFF\xD8\xFF/;
const TEXT = /^[^\0]*$/;
/** Signatures by extension, one character per byte; other extensions are not checked. */
const BEGINNINGS: Readonly<Record<string, RegExp | undefined>> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: /^\x89PNG/,
  pdf: /^%PDF-/,
  svg: TEXT,
  txt: TEXT,
  csv: TEXT,
};
/** Number of bytes that are checked. */
const BEGINNING = 1024;

/** Offset of the size in a JPEG: in the frame header, after length and depth. */
const frameOf = (bytes: DataView, at = 2): number | null => {
  if (at + 9 > bytes.byteLength) return null;
  const marker = bytes.getUint8(at + 1);
  const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
  return isFrame ? at + 5 : frameOf(bytes, at + 2 + bytes.getUint16(at + 2));
};

/** The size of a PNG or JPEG; null for other formats. */
const dimensionsOf = (bytes: Uint8Array, extension: string): Dimensions | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (extension === 'png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  const frame = ['jpg', 'jpeg'].includes(extension) ? frameOf(view) : null;
  return frame === null ? null : { width: view.getUint16(frame + 2), height: view.getUint16(frame) };
};

/** The content of an uploaded body; refused if empty, too large, or not of the extension's type. Rule R-LIB-03. */
export const readContent = async (name: string, body: Blob): Promise<Either<Failure, Content>> => {
  const extension = extensionOf(name);
  const problem = fileProblem(extension, body.size);
  if (problem !== null) return either.left({ kind: problem === 'size' ? 'TooLarge' : 'Unsupported' });
  const beginning = binaryText(new Uint8Array(await body.slice(0, BEGINNING).arrayBuffer()));
  if (BEGINNINGS[extension]?.test(beginning) === false) return either.left({ kind: 'Unsupported' });
  const type = FILE_TYPES[extension]?.media ?? '';
  const typed = body.slice(0, body.size, type);
  if (iconOf(extension) !== 'image') return either.right({ body: typed, picture: null, dimensions: null });
  const bytes = new Uint8Array(await body.arrayBuffer());
  return either.right({
    body: typed,
    picture: dataUrlOf(type, bytes),
    dimensions: dimensionsOf(bytes, extension),
  });
};

/** Whether two bodies have the same bytes. */
export const sameBytes = async (one: Blob, other: Blob): Promise<boolean> => {
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one, other].map(async (body) => new Uint8Array(await body.arrayBuffer())));
  return bytes?.every((byte, at) => byte === others?.[at]) === true;
};

/** The picture in a data URL; null if invalid. */
export const pictureOf = (dataUrl: string): { readonly extension: string; readonly body: Blob } | null => {
  const [, kind = '', base64 = ''] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+=*)$/.exec(dataUrl) ?? [];
  return kind === ''
    ? null
    : { extension: kind, body: new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]) };
};
