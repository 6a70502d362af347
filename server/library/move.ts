import { sql } from 'drizzle-orm';
import { foldName } from '../../src/domain/library/name.rule';
import { rowsOf } from '../database/database';
import { ok, type Answer, type SignedInCall } from '../shared/endpoint';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { changingTree, checkWritable, folderAt, placeNode, ROOT_ID } from './nodes';
import { namesAt } from './paths';

const MOST_AT_ONCE = 1_000;
const LONGEST_LOCATION = 20_000;

/** `PUT library/move/`: files of one folder into another, all of them or none. */
export const moveFiles = async ({ services: { db }, form }: SignedInCall): Promise<Answer> => {
  form.only('target', 'path', 'filename');
  const [from, to] = [namesAt(form.required('path', LONGEST_LOCATION)), namesAt(form.required('target', LONGEST_LOCATION))];
  const names = [...new Set(form.texts('filename').map(foldName))];
  if (names.length === 0 || names.length > MOST_AT_ONCE) throw fieldsNotValid('filename');
  await changingTree(db, async (tx) => {
    const [source, target] = [await folderAt(tx, from), await folderAt(tx, to)];
    if (target.id === ROOT_ID) throw fieldsNotValid('target');
    checkWritable(source, target);
    for (const name of names) {
      const [file] = await rowsOf<{ id: number; name: string }>(tx, sql`
        select id, name from library_nodes where parent_id = ${source.id} and folded = ${name} and not is_folder`);
      if (file === undefined) throw notFound();
      await placeNode(tx, file.id, target.id, file.name);
    }
  });
  return ok();
};
