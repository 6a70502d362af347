import { sql, type SQL } from 'drizzle-orm';
import { isSuggestible, MAX_SUGGESTIONS } from '../../content/published/shared-rules';
import type { SUGGESTED } from '../../content/published/suggested';
import { queryRows } from '../../database/database';
import { ok, type Answer, type CallOf } from '../../shared/endpoint';
import { containsPattern, prefixPattern } from '../../shared/like-patterns';
import { allConditions } from '../../shared/list';
import { searchWords } from '../../../src/domain/shared/list-query';

/** The table and columns that `?autocomplete=` searches. */
interface Suggested {
  /** Key of the list in the response. */
  readonly plural: string;
  readonly table: SQL;
  readonly columns: SQL;
  /** Folded columns; prefix matches in one of them come first. */
  readonly folded: readonly SQL[];
}

/** Handles `?autocomplete=`: rows that match every word, prefix matches first. Rule R-CON-16. */
export const suggest = async (
  { services: { db }, query }: CallOf<typeof SUGGESTED>,
  { plural, table, columns, folded }: Suggested,
): Promise<Answer> => {
  const { autocomplete: text, limit = MAX_SUGGESTIONS } = query;
  if (!isSuggestible(text)) return ok({ [plural]: [] });
  const isPrefix = sql.join(
    folded.map((column) => sql`${column} like ${prefixPattern(text.trim())}`),
    sql` or `,
  );
  const all = sql`(${sql.join([...folded], sql` || ' ' || `)})`;
  const words = searchWords(text).map((word) => sql`${all} like ${containsPattern(word)}`);
  return ok({
    [plural]: await queryRows<object>(
      db,
      sql`
        select ${columns} from ${table} where ${allConditions(words)}
        order by (${isPrefix}) desc, ${sql.join([...folded], sql`, `)}, id limit ${limit}`,
    ),
  });
};
