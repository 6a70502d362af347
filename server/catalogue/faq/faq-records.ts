import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import type { Columns, Resource } from '../../shared/resource';
import { refuseInvalidFields, storableValues, invalidFieldsOf, type Sent } from '../../shared/resource-form';
import {
  blankOf,
  columnDefinition,
  columnReference,
  selectionOf,
  type Row,
  type Values,
} from '../../shared/resource-rows';
import { allConditions } from '../../shared/list';
import { forbidden } from '../../shared/refusal';
import type { SortedList } from './sort-list';

type Db = Pick<Database, 'execute'>;

/** The caller's website; 403 without one. */
export const websiteFor = (website: number | null): number => {
  if (website === null) throw forbidden();
  return website;
};

/** Serialises changes to the categories of a website until the end of the transaction. */
export const lockCategories = async (tx: Db, website: number): Promise<void> => {
  await tx.execute(sql`select from websites where id = ${website} for no key update`);
};

/** Serialises changes to the questions of these categories. @returns the categories that exist on the website */
export const lockQuestions = async (
  tx: Db,
  website: number | null,
  categories: readonly number[],
): Promise<readonly number[]> =>
  (
    await queryRows<{ id: number }>(
      tx,
      sql`
        select id from faq_categories
        where id = any(${idArray(categories)}) and website_id = ${website}
        order by id
        for no key update`,
    )
  ).map(({ id }) => id);

/** Reads the records of a list in order, with the listed columns. */
export const listRecords = <Own extends Columns>(
  db: Db,
  declared: Resource<Own>,
  { where }: SortedList,
): Promise<Row[]> => {
  const resource: Resource = declared;
  return queryRows<Row>(
    db,
    sql`
      select ${selectionOf(resource, resource.listed)} from ${sql.identifier(resource.table)}
      where ${allConditions([where])}
      order by ${columnReference(resource, 'sort_id')}, ${columnReference(resource, 'id')}`,
  );
};

/** Converts a row to the wire. */
export const wireOf = (resource: Resource, names: readonly string[], row: Row): Values => ({
  id: row.id,
  ...Object.fromEntries(names.map((name) => [name, columnDefinition(resource, name).onWire(row[name])])),
});

/**
 * The record that results from a form. Refuses invalid fields with 400, except unchanged ones that were already
 * invalid.
 * @param stored null for a new record @param given values that only the server sets
 */
export const requestedRecord = async (
  db: Db,
  resource: Resource,
  caller: Caller,
  sent: Sent,
  stored: Row | null,
  given: Values = {},
): Promise<Values> => {
  const { values, unread } = await storableValues(db, resource, sent, caller, stored);
  const record = { ...(stored ?? blankOf(resource)), ...given, ...values };
  const known = stored === null ? [] : invalidFieldsOf(resource, stored);
  refuseInvalidFields([
    ...unread,
    ...invalidFieldsOf(resource, record).filter((name) => name in values || !known.includes(name)),
  ]);
  return record;
};
