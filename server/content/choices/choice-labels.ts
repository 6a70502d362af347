import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import { referenceCondition, type ReferenceWebsite } from '../../shared/references';
import { choicesOf, type ChoiceSource } from './choice-sources';

/** The ids of chosen records and their source. */
export interface Chosen {
  readonly source: ChoiceSource;
  readonly ids: readonly number[];
}

/** Labels by id. */
export type Labels = ReadonlyMap<number, string>;

const NONE: Labels = new Map();

/**
 * Loads the labels of all sources in one query; leaves out deleted records and those of other websites. Rule
 * R-CON-16.
 */
export const labelsOf = async (
  db: Pick<Database, 'execute'>,
  website: ReferenceWebsite,
  chosen: readonly Chosen[],
): Promise<(source: ChoiceSource) => Labels> => {
  const wanted = new Map<ChoiceSource, number[]>();
  for (const { source, ids } of chosen) if (ids.length > 0) wanted.set(source, [...(wanted.get(source) ?? []), ...ids]);
  if (wanted.size === 0) return () => NONE;
  const found = await queryRows<{ source: ChoiceSource; id: number; label: string }>(
    db,
    sql.join(
      [...wanted].map(([source, ids]) => {
        const { label, table } = choicesOf(source);
        return sql`
          select ${source}::text as source, id, ${sql.identifier(label)} as label
          from ${sql.identifier(table)}
          where id = any(${idArray([...new Set(ids)])}) and ${referenceCondition(source, website)}`;
      }),
      sql` union all `,
    ),
  );
  const labels = new Map(
    [...wanted.keys()].map((source) => [
      source,
      new Map(found.filter((row) => row.source === source).map(({ id, label }) => [id, label])),
    ]),
  );
  return (source) => labels.get(source) ?? NONE;
};
