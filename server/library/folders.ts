import { sql } from 'drizzle-orm';
import { MAX_FOLDER_DEPTH, nameProblem, normalizeName } from '../../src/domain/library/name.rule';
import { queryRows, type Database } from '../database/database';
import { noContent, ok, type Answer, type CallOf } from '../shared/endpoint';
import { required, text } from '../shared/reads';
import { fieldsNotValid, forbidden } from '../shared/refusal';
import { filesIn } from './file-rows';
import {
  addNode,
  changeTree,
  checkSubtreeWritable,
  checkWritable,
  deleteNodes,
  folderAt,
  nodeAt,
  renameNode,
  ROOT_ID,
  type Node,
} from './nodes';
import { locationOf, parsePath, recordPathOf } from './paths';
import { markReleasedBlobs } from './blob-store';
import { queryFolders, buildTree, folderType } from './folder-tree';
import { visibleTo, type Viewer } from './visible-files';

/** Maximum characters of a name that are read; the name rule limits its bytes. */
export const NAME = text(1_000);
export const NEW_FOLDER = { form: { name: required(NAME) } };

/** Handles `GET library/{folder}`. */
export const showFolder = async (
  db: Database,
  { id, parent, names, readOnly }: Node,
  viewer: Viewer,
): Promise<Answer> => {
  const folders = await queryFolders(
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
        (
          select count(*)::integer from library_nodes n
          where n.parent_id = below.id and not n.is_folder and ${visibleTo(viewer)}
        ) as files
      from below
      order by by_name, id`,
  );
  const name = names.at(-1) ?? '';
  return ok({
    folder: {
      id,
      name,
      type: folderType(readOnly),
      location: locationOf(names),
      header: name,
      folders: buildTree(folders, id, names),
      files: await filesIn(db, id, names, viewer),
    },
    meta: { parent_id: parent },
  });
};

/** Reads and normalises a name. Refuses an invalid one with a field error. Rules R-LIB-01 and R-LIB-17. */
export const readName = (sent: string | undefined, field: 'name' | 'filename', inRoot = false): string => {
  const name = normalizeName(sent ?? '');
  if (nameProblem(name, inRoot) !== null) throw fieldsNotValid(field);
  return name;
};

/** Handles `POST library/{folder}` with a form. */
export const addFolder = async ({ services: { db }, param, form }: CallOf<typeof NEW_FOLDER>): Promise<Answer> => {
  const parent = await folderAt(db, parsePath(param('path')));
  checkWritable(parent);
  const name = readName(form.name, 'name', parent.id === ROOT_ID);
  if (parent.names.length >= MAX_FOLDER_DEPTH) throw fieldsNotValid('name');
  const { names } = await changeTree(db, (tx) => addNode(tx, parent.id, name, true));
  const location = locationOf(names);
  return {
    status: 201,
    body: { code: 'OK', location },
    headers: { Location: location },
    changed: [{ path: recordPathOf(names) }],
  };
};

/** Handles `PUT library/{folder}`. Refused if it contains a read-only node. Rule R-LIB-02. */
export const renameFolder = async (db: Database, folder: Node, name: string | undefined): Promise<Answer> => {
  if (folder.id === ROOT_ID) throw forbidden();
  checkWritable(folder);
  const tidy = readName(name, 'name', folder.parent === ROOT_ID);
  const names = await changeTree(db, async (tx) => {
    await checkSubtreeWritable(tx, folder.id);
    return renameNode(tx, folder.id, tidy);
  });
  return {
    ...ok({ location: locationOf(names) }),
    changed: [folder.names, names].map((own) => ({ path: recordPathOf(own) })),
  };
};

/** Handles `DELETE library/{path}`, recursively. Refused if it contains a read-only or hidden node. */
export const removeNode = async ({ services: { db, now }, param, caller }: CallOf): Promise<Answer> => {
  const deleted = await changeTree(db, async (tx) => {
    const { id, names, private: isPrivate } = await nodeAt(tx, parsePath(param('path')), caller);
    if (id === ROOT_ID) throw forbidden();
    const taken = await queryRows<DeletedNode>(
      tx,
      sql`
        with recursive below as (
          select n.id, n.parent_id, n.read_only or not ${visibleTo(caller)} as read_only from library_nodes n
          where id = ${id}
          union all
          select n.id, n.parent_id, n.read_only or not ${visibleTo(caller)} from below
          join library_nodes n on n.parent_id = below.id
        )
        select id, parent_id as parent, read_only as "readOnly",
          exists (
            select from library_former f where f.parent_id = id and f.node_id not in (select id from below)
          ) as "hasRedirects"
        from below`,
    );
    checkWritable(...taken);
    await deleteNodes(
      tx,
      id,
      taken.map((node) => node.id),
      foldersWithRedirects(taken),
    );
    await markReleasedBlobs(tx, now());
    return isPrivate ? [] : [{ path: recordPathOf(names), isDeleted: true }];
  });
  return { ...noContent, changed: deleted };
};

interface DeletedNode {
  readonly id: number;
  readonly parent: number;
  readonly readOnly: boolean;
  /** Whether a former path below the folder leads to a node that is not deleted. */
  readonly hasRedirects: boolean;
}

/** Folders that must be kept for former paths, with their parents. */
const foldersWithRedirects = (taken: readonly DeletedNode[]): ReadonlySet<number> => {
  const parents = new Map(taken.map(({ id, parent }) => [id, parent]));
  const kept = new Set<number>();
  for (const { id, hasRedirects } of taken) {
    for (
      let at: number | undefined = hasRedirects ? id : undefined;
      at !== undefined && parents.has(at);
      at = parents.get(at)
    )
      kept.add(at);
  }
  return kept;
};
