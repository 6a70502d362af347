import { sql } from 'drizzle-orm';
import { foldName } from '../../src/domain/library/name.rule';
import { queryRows } from '../database/database';
import { ok, type Answer, type CallOf } from '../shared/endpoint';
import { required, text, texts } from '../shared/reads';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { changeTree, checkWritable, folderAt, moveNodes, ROOT_ID } from './nodes';
import { LONGEST_LOCATION, parseLocation, recordPathOf, type PathNames } from './paths';

/** Bytes of a form with the maximum number of fields. */
export const LARGEST_MOVE_FORM = 8 * 1024 * 1024;

export const MOVE = {
  form: { target: required(text(LONGEST_LOCATION)), path: required(text(LONGEST_LOCATION)), filename: texts() },
};

/** Handles `PUT library/move/`: moves files of one folder to another, all or none. */
export const moveFiles = async ({ services: { db }, form }: CallOf<typeof MOVE>): Promise<Answer> => {
  const [from, to] = [readLocation(form, 'path'), readLocation(form, 'target')];
  const names = [...new Set(form.filename.map(foldName))];
  if (names.length === 0) throw fieldsNotValid('filename');
  const changed = await changeTree(db, async (tx) => {
    const [source, target] = [await folderAt(tx, from), await folderAt(tx, to)];
    if (target.id === ROOT_ID) throw fieldsNotValid('target');
    checkWritable(source, target);
    const files = await queryRows<{ id: number; name: string }>(
      tx,
      sql`
        select id, name from library_nodes
        where parent_id = ${source.id}
          and not is_folder
          and not private
          and folded in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`,
    );
    if (files.length < names.length) throw notFound();
    await moveNodes(
      tx,
      files.map(({ id }) => id),
      target.id,
    );
    return files.map(({ name }) => ({ path: recordPathOf([...source.names, name]) }));
  });
  return { ...ok(), changed };
};

const readLocation = (form: CallOf<typeof MOVE>['form'], field: 'path' | 'target'): PathNames => {
  const names = parseLocation(form[field]);
  if (names === null) throw fieldsNotValid(field);
  return names;
};
