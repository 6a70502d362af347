import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { MAX_PICTURE_SIDE } from '../../../src/domain/spare-parts/spare-part.rule';
import { queryRows, type Database } from '../../database/database';
import {
  IMAGE_TIMEOUT,
  loadImageOpener,
  processInTurn,
  readImageHeader,
  refuseUnreadable,
  type ImageLimits,
} from '../../shared/image-processing';
import { Refusal } from '../../shared/refusal';

type Db = Pick<Database, 'execute'>;

const LIMITS: ImageLimits = { pixels: 40_000_000, side: MAX_PICTURE_SIDE };
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp'];

export interface Picture {
  /** Hash of its bytes with an extension, so that every picture has its own URL. */
  readonly name: string;
  readonly type: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export const pictureOf = (
  type: string,
  extension: string,
  bytes: Uint8Array,
  width: number,
  height: number,
): Picture => ({
  name: `${createHash('sha256').update(bytes).digest('hex')}.${extension}`,
  type,
  width,
  height,
  bytes,
});

/** Converts an upload to a PNG: upright, same pixels, without metadata. 415 if it is not a picture. Rule R-SPA-31. */
export const readPicture = (person: number, bytes: Buffer): Promise<Picture> =>
  processInTurn(person, async () => {
    const open = await loadImageOpener(LIMITS);
    const { format } = await readImageHeader(open, bytes, LIMITS);
    if (!FORMATS.includes(format)) throw new Refusal(415, 'UNSUPPORTED_TYPE');
    const { data, info } = await refuseUnreadable(() =>
      open(bytes).autoOrient().png().timeout({ seconds: IMAGE_TIMEOUT }).toBuffer({ resolveWithObject: true }),
    );
    return pictureOf('image/png', 'png', data, info.width, info.height);
  });

/** A picture for printing. */
export interface PrintablePicture {
  /** A JPEG as a data URL. */
  readonly dataUrl: string;
  /** Pixels of the JPEG. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side: 200 dpi across the page width. */
const PRINTED_SIDE = 1_600;
/** Dots per inch for rendering vectors: twice their nominal size. */
const VECTOR_DENSITY = 144;

/** Renders a stored picture, SVG included, on white in print size; null if it cannot be read. */
export const printablePicture = (person: number, bytes: Uint8Array): Promise<PrintablePicture | null> =>
  processInTurn(person, async () => {
    const open = await loadImageOpener(LIMITS);
    try {
      await readImageHeader(open, Buffer.from(bytes), LIMITS);
      const { data, info } = await refuseUnreadable(() =>
        open(Buffer.from(bytes), { density: VECTOR_DENSITY })
          .resize({ width: PRINTED_SIDE, height: PRINTED_SIDE, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#fff' })
          .toColourspace('srgb')
          .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
          .timeout({ seconds: IMAGE_TIMEOUT })
          .toBuffer({ resolveWithObject: true }),
      );
      return { dataUrl: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height };
    } catch (failure) {
      if (failure instanceof Refusal) return null;
      throw failure;
    }
  });

/**
 * Stores a picture for a sheet that refers to it in the same transaction; the database deletes a picture after its
 * last sheet. Locks an existing picture against deletion.
 */
export const storePicture = async (db: Db, { name, type, width, height, bytes }: Picture): Promise<void> => {
  await db.execute(sql`
    insert into spare_part_pictures (name, type, width, height, bytes)
    values (${name}, ${type}, ${width}, ${height}, decode(${Buffer.from(bytes).toString('hex')}, 'hex'))
    on conflict (name) do update set type = excluded.type`);
};

export const findPicture = async (
  db: Db,
  name: string,
): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined> =>
  (
    await queryRows<{ type: string; bytes: Uint8Array }>(
      db,
      sql`select type, bytes from spare_part_pictures where name = ${name}`,
    )
  )[0];
