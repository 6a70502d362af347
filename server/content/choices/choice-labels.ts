import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import { referenceCondition, type ReferenceWebsite } from '../../shared/references';
import { choicesOf, type ChoiceSource } from './choice-sources';

/** Loads labels by id; deleted choices and those of other websites are left out. Rule R-CON-16. */
export const labelsOf = async (
  db: Pick<Database, 'execute'>,
  source: ChoiceSource,
  website: ReferenceWebsite,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const choices = choicesOf(source);
  if (ids.length === 0) return new Map();
  const found = await queryRows<{ id: number; label: string }>(
    db,
    sql`
      select id, ${sql.identifier(choices.label)} as label
      from ${sql.identifier(choices.table)}
      where id = any(${idArray(ids)}) and ${referenceCondition(source, website)}`,
  );
  return new Map(found.map(({ id, label }) => [id, label]));
};
