import { sql, type SQL } from 'drizzle-orm';
import { can } from '../../src/domain/shared/permission';
import { queryRows, type Database } from '../database/database';
import type { Caller } from './endpoint';
import { forbidden } from './refusal';
import type { Resource } from './resource';

type Db = Pick<Database, 'execute'>;
type Author = Pick<Caller, 'id'>;

/**
 * Columns of the author, who may change the parts of a record: the user id, and the last version that only the author
 * saved. An update of the version without these columns ends the authorship. Rule R-COM-61.
 */
export const authorColumns = ({ hasParts }: Pick<Resource, 'hasParts'>, author: Author | null) =>
  hasParts === true && author !== null ? [['author', author.id] as const, ['author_version', 1] as const] : [];

const isAuthor = ({ id }: Author): SQL => sql`author = ${id} and author_version = version`;

/** Assignments of a save: the next version. The authorship continues only if the author saves. Rule R-COM-61. */
export const nextVersion = ({ hasParts }: Pick<Resource, 'hasParts'>, saver: Author): SQL =>
  hasParts === true
    ? sql`version = version + 1, author_version = case when ${isAuthor(saver)} then version + 1 end`
    : sql`version = version + 1`;

/** Whether another user is the author of a record. */
export const hasForeignAuthor = (caller: Author): SQL =>
  sql`coalesce(author_version is not null and not (${isAuthor(caller)}), false)`;

/** Ends the authorship when another user changes parts of a record without changing its version. Rule R-COM-61. */
export const endAuthorship = async (tx: Db, { table }: Resource, id: number): Promise<void> => {
  await tx.execute(sql`update ${sql.identifier(table)} set author_version = null where id = ${id}`);
};

/**
 * Refuses a change of parts with 403. The right to add suffices for the author's own record that nobody else has
 * saved; otherwise the right to edit is needed. Rule R-COM-61.
 */
export const checkMayChangeParts = async (
  tx: Db,
  { table, right }: Resource,
  caller: Caller,
  id: number,
): Promise<void> => {
  if (can(caller, `${right}.edit`)) return;
  const own = await queryRows(tx, sql`select from ${sql.identifier(table)} where id = ${id} and ${isAuthor(caller)}`);
  if (own.length === 0) throw forbidden(`${right}.edit`);
};
