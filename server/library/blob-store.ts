import { sql } from 'drizzle-orm';
import { createHash, type Hash } from 'node:crypto';
import { idArray, queryRow, queryRows, type Database } from '../database/database';
import type { Services } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { utc } from '../shared/utc';

type Db = Pick<Database, 'execute'>;

/** A byte sequence, stored in the database in pieces. */
export interface StoredBlob {
  readonly id: number;
  /** Bytes. */
  readonly size: number;
  /** Content hash: SHA-256, first 22 characters of base64url. */
  readonly mark: string;
}

/** Bytes per piece; a server holds this much of each file in transit in memory. Rule R-LIB-23. */
export const PIECE_SIZE = 524_288;
/** Milliseconds without upload or read after which an unreferenced blob is deleted. */
const ORPHAN_TIMEOUT = 600_000;

/** Splits a stream into pieces of `PIECE_SIZE`; only the last may be smaller. An empty stream yields none. */
export async function* splitIntoPieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  let pending: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + PIECE_SIZE - size);
      pending.push(part);
      [at, size] = [at + part.length, size + part.length];
      if (size < PIECE_SIZE) continue;
      yield Buffer.concat(pending);
      [pending, size] = [[], 0];
    }
  }
  if (size > 0) yield Buffer.concat(pending);
}

/**
 * Stores a stream, one statement per piece, so that no transaction waits for the network. The blob is an orphan until
 * a file references it; a failure deletes it. Rule R-LIB-23.
 */
export const storeBlob = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  pieces: AsyncIterable<Buffer>,
): Promise<StoredBlob> => {
  await deleteExpiredOrphans(db, now());
  const { id } = await queryRow<{ id: number }>(
    db,
    sql`insert into library_blobs (loose_since) values (${utc(now())}) returning id`,
  );
  try {
    const hash = createHash('sha256');
    let size = 0;
    let place = 0;
    for await (const piece of pieces) {
      hash.update(piece);
      await storePiece(db, id, place, piece, now());
      size += piece.length;
      place += 1;
    }
    const mark = digestOf(hash);
    await db.execute(
      sql`update library_blobs set mark = ${mark}, size = ${size}, loose_since = ${utc(now())} where id = ${id}`,
    );
    return { id, size, mark };
  } catch (failure) {
    await deleteOrphans(db, [id]);
    throw failure;
  }
};

const digestOf = (hash: Hash): string => hash.digest('base64url').slice(0, 22);

/** Computes the hash that `storeBlob` would give these bytes. */
export const hashOf = async (pieces: AsyncIterable<Buffer>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return digestOf(hash);
};

// Bytes are encoded as base64: the embedded driver parses binary values byte by byte, which is many times slower.

/** Stores one piece and renews the orphan's timestamp. 400 if the orphan has expired. */
const storePiece = async (db: Db, blob: number, place: number, bytes: Buffer, now: number): Promise<void> => {
  const kept = await queryRows(
    db,
    sql`
      with alive as (update library_blobs set loose_since = ${utc(now)} where id = ${blob} returning id)
      insert into library_pieces (blob_id, place, bytes)
      select id, ${place}, decode(${bytes.toString('base64')}, 'base64')
      from alive returning place`,
  );
  if (kept.length === 0) throw new Refusal(400, 'VALUE_NOT_VALID');
};

/**
 * Reads bytes `from` (inclusive) to `until` (exclusive), piece by piece.
 * Each read renews the timestamp of an orphan, so that a download can finish after the file was replaced.
 */
export async function* readBlob(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, size }: Pick<StoredBlob, 'id' | 'size'>,
  from = 0,
  until = size,
): AsyncGenerator<Buffer, void, undefined> {
  for (let place = Math.floor(from / PIECE_SIZE); place * PIECE_SIZE < until; place += 1) {
    const { bytes } = await queryRow<{ bytes: string }>(
      db,
      sql`
        with alive as (
          update library_blobs set loose_since = ${utc(now())} where id = ${id} and loose_since is not null
        )
        select encode(bytes, 'base64') as bytes from library_pieces
        where blob_id = ${id} and place = ${place}`,
    );
    const whole = Buffer.from(bytes, 'base64');
    yield whole.subarray(Math.max(0, from - place * PIECE_SIZE), until - place * PIECE_SIZE);
  }
}

/** Marks blobs as referenced; call it in the transaction that references them. */
export const markReferenced = async (db: Db, blobs: readonly number[]): Promise<void> => {
  await db.execute(sql`update library_blobs set loose_since = null where id = any(${idArray(blobs)})`);
};

export const haveSameBytes = async (db: Db, one: number, other: number): Promise<boolean> =>
  (
    await queryRows(
      db,
      sql`
        select from library_blobs a
        join library_blobs b on b.mark = a.mark and b.size = a.size
        where a.id = ${one} and b.id = ${other}`,
    )
  ).length > 0;

/** Stamps blobs that lost their last reference; running downloads may still read them. Rule R-LIB-23. */
export const markReleasedBlobs = async (db: Db, now: number): Promise<void> => {
  await db.execute(sql`update library_blobs set loose_since = ${utc(now)} where loose_since = 'infinity'`);
};

/** Deletes the unreferenced ones of these blobs. */
export const deleteOrphans = async (db: Db, blobs: readonly number[]): Promise<void> => {
  await db.execute(sql`delete from library_blobs where id = any(${idArray(blobs)}) and loose_since is not null`);
};

/** Deletes expired blobs that no file references: after broken uploads, replacements and deletions. */
export const deleteExpiredOrphans = async (db: Db, now: number): Promise<void> => {
  await markReleasedBlobs(db, now);
  await db.execute(sql`delete from library_blobs where loose_since < ${utc(now - ORPHAN_TIMEOUT)}`);
};
