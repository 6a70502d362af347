import { sql, type SQL } from 'drizzle-orm';
import { rowOf, type Database } from '../database/database';
import { stampOf } from '../database/counts';
import { encode, type Encoded } from '../shared/encoding';
import type { Answer, SignedInCall } from '../shared/endpoint';
import { ROOT_ID } from './nodes';
import { locationOf, writtenName, type Names } from './paths';

type Db = Pick<Database, 'execute'>;

interface FolderOnWire {
  readonly id: number;
  readonly name: string;
  readonly type: 'regular' | 'other';
  readonly location: string;
  readonly folders: FolderOnWire[];
  /** Files that lie in it directly. */
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

interface Kept {
  readonly stamp: string;
  readonly answer: Promise<Encoded>;
}

/** Compressed well: it is done once for many answers. */
const LEVEL = 5;

/** The tree as it is answered, by the database that it was read from. */
const trees = new WeakMap<object, Kept>();

/**
 * `GET library`: every folder, as a tree; it is the same for all who may look. The answer is kept for as long as the
 * stamp of the library is the one under which it was read: what anybody changed, on whatever server, is in the next
 * one.
 */
export const showTree = async ({ services: { db }, query }: SignedInCall): Promise<Answer> => {
  query.only();
  const stamp = await stampOf(db, 'library_nodes');
  const kept = trees.get(db);
  if (kept?.stamp === stamp) return { status: 200, body: await kept.answer };
  const answer = readTree(db);
  trees.set(db, { stamp, answer });
  answer.catch(() => trees.delete(db));
  return { status: 200, body: await answer };
};

const readTree = async (db: Db): Promise<Encoded> => {
  const folders = await foldersOf(
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
  return encode(Buffer.from(JSON.stringify({ code: 'OK', folder: grow(folders, ROOT_ID, []) })), LEVEL);
};

/** Folders travel as one text, which is read faster than their rows. */
export const foldersOf = async (db: Db, query: SQL): Promise<FolderRow[]> =>
  (
    await rowOf<{ folders: FolderRow[] }>(
      db,
      sql`select coalesce(json_agg(found), '[]') as folders from (${query}) found`,
    )
  ).folders;

/** How the wire calls a folder that takes no change, and one that does. */
export const typeOf = (readOnly: boolean) => (readOnly ? 'other' : 'regular');

/** The folders in one, each with those in it. */
export const grow = (rows: readonly FolderRow[], root: number, path: Names): FolderOnWire[] => {
  const byParent = new Map<number, FolderRow[]>();
  for (const row of rows) {
    const siblings = byParent.get(row.parent);
    if (siblings === undefined) byParent.set(row.parent, [row]);
    else siblings.push(row);
  }
  const inside = (parent: number, location: string): FolderOnWire[] =>
    (byParent.get(parent) ?? []).map(({ id, name, readOnly, files }) => {
      const own = `${location}/${writtenName(name)}`;
      return {
        id,
        name,
        type: typeOf(readOnly),
        location: own,
        folders: inside(id, own),
        files,
        header: name,
        meta: { parent_id: parent },
      };
    });
  return inside(root, locationOf(path));
};
