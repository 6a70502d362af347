import { sql } from 'drizzle-orm';
import { foldName } from '../../src/domain/library/name.rule';
import { rowsOf } from '../database/database';
import { ok, type Answer, type SignedInCall } from '../shared/endpoint';
import type { Fields } from '../shared/fields';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { changingTree, checkWritable, folderAt, moveNodes, ROOT_ID } from './nodes';
import { LONGEST_LOCATION, namesAt, type Names } from './paths';

/** Bytes of a form that names as many files as a form has fields. */
export const LARGEST_MOVE = 8 * 1024 * 1024;

/** `PUT library/move/`: files of one folder into another, all of them or none. */
export const moveFiles = async ({ services: { db }, form }: SignedInCall): Promise<Answer> => {
  form.only('target', 'path', 'filename');
  const [from, to] = [readPlace(form, 'path'), readPlace(form, 'target')];
  const names = [...new Set(form.texts('filename').map(foldName))];
  if (names.length === 0) throw fieldsNotValid('filename');
  await changingTree(db, async (tx) => {
    const [source, target] = [await folderAt(tx, from), await folderAt(tx, to)];
    if (target.id === ROOT_ID) throw fieldsNotValid('target');
    checkWritable(source, target);
    const files = await rowsOf<{ id: number }>(
      tx,
      sql`
        select id from library_nodes
        where parent_id = ${source.id}
          and not is_folder
          and folded in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`,
    );
    if (files.length < names.length) throw notFound();
    await moveNodes(
      tx,
      files.map(({ id }) => id),
      target.id,
    );
  });
  return ok();
};

const readPlace = (form: Fields, field: 'path' | 'target'): Names => {
  const names = namesAt(form.required(field, LONGEST_LOCATION));
  if (names === null) throw fieldsNotValid(field);
  return names;
};
