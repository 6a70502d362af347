import { sql } from 'drizzle-orm';
import { foldName } from '../../src/domain/library/name.rule';
import { rowsOf } from '../database/database';
import { ok, type Answer, type SignedInCall } from '../shared/endpoint';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { changingTree, checkWritable, folderAt, moveNodes, ROOT_ID } from './nodes';
import { namesAt } from './paths';

/** Bytes of a form that names as many files as a form has fields. */
export const LARGEST_MOVE = 8 * 1024 * 1024;
const LONGEST_LOCATION = 20_000;

/** `PUT library/move/`: files of one folder into another, all of them or none. */
export const moveFiles = async ({ services: { db }, form }: SignedInCall): Promise<Answer> => {
  form.only('target', 'path', 'filename');
  const [from, to] = [namesAt(form.required('path', LONGEST_LOCATION)), namesAt(form.required('target', LONGEST_LOCATION))];
  const names = [...new Set(form.texts('filename').map(foldName))];
  if (names.length === 0) throw fieldsNotValid('filename');
  await changingTree(db, async (tx) => {
    const [source, target] = [await folderAt(tx, from), await folderAt(tx, to)];
    if (target.id === ROOT_ID) throw fieldsNotValid('target');
    checkWritable(source, target);
    const files = await rowsOf<{ id: number }>(tx, sql`
      select id from library_nodes where parent_id = ${source.id} and not is_folder and folded in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`);
    if (files.length < names.length) throw notFound();
    await moveNodes(tx, files.map(({ id }) => id), target.id);
  });
  return ok();
};
