import { sql } from 'drizzle-orm';
import { queryRow, queryRows } from '../../database/database';
import type { Services } from '../../shared/endpoint';
import { utc } from '../../shared/utc';
import { attachContent, createPublicCopy } from '../file-content';
import { findFile } from '../file-rows';
import { changeTree } from '../nodes';
import { deleteOrphans, markReleasedBlobs } from '../blob-store';

/** Owner in the image-processing queue for work that no user waits for. */
const NOBODY = 0;

/**
 * Regenerates the public copy and thumbnail of an unedited image from its original. Keeps the file's version if the
 * copy is the same; does nothing if the original changed meanwhile. Rule R-JOB-12.
 */
export const regeneratePublicCopy = async (services: Pick<Services, 'db' | 'now'>, id: number): Promise<void> => {
  const { db, now } = services;
  const file = await findFile(db, id);
  if (file === undefined || file.altered || file.width === null) return;
  const original = await queryRow<{ id: number; size: number; mark: string }>(
    db,
    sql`select id, size, mark from library_blobs where id = ${file.original}`,
  );
  const content = await createPublicCopy(services, NOBODY, file.extension, original);
  const made = await queryRow<{ mark: string }>(
    db,
    sql`select mark from library_blobs where id = ${content.publicCopy}`,
  );
  if (made.mark === file.mark) {
    if (content.publicCopy !== file.blob) await deleteOrphans(db, [content.publicCopy]);
    if (content.thumbnail !== null)
      await db.execute(sql`
        insert into library_thumbnails (blob_id, bytes) values (${file.blob}, ${content.thumbnail}::bytea)
        on conflict (blob_id) do update set bytes = excluded.bytes`);
    return;
  }
  await attachContent(
    services,
    content,
    () => true,
    (attach) =>
      changeTree(db, async (tx) => {
        const updated = await queryRows(
          tx,
          sql`
          update library_files
          set shown_id = ${content.publicCopy}, width = ${content.size?.width ?? null},
            height = ${content.size?.height ?? null}, version = version + 1, updated = ${utc(now())}
          where node_id = ${id} and original_id = ${file.original} and not altered returning node_id`,
        );
        if (updated.length > 0) await attach(tx);
        await markReleasedBlobs(tx, now());
      }),
  );
};
