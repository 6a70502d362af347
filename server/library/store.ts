import { sql } from 'drizzle-orm';
import { createHash, type Hash } from 'node:crypto';
import { idArray, rowOf, rowsOf, type Database } from '../database/database';
import type { Services } from '../shared/endpoint';
import { Refusal } from '../shared/refusal';
import { utc } from '../shared/text';

type Db = Pick<Database, 'execute'>;

/** Bytes that stand in the database. */
export interface Blob {
  readonly id: number;
  /** In bytes. */
  readonly size: number;
  /** Another one for other bytes. */
  readonly mark: string;
}

/** Bytes of one piece: what a server holds of a file that passes through. Rule R-LIB-08. */
export const PIECE = 524_288;
/**
 * Bytes that nothing holds for so long, in milliseconds, are left over: their sender is gone, and so is who still read
 * them.
 */
const LEFT_OVER_AFTER = 600_000;

/** The same bytes in pieces of one size; only the last one is smaller, and of nothing there is none. */
export async function* inPieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer, void, undefined> {
  let gathered: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + PIECE - size);
      gathered.push(part);
      [at, size] = [at + part.length, size + part.length];
      if (size < PIECE) continue;
      yield Buffer.concat(gathered);
      [gathered, size] = [[], 0];
    }
  }
  if (size > 0) yield Buffer.concat(gathered);
}

/**
 * Keeps bytes as they come, each piece by itself: no transaction waits for the line. They stay loose until a file holds
 * them; where the line is cut, they are taken away again. Rule R-LIB-08.
 */
export const keepBytes = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  pieces: AsyncIterable<Buffer>,
): Promise<Blob> => {
  await sweep(db, now());
  const { id } = await rowOf<{ id: number }>(
    db,
    sql`insert into library_blobs (loose_since) values (${utc(now())}) returning id`,
  );
  try {
    const hash = createHash('sha256');
    let size = 0;
    let place = 0;
    for await (const piece of pieces) {
      hash.update(piece);
      await keepPiece(db, id, place, piece, now());
      size += piece.length;
      place += 1;
    }
    const mark = markIn(hash);
    await db.execute(
      sql`update library_blobs set mark = ${mark}, size = ${size}, loose_since = ${utc(now())} where id = ${id}`,
    );
    return { id, size, mark };
  } catch (failure) {
    await discard(db, [id]);
    throw failure;
  }
};

const markIn = (hash: Hash): string => hash.digest('base64url').slice(0, 22);

/** The mark that bytes get when they are kept. */
export const markOf = async (pieces: AsyncIterable<Buffer>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return markIn(hash);
};

// Bytes travel as base64: the driver of the embedded database takes them apart one by one, which costs many times as
// much.

/** Each piece is a sign of life. What was swept away, because the last sign is too old, is the sender's affair. */
const keepPiece = async (db: Db, blob: number, place: number, bytes: Buffer, now: number): Promise<void> => {
  const kept = await rowsOf(
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
 * Reads a part of the bytes, piece by piece. What was let go meanwhile stays for as long as somebody goes on reading
 * it: each piece that is asked for is a sign of life. @param from the first byte @param until the byte after the last
 */
export async function* readBytes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, size }: Pick<Blob, 'id' | 'size'>,
  from = 0,
  until = size,
): AsyncGenerator<Buffer, void, undefined> {
  for (let place = Math.floor(from / PIECE); place * PIECE < until; place += 1) {
    const { bytes } = await rowOf<{ bytes: string }>(
      db,
      sql`
        with alive as (
          update library_blobs set loose_since = ${utc(now())} where id = ${id} and loose_since is not null
        )
        select encode(bytes, 'base64') as bytes from library_pieces
        where blob_id = ${id} and place = ${place}`,
    );
    const whole = Buffer.from(bytes, 'base64');
    yield whole.subarray(Math.max(0, from - place * PIECE), until - place * PIECE);
  }
}

/** Says that a file holds these bytes now, in the transaction that says so of the file. */
export const hold = async (db: Db, blobs: readonly number[]): Promise<void> => {
  await db.execute(sql`update library_blobs set loose_since = null where id = any(${idArray(blobs)})`);
};

/** Whether two of them are the same bytes. */
export const areSame = async (db: Db, one: number, other: number): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`
        select from library_blobs a
        join library_blobs b on b.mark = a.mark and b.size = a.size
        where a.id = ${one} and b.id = ${other}`,
    )
  ).length > 0;

/** Lets bytes go that a file no longer holds; they are swept later, because somebody may be reading them. */
export const release = async (db: Db, blobs: readonly number[], now: number): Promise<void> => {
  await db.execute(sql`
    update library_blobs b
    set loose_since = ${utc(now)}
    where id = any(${idArray(blobs)})
      and not exists (select from library_files where shown_id = b.id)
      and not exists (select from library_files where original_id = b.id)
      and not exists (select from library_files where previous_id = b.id)`);
};

/** Takes bytes away that no file ever held. */
export const discard = async (db: Db, blobs: readonly number[]): Promise<void> => {
  await db.execute(sql`delete from library_blobs where id = any(${idArray(blobs)}) and loose_since is not null`);
};

/** Takes away what a cut line, a killed server or a change left over, whoever's it was. */
export const sweep = async (db: Db, now: number): Promise<void> => {
  await db.execute(sql`delete from library_blobs where loose_since < ${utc(now - LEFT_OVER_AFTER)}`);
};
