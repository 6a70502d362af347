import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import { choicesOf, choiceCondition, type ChoiceSource, type ChoiceWebsite } from './choice-sources';

/** Loads labels by id; deleted choices and those of other websites are left out. Rule R-CON-16. */
export const labelsOf = async (
  db: Pick<Database, 'execute'>,
  source: ChoiceSource,
  website: ChoiceWebsite,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const choices = choicesOf(source);
  if (ids.length === 0) return new Map();
  const found = await queryRows<{ id: number; label: string }>(
    db,
    sql`
      select id, ${sql.identifier(choices.label)} as label
      from ${sql.identifier(choices.table)}
      where id = any(${idArray(ids)}) and ${choiceCondition(choices, website)}`,
  );
  return new Map(found.map(({ id, label }) => [id, label]));
};
