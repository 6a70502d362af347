import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../database/database';
import { Bytes, bytesOf } from '../shared/bytes';
import type { Answer, SignedInCall } from '../shared/endpoint';
import { idOf } from '../shared/record';
import { notFound } from '../shared/refusal';
import { findFile, type FileRow } from './file-rows';
import { smallPicture } from './picture';
import { readBytes } from './store';

type Db = Pick<Database, 'execute'>;

/** `GET library/thumbnail/{id}/{mark}`: an address shows one picture for ever; a session that begins later has to ask again. */
export const showThumbnail = async (call: SignedInCall): Promise<Answer> => {
  const { services: { db }, query, param } = call;
  query.only();
  const file = await findFile(db, idOf(call));
  if (file === undefined || file.width === null || file.mark !== param('mark')) throw notFound();
  return {
    status: 200,
    body: new Bytes('image/webp', await thumbnailOf(db, file)),
    headers: {
      'Cache-Control': 'private, max-age=31536000, immutable', 'Vary': 'Cookie',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  };
};

/** Made when it is first asked for, and kept as long as what it shows. */
const thumbnailOf = async (db: Db, file: FileRow): Promise<Uint8Array> => {
  const [kept] = await rowsOf<{ bytes: Uint8Array }>(db, sql`select bytes from library_thumbnails where blob_id = ${file.blob}`);
  if (kept !== undefined) return kept.bytes;
  const made = await smallPicture(() => bytesOf(readBytes(db, { id: file.blob, size: file.size })), file.extension);
  await db.execute(sql`
    insert into library_thumbnails (blob_id, bytes) select id, ${made}::bytea from library_blobs where id = ${file.blob} on conflict (blob_id) do nothing`);
  return made;
};
