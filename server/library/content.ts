import { sql } from 'drizzle-orm';
import { iconOf, LARGEST_FILE, LARGEST_PICTURE } from '../../src/domain/library/file-type.rule';
import type { Database } from '../database/database';
import { bytesOf, type RawBody } from '../shared/bytes';
import type { Services } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { bareFilm } from './bare-film';
import { shownPicture, type ShownPicture } from './picture';
import { checkFound, checkTold } from './sniff';
import { discard, hold, inPieces, keepBytes, markOf, readBytes, type Blob } from './store';

type Given = Pick<Services, 'db' | 'now'>;

/** Bytes that have come for a file, kept but not yet held by it. Rule R-LIB-08. */
export interface Content {
  readonly original: number;
  /** What websites show: the original itself where it can be. */
  readonly shown: number;
  /** In pixels; null for what is no picture. */
  readonly size: ShownPicture['size'] | null;
  readonly thumbnail: Buffer | null;
}

/** Whether files of this extension are pictures, which are looked at whole. */
export const isPicture = (extension: string): boolean => iconOf(extension) === 'image';

/** Takes what is sent for a file of this extension, with all that the type demands. Rules R-LIB-03 and R-LIB-08. */
export const receive = async (services: Given, extension: string, { type, chunks }: RawBody): Promise<Content> => {
  checkTold(extension, type);
  const original = await keepBytes(services, checked(extension, chunks));
  return withShown(services, extension, original);
};

/**
 * What the file of an original shows: the one that was made when it came. Where that fails, the original goes too,
 * unless a file holds it.
 */
export const withShown = async (services: Given, extension: string, original: Blob): Promise<Content> => {
  try {
    if (!isPicture(extension))
      return {
        original: original.id,
        shown: extension === 'mp4' ? await shownFilm(services, original) : original.id,
        size: null,
        thumbnail: null,
      };
    const picture = await shownPicture(() => bytesOf(readBytes(services, original)), extension);
    const { redrawn, size, thumbnail } = picture;
    const shown = redrawn === null ? original : await keepBuffer(services, redrawn);
    return { original: original.id, shown: shown.id, size, thumbnail };
  } catch (failure) {
    await discard(services.db, [original.id]);
    throw failure;
  }
};

/** The film itself where nothing in it tells of it; else a copy, made as it passes through. */
const shownFilm = async (services: Given, original: Blob): Promise<number> => {
  const bare = (): AsyncIterable<Buffer> => inPieces(bareFilm(readBytes(services, original)));
  return (await markOf(bare())) === original.mark ? original.id : (await keepBytes(services, bare())).id;
};

/** Keeps bytes that are here already. */
export const keepBuffer = (services: Given, bytes: Buffer): Promise<Blob> => keepBytes(services, inPieces([bytes]));

/**
 * Gives the bytes to a file, in the transaction that adds or changes it; where that fails, they are taken away.
 * @param isAwaited what its sender gave up, or whose line was cut, before an answer could be given does not come in
 * (R-LIB-07)
 */
export const placing = async <Result>(
  { db }: Pick<Services, 'db'>,
  content: Content,
  isAwaited: RawBody['isAwaited'],
  place: (settle: (tx: Pick<Database, 'execute'>) => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const { original, shown, thumbnail } = content;
  try {
    return await place(async (tx) => {
      await hold(tx, [original, shown]);
      if (thumbnail !== null) {
        await tx.execute(
          sql`
            insert into library_thumbnails (blob_id, bytes)
            values (${shown}, ${thumbnail}::bytea) on conflict (blob_id) do nothing`,
        );
      }
      if (!isAwaited()) throw new Refusal(400, 'VALUE_NOT_VALID');
    });
  } catch (failure) {
    await discard(db, [original, shown]);
    throw failure;
  }
};

/** The pieces of a body; the first one is looked into before it is kept, and too many of them are 413. */
async function* checked(extension: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void, undefined> {
  const largest = isPicture(extension) ? LARGEST_PICTURE : LARGEST_FILE;
  let size = 0;
  for await (const piece of inPieces(chunks)) {
    if (size === 0) await checkFound(extension, piece);
    size += piece.length;
    if (size > largest) throw new Refusal(413, 'TOO_LARGE');
    yield piece;
  }
  if (size === 0) await checkFound(extension, Buffer.alloc(0));
}
