import { sql, type SQL } from 'drizzle-orm';
import { can } from '../../src/domain/shared/permission';
import { queryRows, type Database } from '../database/database';
import type { Caller } from './endpoint';
import { forbidden } from './refusal';
import type { Resource } from './resource';

type Db = Pick<Database, 'execute'>;
type Author = Pick<Caller, 'id'>;

/**
 * Columns of a record whose parts its author may change: who made it, and the version up to which nobody else has saved
 * it. A write that raises the version and sets neither leaves the record without an author. Rule R-COM-61.
 */
export const authorColumns = ({ hasParts }: Pick<Resource, 'hasParts'>, author: Author | null) =>
  hasParts === true && author !== null ? [['author', author.id] as const, ['author_version', 1] as const] : [];

const isAuthor = ({ id }: Author): SQL => sql`author = ${id} and author_version = version`;

/** Assignments of a save: the next version, which stays its author's only when the author saves. Rule R-COM-61. */
export const nextVersion = ({ hasParts }: Pick<Resource, 'hasParts'>, saver: Author): SQL =>
  hasParts === true
    ? sql`version = version + 1, author_version = case when ${isAuthor(saver)} then version + 1 end`
    : sql`version = version + 1`;

/** Whether somebody else is the author of a record. */
export const hasForeignAuthor = (caller: Author): SQL =>
  sql`coalesce(author_version is not null and not (${isAuthor(caller)}), false)`;

/** Ends the authorship of a record whose parts somebody else changes without a new version of it. Rule R-COM-61. */
export const endAuthorship = async (tx: Db, { table }: Resource, id: number): Promise<void> => {
  await tx.execute(sql`update ${sql.identifier(table)} set author_version = null where id = ${id}`);
};

/**
 * Refuses a change of parts with 403: the right to add suffices for a record that the caller made and nobody else has
 * saved since; everything else needs the right to edit. Rule R-COM-61.
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
