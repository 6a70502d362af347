import { sql, type SQL } from 'drizzle-orm';
import { foldName } from '../../src/domain/library/name.rule';
import { lockUntilCommit } from '../database/advisory-locks';
import { idArray, queryRow, queryRows, type Database } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { notFound, Refusal } from '../shared/refusal';
import { fold } from '../../src/domain/shared/fold';
import { foldedNames, type PathNames } from './paths';
import { visibleTo, type Viewer } from './visible-files';

type Db = Pick<Database, 'execute'>;

/** A folder or file of the library. */
export interface Node {
  readonly id: number;
  readonly parent: number;
  readonly folder: boolean;
  /** True for folders of type `other` and everything below them. */
  readonly readOnly: boolean;
  /** Whether only the owner and superusers see the node. Rule R-LIB-16. */
  readonly private: boolean;
  readonly names: PathNames;
  /** Whether the node was found by a former path. */
  readonly moved: boolean;
}

export const ROOT_ID = 0;

/**
 * Finds a node by its current path, else by a former one. Looks up each segment in `library_nodes` and
 * `library_former`: a new folder does not hide former paths below an older one of that name. Rule R-LIB-09. Nodes
 * that the viewer may not see are treated as absent. Rule R-LIB-16.
 */
export const findNode = async (db: Db, names: PathNames, viewer: Viewer): Promise<Node | undefined> => {
  const folded = JSON.stringify(foldedNames(names));
  const [found] = await queryRows<Node>(
    db,
    sql`
      with recursive walk as (
        select ${ROOT_ID}::integer as id, 0 as depth, '{}'::boolean[] as moved
        union all
        select next.id, walk.depth + 1, walk.moved || next.moved
        from walk,
          lateral (
            select id, false as moved from library_nodes
            where parent_id = walk.id and folded = ${folded}::jsonb ->> walk.depth
            union all
            select node_id, true from library_former
            where parent_id = walk.id and folded = ${folded}::jsonb ->> walk.depth
          ) next
        where walk.depth < ${names.length}
      )
      select n.id, coalesce(n.parent_id, 0) as parent, n.is_folder as folder, n.read_only as "readOnly",
        n.private, true = any(walk.moved) as moved, library_names(n.id) as names
      from walk
      join library_nodes n on n.id = walk.id
      where walk.depth = ${names.length} and not n.gone and ${visibleTo(viewer)}
      order by walk.moved, n.id desc limit 1`,
  );
  return found;
};

/** Finds a node by its current path only. 404 otherwise. */
export const nodeAt = async (db: Db, names: PathNames, viewer: Viewer): Promise<Node> => {
  const found = await findNode(db, names, viewer);
  if (found === undefined || found.moved) throw notFound();
  return found;
};

/** Finds a folder, or the root, by its current path. 404 otherwise. */
export const folderAt = async (db: Db, names: PathNames): Promise<Node> => {
  const found = await nodeAt(db, names, null);
  if (!found.folder) throw notFound();
  return found;
};

/** Refuses with 403 if a node is read-only. */
export const checkWritable = (...nodes: readonly Pick<Node, 'readOnly'>[]): void => {
  if (nodes.some(({ readOnly }) => readOnly)) throw new Refusal(403, 'READ_ONLY');
};

/** Refuses with 403 if a node or anything below it is read-only or private. */
export const checkSubtreeWritable = async (tx: Db, id: number): Promise<void> => {
  checkWritable(
    ...(await queryRows<Pick<Node, 'readOnly'>>(
      tx,
      sql`
        with recursive below as (
          select id, read_only from library_nodes
          where id = ${id}
          union all
          select n.id, n.read_only or n.private from below
          join library_nodes n on n.parent_id = below.id
        )
        select read_only as "readOnly" from below
        where read_only limit 1`,
    )),
  );
};

