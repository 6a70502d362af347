import { sql, type SQL } from 'drizzle-orm';
import { isSuggestible, MAX_SUGGESTIONS } from '../../../src/domain/content/choice.rule';
import { fold } from '../../../src/domain/shared/fold';
import { searchWords } from '../../../src/domain/shared/list-query';
import { queryRows } from '../../database/database';
import { ok, type Answer, type CallOf, type Endpoint, type FormEndpoint } from '../../shared/endpoint';
import { withAlternative } from '../../shared/endpoint-variants';
import { allConditions, wordConditions } from '../../shared/list';
import { prefixPattern } from '../../shared/like-patterns';
import { SUGGESTED } from '../published/suggested';
import { offering, referenceCondition } from '../../shared/references';
import { choicesOf, type ChoiceSource } from './choice-sources';

/**
 * Handles `?autocomplete=`: rows that match every word, prefix matches first. Rule R-CON-16. Two queries: prefix
 * matches are adjacent in the index; of the other matches only the returned number is read.
 */
const suggest = async (
  source: ChoiceSource,
  { services: { db }, query, caller }: CallOf<typeof SUGGESTED>,
): Promise<Answer> => {
  const { autocomplete: text, limit = MAX_SUGGESTIONS } = query;
  const { plural, table, label, more, folded } = choicesOf(source);
  if (!isSuggestible(text)) return ok({ [plural]: [] });
  const column = sql`${sql.identifier(folded)}`;
  const begins = sql`${column} like ${prefixPattern(text.trim())}`;
  const ranked = (rank: number, ...conditions: readonly SQL[]): SQL => sql`
    (
      select id, ${rank}::integer as rank, ${column} as folded
      from ${sql.identifier(table)}
      where ${allConditions([referenceCondition(source, caller.website), ...conditions])}
      order by ${column}, id limit ${limit}
    )`;
  // With a word of three letters, the trigram index on `search` preselects rows; otherwise the sort index is scanned.
  const narrowed =
    folded !== 'search' && searchWords(text).some((word) => fold(word).length >= 3)
      ? wordConditions(sql`search`, text)
      : [];
  const contains = [...narrowed, ...wordConditions(column, text)];
  const rows = await queryRows<object>(
    db,
    sql`
      with found as (
        ${ranked(0, begins)}
        union all ${ranked(1, sql`not ${begins}`, ...contains)}
        order by rank, folded, id limit ${limit}
      )
      select id, ${sql.identifier(label)} ${more?.(caller) ?? sql``} from found
      join ${sql.identifier(table)} using (id)
      order by found.rank, found.folded, id`,
  );
  return ok({ [plural]: rows });
};

/** `GET {source}?autocomplete=`, for every user who can choose its records. Rule R-SHR-85. */
export const suggestEndpoint = (source: ChoiceSource): FormEndpoint =>
  offering(source)('GET', source, SUGGESTED, (call) => suggest(source, call));

/** Adds `?autocomplete=` to the list endpoint of a module, with the same access. */
export const withSuggestions = (endpoints: readonly Endpoint[], source: ChoiceSource): readonly Endpoint[] =>
  endpoints.map((endpoint) =>
    endpoint.method === 'GET' && endpoint.path === source && 'handle' in endpoint
      ? withAlternative('autocomplete', suggestEndpoint(source), endpoint)
      : endpoint,
  );
