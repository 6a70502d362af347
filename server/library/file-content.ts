import { sql } from 'drizzle-orm';
import { iconOf, maxBytesOf } from '../../src/domain/library/file-type.rule';
import type { Database } from '../database/database';
import { readAll, type RawBody } from '../shared/bytes';
import type { Services } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { stripMp4Metadata } from './strip-mp4-metadata';
import { createPublicImage, type PublicImage } from './image';
import { checkSignature, checkDeclaredType } from './file-signature';
import {
  deleteOrphans,
  markReferenced,
  splitIntoPieces,
  storeBlob,
  hashOf,
  readBlob,
  type StoredBlob,
} from './blob-store';

type ContentServices = Pick<Services, 'db' | 'now'>;

/** The stored bytes of a file that does not reference them yet. Rule R-LIB-23. */
export interface FileContent {
  readonly original: number;
  /** Blob that websites serve; the original if it needs no change. */
  readonly publicCopy: number;
  /** Pixels; null for files that are not images. */
  readonly size: PublicImage['size'] | null;
  readonly thumbnail: Buffer | null;
}

export const isImageExtension = (extension: string): boolean => iconOf(extension) === 'image';

/** Validates and stores an uploaded body. Rules R-LIB-03 and R-LIB-23. */
export const receiveUpload = async (
  services: ContentServices,
  person: number,
  extension: string,
  { type, chunks }: RawBody,
): Promise<FileContent> => {
  checkDeclaredType(extension, type);
  const original = await storeBlob(services, checkedChunks(extension, chunks));
  return createPublicCopy(services, person, extension, original);
};

/** Creates the public copy of a stored original. On failure, deletes the original unless a file references it. */
export const createPublicCopy = async (
  services: ContentServices,
  person: number,
  extension: string,
  original: StoredBlob,
): Promise<FileContent> => {
  try {
    if (!isImageExtension(extension))
      return {
        original: original.id,
        publicCopy: extension === 'mp4' ? await publicMp4(services, original) : original.id,
        size: null,
        thumbnail: null,
      };
    const picture = await createPublicImage(person, () => readAll(readBlob(services, original)), extension);
    const { reencoded, size, thumbnail } = picture;
    const publicCopy = reencoded === null ? original : await storeBuffer(services, reencoded);
    return { original: original.id, publicCopy: publicCopy.id, size, thumbnail };
  } catch (failure) {
    await deleteOrphans(services.db, [original.id]);
    throw failure;
  }
};

/** Uses the original if it has no metadata; otherwise stores a stripped copy. */
const publicMp4 = async (services: ContentServices, original: StoredBlob): Promise<number> => {
  const bare = (): AsyncIterable<Buffer> => splitIntoPieces(stripMp4Metadata(readBlob(services, original)));
  return (await hashOf(bare())) === original.mark ? original.id : (await storeBlob(services, bare())).id;
};

export const storeBuffer = (services: ContentServices, bytes: Buffer): Promise<StoredBlob> =>
  storeBlob(services, splitIntoPieces([bytes]));

/**
 * Runs `save`, which attaches the content to a file in its transaction; deletes the content if it fails. Refuses with
 * 400 if the client has disconnected (R-LIB-07).
 */
export const attachContent = async <Result>(
  { db }: Pick<Services, 'db'>,
  content: FileContent,
  isAwaited: RawBody['isConnected'],
  save: (attach: (tx: Pick<Database, 'execute'>) => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const { original, publicCopy, thumbnail } = content;
  try {
    return await save(async (tx) => {
      await markReferenced(tx, [original, publicCopy]);
      if (thumbnail !== null) {
        await tx.execute(
          sql`
            insert into library_thumbnails (blob_id, bytes)
            values (${publicCopy}, ${thumbnail}::bytea) on conflict (blob_id) do nothing`,
        );
      }
      if (!isAwaited()) throw new Refusal(400, 'VALUE_NOT_VALID');
    });
  } catch (failure) {
    await deleteOrphans(db, [original, publicCopy]);
    throw failure;
  }
};

/** Checks the signature in the first piece, and the total size (413). */
async function* checkedChunks(
  extension: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  const largest = maxBytesOf(extension);
  let size = 0;
  for await (const piece of splitIntoPieces(chunks)) {
    if (size === 0) await checkSignature(extension, piece);
    size += piece.length;
    if (size > largest) throw new Refusal(413, 'TOO_LARGE');
    yield piece;
  }
  if (size === 0) await checkSignature(extension, Buffer.alloc(0));
}
