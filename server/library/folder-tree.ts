import { sql, type SQL } from 'drizzle-orm';
import { queryRow, type Database } from '../database/database';
import { changeStamp } from '../database/count-cache';
import { compressAll, type CompressedBody } from '../shared/compression';
import type { Answer, CallOf } from '../shared/endpoint';
import { ROOT_ID } from './nodes';
import { encodeName } from '../shared/encode-name';
import { locationOf, type PathNames } from './paths';

type Db = Pick<Database, 'execute'>;

interface WireFolder {
  readonly id: number;
  readonly name: string;
  readonly type: 'regular' | 'other';
  readonly location: string;
  readonly folders: WireFolder[];
  /** Number of files directly in it. */
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
  readonly answer: Promise<CompressedBody>;
}

/** High: one compression serves many responses. */
const COMPRESSION_LEVEL = 5;

/** The encoded response per database. */
const cache = new WeakMap<object, CachedTree>();

/**
 * Handles `GET library`: all folders as a tree, the same for every user.
 * Cached for as long as the table's change stamp is the same, so that changes by other servers are seen.
 */
export const showTree = async ({ services: { db } }: CallOf): Promise<Answer> => {
  const stamp = await changeStamp(db, 'library_nodes');
  const cached = cache.get(db);
  if (cached?.stamp === stamp) return { status: 200, body: await cached.answer };
  const answer = readTree(db);
  cache.set(db, { stamp, answer });
  answer.catch(() => cache.delete(db));
  return { status: 200, body: await answer };
};

const readTree = async (db: Db): Promise<CompressedBody> => {
  const folders = await queryFolders(
    db,
    sql`
      select n.id, n.parent_id as parent, n.name, n.read_only as "readOnly", coalesce(held.files, 0)::integer as files
      from library_nodes n
      left join (
        select parent_id, count(*) as files from library_nodes where not is_folder group by parent_id
      ) held on held.parent_id = n.id
      where n.is_folder and n.id <> ${ROOT_ID} and not n.gone
      order by n.by_name, n.id`,
  );
  return compressAll(
    Buffer.from(JSON.stringify({ code: 'OK', folder: buildTree(folders, ROOT_ID, []) })),
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
