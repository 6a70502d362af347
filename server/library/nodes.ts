import { sql, type SQL } from 'drizzle-orm';
import { foldName } from '../../src/domain/library/name.rule';
import { idArray, rowOf, rowsOf, type Database } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { notFound, Refusal } from '../shared/refusal';
import { fold } from '../../src/domain/shared/fold';
import { foldedNames, type Names } from './paths';

type Db = Pick<Database, 'execute'>;

/** A folder or file, wherever it lies. */
export interface Node {
  readonly id: number;
  readonly parent: number;
  readonly folder: boolean;
  /** Said of a folder of type `other` and of everything in it. */
  readonly readOnly: boolean;
  readonly names: Names;
  /** Whether it was found under a name or in a place that it no longer has. */
  readonly moved: boolean;
}

export const ROOT_ID = 0;
/** Number of the lock under which changes of the tree take turns. */
const TREE = 7_268_202;

/**
 * What stands at a place, or did before something else took it: every name is looked for in its folder, among those
 * that are there and among the former ones. A folder that has the name of an earlier one does not end the addresses
 * below that. Rule R-LIB-09.
 */
export const findNode = async (db: Db, names: Names): Promise<Node | undefined> => {
  const folded = JSON.stringify(foldedNames(names));
  const [found] = await rowsOf<Node>(
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
        true = any(walk.moved) as moved, library_names(n.id) as names
      from walk
      join library_nodes n on n.id = walk.id
      where walk.depth = ${names.length} and not n.gone
      order by walk.moved, n.id desc limit 1`,
  );
  return found;
};

/** What stands at a place now; former names lead nowhere here. */
export const nodeAt = async (db: Db, names: Names): Promise<Node> => {
  const found = await findNode(db, names);
  if (found === undefined || found.moved) throw notFound();
  return found;
};

/** The folder at a place; the root among them. */
export const folderAt = async (db: Db, names: Names): Promise<Node> => {
  const found = await nodeAt(db, names);
  if (!found.folder) throw notFound();
  return found;
};

/** Refuses with 403 what would change a folder of type `other`, or something in it. */
export const checkWritable = (...nodes: readonly Pick<Node, 'readOnly'>[]): void => {
  if (nodes.some(({ readOnly }) => readOnly)) throw new Refusal(403, 'READ_ONLY');
};

/** The same for a node with everything in it, however deep: its path is a part of theirs. */
export const checkWholeWritable = async (tx: Db, id: number): Promise<void> => {
  checkWritable(
    ...(await rowsOf<Pick<Node, 'readOnly'>>(
      tx,
      sql`
        with recursive below as (
          select id, read_only from library_nodes
          where id = ${id}
          union all
          select n.id, n.read_only from below
          join library_nodes n on n.parent_id = below.id
        )
        select read_only as "readOnly" from below
        where read_only limit 1`,
    )),
  );
};

/** One change of the tree after the other, each whole; a name that is taken is 409. Rule R-LIB-02. */
export const changingTree = async <Result>(
  db: Database,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> => {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${TREE}::bigint)`);
      return change(tx);
    });
  } catch (failure) {
    throw violatedConstraint(failure) === 'library_nodes_place' ? new Refusal(409, 'DUPLICATE') : failure;
  }
};

/**
 * Puts a new folder or file into a folder that is still there. @returns its identity, and its names from the root down
 */
export const addNode = async (
  tx: Db,
  parent: number,
  name: string,
  isFolder: boolean,
): Promise<Pick<Node, 'id' | 'names'>> => {
  const [added] = await rowsOf<{ id: number }>(
    tx,
    sql`
      insert into library_nodes (parent_id, name, folded, by_name, is_folder)
      select id, ${name}, ${foldName(name)}, ${fold(name)}, ${isFolder} from library_nodes
      where id = ${parent} and is_folder and not gone returning id`,
  );
  if (added === undefined) throw notFound();
  await takePlaces(tx, [added.id]);
  return { id: added.id, names: await namesOf(tx, added.id) };
};

/**
 * Gives a node another name where it lies now; its old place leads to it from now on. Rule R-LIB-09. @returns where it
 * stands then
 */
export const renameNode = async (tx: Db, id: number, name: string): Promise<Names> => {
  await leavePlaces(tx, [id], sql`folded <> ${foldName(name)}`);
  const renamed = await rowsOf(
    tx,
    sql`
      update library_nodes
      set name = ${name}, folded = ${foldName(name)}, by_name = ${fold(name)}
      where id = ${id} and not gone returning id`,
  );
  if (renamed.length === 0) throw notFound();
  await takePlaces(tx, [id]);
  return namesOf(tx, id);
};

/** Takes nodes to another folder; their old places lead to them from now on. Rule R-LIB-09. */
export const moveNodes = async (tx: Db, ids: readonly number[], target: number): Promise<void> => {
  await leavePlaces(tx, ids, sql`parent_id <> ${target}`);
  await tx.execute(sql`update library_nodes set parent_id = ${target} where id = any(${idArray(ids)})`);
  await takePlaces(tx, ids);
};

/**
 * Deletes nodes; whatever lies in one of them is among them. Of folders in which addresses of something else begin, so
 * much stays that these lead there: without a place of its own, and seen by nobody. Rule R-LIB-09.
 * @param top holds all others @param leading the folders that have to stay
 */
export const deleteNodes = async (
  tx: Db,
  top: number,
  ids: readonly number[],
  leading: ReadonlySet<number>,
): Promise<void> => {
  const staying = ids.filter((id) => leading.has(id));
  if (staying.length > 0) {
    await leavePlaces(tx, [top], sql`true`);
    await tx.execute(
      sql`
        update library_nodes
        set gone = true, parent_id = case when id = ${top} then null else parent_id end
        where id = any(${idArray(staying)})`,
    );
  }
  await tx.execute(sql`delete from library_nodes where id = any(${idArray(ids.filter((id) => !leading.has(id)))})`);
};

/** Where a node stands, from the root down. */
export const namesOf = async (db: Db, id: number): Promise<Names> =>
  (await rowOf<{ names: Names }>(db, sql`select library_names(${id}) as names`)).names;

const leavePlaces = async (tx: Db, ids: readonly number[], where: SQL): Promise<void> => {
  await tx.execute(sql`
    insert into library_former (parent_id, folded, node_id)
    select parent_id, folded, id from library_nodes
    where id = any(${idArray(ids)}) and not gone and ${where} on conflict do nothing`);
};

/**
 * The file that had one of these places before is found there no longer; of a folder, what lies in it has places of its
 * own.
 */
const takePlaces = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    delete from library_former f using library_nodes taker, library_nodes before
    where taker.id = any(${idArray(ids)})
      and f.parent_id = taker.parent_id
      and f.folded = taker.folded
      and before.id = f.node_id
      and (not before.is_folder or before.id = taker.id)`);
};
