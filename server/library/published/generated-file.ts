import { sql } from 'drizzle-orm';
import { foldName } from '../../../src/domain/library/name.rule';
import { lockUntilCommit } from '../../database/advisory-locks';
import { queryRows, type Database } from '../../database/database';
import type { Services } from '../../shared/endpoint';
import { utc } from '../../shared/utc';
import { markReferenced, splitIntoPieces, storeBlob, type StoredBlob } from '../blob-store';
import { searchTextOf } from '../file-rows';
import { addNode, ROOT_ID } from '../nodes';
import { locationOf } from '../paths';

/** Folder of the root whose files are not public: what the server makes for persons. Rule R-JOB-10. */
export const PRIVATE_FOLDER = 'Exports';

/** Stores the bytes of a file that the server makes; without `addGeneratedFile` they expire. */
export const storeGenerated = (
  services: Pick<Services, 'db' | 'now'>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StoredBlob> => storeBlob(services, splitIntoPieces(chunks));

/** Adds a stored file to a folder of the root, which is made where it is missing. @returns its location */
export const addGeneratedFile = async (
  tx: Database,
  now: number,
  { folder, name, extension }: { readonly folder: string; readonly name: string; readonly extension: string },
  blob: StoredBlob,
): Promise<string> => {
  await lockUntilCommit(tx, 'libraryTree');
  const [known] = await queryRows<{ id: number }>(
    tx,
    sql`
      select id from library_nodes
      where parent_id = ${ROOT_ID} and folded = ${foldName(folder)} and is_folder and not gone`,
  );
  const parent = known ?? (await addNode(tx, ROOT_ID, folder, true));
  const { id, names } = await addNode(tx, parent.id, name, false);
  const at = utc(now);
  await tx.execute(sql`
    insert into library_files (node_id, shown_id, original_id, extension, no_index, added, updated, search)
    values (${id}, ${blob.id}, ${blob.id}, ${extension}, true, ${at}::timestamp, ${at}::timestamp,
      ${searchTextOf(name, { title: '', alt: '', caption: '', description: '' })})`);
  await markReferenced(tx, [blob.id]);
  return locationOf(names);
};
