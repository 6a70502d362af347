import { sql } from 'drizzle-orm';
import { DEEPEST, nameProblem, tidyName } from '../../src/domain/library/name.rule';
import { rowsOf, type Database } from '../database/database';
import { gone, ok, type Answer, type SignedInCall } from '../shared/endpoint';
import type { Fields } from '../shared/fields';
import { fieldsNotValid, forbidden } from '../shared/refusal';
import { filesIn } from './file-rows';
import {
  addNode,
  changingTree,
  checkWholeWritable,
  checkWritable,
  deleteNodes,
  folderAt,
  nodeAt,
  renameNode,
  ROOT_ID,
  type Node,
} from './nodes';
import { locationOf, readNames } from './paths';
import { release } from './store';
import { foldersOf, grow, typeOf } from './tree';

/** Characters of a name that are looked at; the rule counts its bytes. */
const LONGEST_SENT = 1_000;

/** `GET library/{folder}`: what lies in it. */
export const showFolder = async (db: Database, { id, parent, names, readOnly }: Node): Promise<Answer> => {
  const folders = await foldersOf(
    db,
    sql`
      with recursive below as (
        select id, parent_id, name, by_name, read_only from library_nodes
        where parent_id = ${id} and is_folder
        union all
        select n.id, n.parent_id, n.name, n.by_name, n.read_only from below
        join library_nodes n on n.parent_id = below.id and n.is_folder
      )
      select id, parent_id as parent, name, read_only as "readOnly",
        (select count(*)::integer from library_nodes n where n.parent_id = below.id and not n.is_folder) as files
      from below
      order by by_name, id`,
  );
  const name = names.at(-1) ?? '';
  return ok({
    folder: {
      id,
      name,
      type: typeOf(readOnly),
      location: locationOf(names),
      header: name,
      folders: grow(folders, id, names),
      files: await filesIn(db, id, names),
    },
    meta: { parent_id: parent },
  });
};

/** A name that was sent, as it is kept. Refuses one that the rule does not take, by its field. Rule R-LIB-01. */
export const readName = (form: Fields, field: 'name' | 'filename', inRoot = false): string => {
  const name = tidyName(form.required(field, LONGEST_SENT));
  if (nameProblem(name, inRoot) !== null) throw fieldsNotValid(field);
  return name;
};

/** `POST library/{folder}` with a form: another folder in it. */
export const addFolder = async ({ services: { db }, param, form }: SignedInCall): Promise<Answer> => {
  form.only('name');
  const parent = await folderAt(db, readNames(param('path')));
  checkWritable(parent);
  const name = readName(form, 'name', parent.id === ROOT_ID);
  if (parent.names.length >= DEEPEST) throw fieldsNotValid('name');
  const { names } = await changingTree(db, (tx) => addNode(tx, parent.id, name, true));
  const location = locationOf(names);
  return { status: 201, body: { code: 'OK', location }, headers: { Location: location } };
};

/**
 * `PUT library/{folder}` with a form: another name, unless something in it is read-only and would move. Rule R-LIB-02.
 */
export const renameFolder = async (db: Database, folder: Node, form: Fields): Promise<Answer> => {
  form.only('name');
  if (folder.id === ROOT_ID) throw forbidden();
  checkWritable(folder);
  const name = readName(form, 'name', folder.parent === ROOT_ID);
  return ok({
    location: locationOf(
      await changingTree(db, async (tx) => {
        await checkWholeWritable(tx, folder.id);
        return renameNode(tx, folder.id, name);
      }),
    ),
  });
};

/** `DELETE library/{folder or file}`: with everything in it; nothing goes where something of it is read-only. */
export const removeNode = async ({ services: { db, now }, param, form }: SignedInCall): Promise<Answer> => {
  form.only();
  await changingTree(db, async (tx) => {
    const { id } = await nodeAt(tx, readNames(param('path')));
    if (id === ROOT_ID) throw forbidden();
    const taken = await rowsOf<Taken>(
      tx,
      sql`
        with recursive below as (
          select id, parent_id, read_only from library_nodes
          where id = ${id}
          union all
          select n.id, n.parent_id, n.read_only from below
          join library_nodes n on n.parent_id = below.id
        )
        select id, parent_id as parent, read_only as "readOnly",
          array_remove(array[shown_id, original_id, previous_id], null) as blobs,
          exists (
            select from library_former f where f.parent_id = id and f.node_id not in (select id from below)
          ) as leads
        from below
        left join library_files on node_id = id`,
    );
    checkWritable(...taken);
    await deleteNodes(
      tx,
      id,
      taken.map((node) => node.id),
      leadingIn(taken),
    );
    await release(tx, [...new Set(taken.flatMap(({ blobs }) => blobs))], now());
  });
  return gone;
};

/** What would go. */
interface Taken {
  readonly id: number;
  readonly parent: number;
  readonly readOnly: boolean;
  /** Its bytes; none of a folder. */
  readonly blobs: readonly number[];
  /** Whether a former address begins in it that leads to something which stays. */
  readonly leads: boolean;
}

/** The folders in which such addresses begin, and those on the way to them. */
const leadingIn = (taken: readonly Taken[]): ReadonlySet<number> => {
  const parents = new Map(taken.map(({ id, parent }) => [id, parent]));
  const leading = new Set<number>();
  for (const { id, leads } of taken) {
    for (let at: number | undefined = leads ? id : undefined; at !== undefined && parents.has(at); at = parents.get(at))
      leading.add(at);
  }
  return leading;
};
