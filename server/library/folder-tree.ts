import { sql, type SQL } from 'drizzle-orm';
import { queryRow, queryRows, type Database } from '../database/database';
import { changeStamp } from '../database/count-cache';
import { compressAll, type CompressedBody } from '../shared/encoding/compression';
import type { Answer, CallOf } from '../shared/endpoint';
import { ROOT_ID } from './nodes';
import { encodeName } from '../shared/encoding/encode-name';
import { locationOf, type PathNames } from './paths';
import { visibleTo, type Viewer } from './visible-files';

type Db = Pick<Database, 'execute'>;

interface WireFolder {
  readonly id: number;
  readonly name: string;
  readonly type: 'regular' | 'other';
  readonly location: string;
  readonly folders: WireFolder[];
  /** Number of files directly in the folder. */
  readonly files: number;
  readonly header: string;
  readonly meta: { readonly parent_id: number };
}

interface FolderRow {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly readOnly: boolean;
  readonly files: number;
}

interface CachedTree {
  readonly stamp: string;
  /** Cached responses as JSON; the key describes how many private files the viewer sees in each folder. */
  readonly answers: Map<string, Promise<CompressedBody>>;
}

/** High, because one compression serves many responses. */
const COMPRESSION_LEVEL = 5;
/** Maximum number of cached responses; most users see no private file and share one. */
const MOST_KEPT = 20;

/** The encoded responses per database. */
const cache = new WeakMap<object, CachedTree>();

/**
 * Handles `GET library`: all folders as a tree, the same for every user except for the number of private files.
 * Cached until the table's change stamp changes, so that changes by other servers are seen.
 */
export const showTree = async ({ services: { db }, caller }: CallOf): Promise<Answer> => {
  const stamp = await changeStamp(db, 'library_nodes');
  const known = cache.get(db);
  const isCurrent = known?.stamp === stamp && known.answers.size < MOST_KEPT;
  const answers = isCurrent ? known.answers : new Map<string, Promise<CompressedBody>>();
  cache.set(db, { stamp, answers });
  const privateFiles = await privateFilesOf(db, caller);
  const key = JSON.stringify(privateFiles);
  const answer = answers.get(key) ?? readTree(db, new Map(privateFiles));
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return { status: 200, body: await answer };
};

/** The number of private files that a viewer sees, by folder. */
const privateFilesOf = async (db: Db, viewer: Viewer): Promise<readonly (readonly [number, number])[]> =>
  (
    await queryRows<{ folder: number; files: number }>(
      db,
      sql`
        select n.parent_id as folder, count(*)::integer as files from library_nodes n
        where n.private and ${visibleTo(viewer)}
        group by n.parent_id
        order by n.parent_id`,
    )
  ).map(({ folder, files }) => [folder, files]);

const readTree = async (db: Db, privateFiles: ReadonlyMap<number, number>): Promise<CompressedBody> => {
  const folders = await queryFolders(
    db,
    sql`
      select n.id, n.parent_id as parent, n.name, n.read_only as "readOnly", 
        (coalesce(held.files, 0) - coalesce(hidden.files, 0))::integer as files
      from library_nodes n
      left join (
        select parent_id, count(*) as files from library_nodes where not is_folder group by parent_id
      ) held on held.parent_id = n.id
      left join (
        select parent_id, count(*) as files from library_nodes where private group by parent_id
      ) hidden on hidden.parent_id = n.id
      where n.is_folder and n.id <> ${ROOT_ID} and not n.gone
      order by n.by_name, n.id`,
  );
  const counted = folders.map((folder) => ({ ...folder, files: folder.files + (privateFiles.get(folder.id) ?? 0) }));
  return compressAll(
    Buffer.from(JSON.stringify({ code: 'OK', folder: buildTree(counted, ROOT_ID, []) })),
    COMPRESSION_LEVEL,
  );
};

/** Loads folders as one JSON value, which is read faster than rows. */
export const queryFolders = async (db: Db, query: SQL): Promise<FolderRow[]> =>
  (
    await queryRow<{ folders: FolderRow[] }>(
      db,
      sql`select coalesce(json_agg(found), '[]') as folders from (${query}) found`,
    )
  ).folders;

export const folderType = (readOnly: boolean) => (readOnly ? 'other' : 'regular');

export const buildTree = (rows: readonly FolderRow[], root: number, path: PathNames): WireFolder[] => {
  const byParent = new Map<number, FolderRow[]>();
  for (const row of rows) {
    const siblings = byParent.get(row.parent);
    if (siblings === undefined) byParent.set(row.parent, [row]);
    else siblings.push(row);
  }
  const inside = (parent: number, location: string): WireFolder[] =>
    (byParent.get(parent) ?? []).map(({ id, name, readOnly, files }) => {
      const own = `${location}/${encodeName(name)}`;
      return {
        id,
        name,
        type: folderType(readOnly),
        location: own,
        folders: inside(id, own),
        files,
        header: name,
        meta: { parent_id: parent },
      };
    });
  return inside(root, locationOf(path));
};
