import { sql } from 'drizzle-orm';
import { queryRows } from '../database/database';
import { Bytes, readAll } from '../shared/bytes';
import type { Answer, CallOf, Services } from '../shared/endpoint';
import { idOf } from '../shared/record';
import { notFound } from '../shared/refusal';
import { findFile } from './file-rows';
import { createThumbnail } from './image';
import { readBlob } from './blob-store';
import { visibleTo } from './visible-files';

/** Handles `GET library/thumbnail/{id}/{hash}`: cached for ever, except across sessions (`Vary: Cookie`). */
export const showThumbnail = async (call: CallOf): Promise<Answer> => {
  const {
    services: { db },
    param,
  } = call;
  const [id, mark] = [idOf(call), param('mark')];
  // One query per thumbnail, because a folder shows dozens. Base64: see `blob-store.ts`.
  const [found] = await queryRows<{ kept: string | null }>(
    db,
    sql`
      select encode(t.bytes, 'base64') as kept from library_files f
      join library_nodes n on n.id = f.node_id
      join library_blobs b on b.id = f.shown_id
      left join library_thumbnails t on t.blob_id = b.id
      where f.node_id = ${id} and f.width is not null and b.mark = ${mark} and ${visibleTo(call.caller)}`,
  );
  if (found === undefined) throw notFound();
  return {
    status: 200,
    body: new Bytes(
      'image/webp',
      found.kept === null ? await makeThumbnail(call.services, call.caller.id, id) : Buffer.from(found.kept, 'base64'),
    ),
    headers: {
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Vary': 'Cookie',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  };
};

/** Creates and stores a missing thumbnail. Rule R-LIB-22. */
const makeThumbnail = async (
  services: Pick<Services, 'db' | 'now'>,
  person: number,
  id: number,
): Promise<Uint8Array> => {
  const { db } = services;
  const file = await findFile(db, id);
  if (file === undefined) throw notFound();
  const made = await createThumbnail(
    person,
    () => readAll(readBlob(services, { id: file.blob, size: file.size })),
    file.extension,
  );
  await db.execute(sql`
    insert into library_thumbnails (blob_id, bytes)
    select id, ${made}::bytea from library_blobs
    where id = ${file.blob} on conflict (blob_id) do nothing`);
  return made;
};
