import { sql } from 'drizzle-orm';
import { EXPORT_FOLDER, foldName } from '../../../src/domain/library/name.rule';
import { lockUntilCommit } from '../../database/advisory-locks';
import { queryRows, type Database } from '../../database/database';
import type { Services } from '../../shared/endpoint';
import { utc } from '../../shared/utc';
import { markReferenced, splitIntoPieces, storeBlob, type StoredBlob } from '../blob-store';
import { searchTextOf } from '../file-rows';
import { addNode, ROOT_ID } from '../nodes';
import { locationOf } from '../paths';

export { EXPORT_FOLDER };

/** A file that the server generates for a user. Rule R-LIB-16. */
export interface GeneratedFile {
  readonly name: string;
  readonly extension: string;
  readonly owner: number;
  readonly website: number | null;
  /** The right that the owner needs to see the file. */
  readonly right: string;
}

/** Stores the bytes of a generated file; they expire without `addGeneratedFile`. */
export const storeGenerated = (
  services: Pick<Services, 'db' | 'now'>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StoredBlob> => storeBlob(services, splitIntoPieces(chunks));

/** Adds a stored file to the exports folder, which is created if missing. @returns its location */
export const addGeneratedFile = async (
  tx: Database,
  now: number,
  { name, extension, owner, website, right }: GeneratedFile,
  blob: StoredBlob,
): Promise<string> => {
  await lockUntilCommit(tx, 'libraryTree');
  const [known] = await queryRows<{ id: number }>(
    tx,
    sql`
      select id from library_nodes
      where parent_id = ${ROOT_ID} and folded = ${foldName(EXPORT_FOLDER)} and is_folder and not gone`,
  );
  const parent = known ?? (await addNode(tx, ROOT_ID, EXPORT_FOLDER, true));
  await tx.execute(sql`update library_nodes set read_only = true where id = ${parent.id} and not read_only`);
  const { id, names } = await addNode(tx, parent.id, name, false);
  await tx.execute(sql`
    update library_nodes
    set private = true, owner_id = ${owner}, website_id = ${website}, module = ${right.split('.')[0] ?? ''}
    where id = ${id}`);
  const at = utc(now);
  await tx.execute(sql`
    insert into library_files (node_id, shown_id, original_id, extension, no_index, added, updated, search)
    values (${id}, ${blob.id}, ${blob.id}, ${extension}, true, ${at}::timestamp, ${at}::timestamp,
      ${searchTextOf(name, { title: '', alt: '', caption: '', description: '' })})`);
  await markReferenced(tx, [blob.id]);
  return locationOf(names);
};
