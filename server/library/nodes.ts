import { sql } from 'drizzle-orm';
import { foldName } from '../../src/domain/library/name.rule';
import { rowsOf, type Database } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { forbidden, notFound, Refusal } from '../shared/refusal';
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
 * What stands at a place, or was called so before something else took it: every name is looked for in its folder, among
 * those that are there and then among the former ones. Rule R-LIB-09.
 */
export const findNode = async (db: Db, names: Names): Promise<Node | undefined> => {
  const folded = JSON.stringify(foldedNames(names));
  const [found] = await rowsOf<Node>(db, sql`
    with recursive walk as (
      select ${ROOT_ID}::integer as id, 0 as depth, false as moved
      union all
      select next.id, walk.depth + 1, walk.moved or next.moved from walk, lateral (
        select id, false as moved from library_nodes where parent_id = walk.id and folded = ${folded}::jsonb ->> walk.depth
        union all
        select node_id, true from library_former where parent_id = walk.id and folded = ${folded}::jsonb ->> walk.depth
        order by moved limit 1) next where walk.depth < ${names.length})
    select n.id, coalesce(n.parent_id, 0) as parent, n.is_folder as folder, n.read_only as "readOnly", walk.moved, library_names(n.id) as names
    from walk join library_nodes n on n.id = walk.id where walk.depth = ${names.length}`);
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
  if (nodes.some(({ readOnly }) => readOnly)) throw forbidden();
};

/** One change of the tree after the other, each whole; a name that is taken is 409. Rule R-LIB-02. */
export const changingTree = async <Result>(db: Database, change: (tx: Database) => Promise<Result>): Promise<Result> => {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${TREE}::bigint)`);
      return change(tx);
    });
  } catch (failure) {
    throw violatedConstraint(failure) === 'library_nodes_place' ? new Refusal(409, 'DUPLICATE') : failure;
  }
};

/** Puts a new folder or file into a folder that is still there. @returns its identity */
export const addNode = async (tx: Db, parent: number, name: string, isFolder: boolean): Promise<number> => {
  const [added] = await rowsOf<{ id: number }>(tx, sql`
    insert into library_nodes (parent_id, name, folded, by_name, is_folder)
    select id, ${name}, ${foldName(name)}, ${fold(name)}, ${isFolder} from library_nodes where id = ${parent} and is_folder returning id`);
  if (added === undefined) throw notFound();
  await takePlace(tx, parent, name);
  return added.id;
};

/** Gives a node another place or name; its old place leads to it from now on. Rule R-LIB-09. @returns where it stands then */
export const placeNode = async (tx: Db, id: number, parent: number, name: string): Promise<Names> => {
  await tx.execute(sql`
    insert into library_former (parent_id, folded, node_id)
    select parent_id, folded, id from library_nodes where id = ${id} and (parent_id, folded) <> (${parent}, ${foldName(name)})
    on conflict (parent_id, folded) do update set node_id = excluded.node_id`);
  await tx.execute(sql`update library_nodes set parent_id = ${parent}, name = ${name}, folded = ${foldName(name)}, by_name = ${fold(name)} where id = ${id}`);
  await takePlace(tx, parent, name);
  const [placed] = await rowsOf<{ names: Names }>(tx, sql`select library_names(id) as names from library_nodes where id = ${id}`);
  if (placed === undefined) throw notFound();
  return placed.names;
};

/** Whoever was called so before is found there no longer. */
const takePlace = async (tx: Db, parent: number, name: string): Promise<void> => {
  await tx.execute(sql`delete from library_former where parent_id = ${parent} and folded = ${foldName(name)}`);
};