/** Runs a change of the tree in a transaction, one at a time. 409 if a name is taken. Rule R-LIB-02. */
export const changeTree = async <Result>(db: Database, change: (tx: Database) => Promise<Result>): Promise<Result> => {
  try {
    return await db.transaction(async (tx) => {
      await lockUntilCommit(tx, 'libraryTree');
      return change(tx);
    });
  } catch (failure) {
    throw violatedConstraint(failure) === 'library_nodes_place' ? new Refusal(409, 'DUPLICATE') : failure;
  }
};

/** Adds a folder or file to an existing folder. */
export const addNode = async (
  tx: Db,
  parent: number,
  name: string,
  isFolder: boolean,
): Promise<Pick<Node, 'id' | 'names'>> => {
  const [added] = await queryRows<{ id: number }>(
    tx,
    sql`
      insert into library_nodes (parent_id, name, folded, by_name, is_folder)
      select id, ${name}, ${foldName(name)}, ${fold(name)}, ${isFolder} from library_nodes
      where id = ${parent} and is_folder and not gone returning id`,
  );
  if (added === undefined) throw notFound();
  await removeFormerPaths(tx, [added.id]);
  return { id: added.id, names: await namesOf(tx, added.id) };
};

/**
 * Renames a node; the old path redirects to it. Rule R-LIB-09.
 * @returns the new path
 */
export const renameNode = async (tx: Db, id: number, name: string): Promise<PathNames> => {
  await addFormerPaths(tx, [id], sql`folded <> ${foldName(name)}`);
  const renamed = await queryRows(
    tx,
    sql`
      update library_nodes
      set name = ${name}, folded = ${foldName(name)}, by_name = ${fold(name)}
      where id = ${id} and not gone returning id`,
  );
  if (renamed.length === 0) throw notFound();
  await removeFormerPaths(tx, [id]);
  return namesOf(tx, id);
};

/** Moves nodes to another folder; the old paths redirect to them. Rule R-LIB-09. */
export const moveNodes = async (tx: Db, ids: readonly number[], target: number): Promise<void> => {
  await addFormerPaths(tx, ids, sql`parent_id <> ${target}`);
  await tx.execute(sql`update library_nodes set parent_id = ${target} where id = any(${idArray(ids)})`);
  await removeFormerPaths(tx, ids);
};

/**
 * Deletes a subtree. Keeps the folders in `kept`, hidden and detached, because former paths of other nodes pass
 * through them. Rule R-LIB-09.
 * @param top root of the subtree @param ids all nodes of it
 */
export const deleteNodes = async (
  tx: Db,
  top: number,
  ids: readonly number[],
  kept: ReadonlySet<number>,
): Promise<void> => {
  const staying = ids.filter((id) => kept.has(id));
  if (staying.length > 0) {
    await addFormerPaths(tx, [top], sql`true`);
    await tx.execute(
      sql`
        update library_nodes
        set gone = true, parent_id = case when id = ${top} then null else parent_id end
        where id = any(${idArray(staying)})`,
    );
  }
  await tx.execute(sql`delete from library_nodes where id = any(${idArray(ids.filter((id) => !kept.has(id)))})`);
};

export const namesOf = async (db: Db, id: number): Promise<PathNames> =>
  (await queryRow<{ names: PathNames }>(db, sql`select library_names(${id}) as names`)).names;

const addFormerPaths = async (tx: Db, ids: readonly number[], where: SQL): Promise<void> => {
  await tx.execute(sql`
    insert into library_former (parent_id, folded, node_id)
    select parent_id, folded, id from library_nodes
    where id = any(${idArray(ids)}) and not gone and ${where} on conflict do nothing`);
};

/**
 * Removes former paths that the nodes now occupy. Keeps those of folders, because former paths below them still
 * apply.
 */
const removeFormerPaths = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    delete from library_former f using library_nodes taker, library_nodes before
    where taker.id = any(${idArray(ids)})
      and f.parent_id = taker.parent_id
      and f.folded = taker.folded
      and before.id = f.node_id
      and (not before.is_folder or before.id = taker.id)`);
};
