import { sql, type SQL } from 'drizzle-orm';
import { isSuggestible, MAX_SUGGESTIONS } from '../../../src/domain/content/choice.rule';
import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { fold } from '../../../src/domain/shared/fold';
import { searchWords } from '../../../src/domain/shared/list-query';
import { queryRows } from '../../database/database';
import { checkAccess } from '../../shared/check-access';
import {
  ok,
  withAlternative,
  withAnyRightOf,
  type Answer,
  type CallOf,
  type Endpoint,
  type FormEndpoint,
} from '../../shared/endpoint';
import { allConditions, wordConditions } from '../../shared/list';
import { prefixPattern } from '../../shared/like-patterns';
import { SUGGESTED } from '../published/suggested';
import { choicesOf, choiceCondition, type ChoiceSource } from './choice-sources';

/**
 * Handles `?autocomplete=`: matches of every word, prefix matches first. Rule R-CON-16.
 * Two queries: prefix matches are adjacent in the index; of the others only as many as are shown are read.
 */
const suggest = async (
  source: ChoiceSource,
  { services: { db }, query, caller: { website } }: CallOf<typeof SUGGESTED>,
): Promise<Answer> => {
  const { autocomplete: text, limit = MAX_SUGGESTIONS } = query;
  const choices = choicesOf(source);
  const { plural, table, label, more = sql``, folded } = choices;
  if (!isSuggestible(text)) return ok({ [plural]: [] });
  const column = sql`${sql.identifier(folded)}`;
  const begins = sql`${column} like ${prefixPattern(text.trim())}`;
  const ranked = (rank: number, ...conditions: readonly SQL[]): SQL => sql`
    (
      select id, ${rank}::integer as rank, ${column} as folded
      from ${sql.identifier(table)}
      where ${allConditions([choiceCondition(choices, website), ...conditions])}
      order by ${column}, id limit ${limit}
    )`;
  // The trigram index on `search` narrows the rows when a word has three letters; otherwise the sort index is scanned.
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
      select id, ${sql.identifier(label)} ${more} from found
      join ${sql.identifier(table)} using (id)
      order by found.rank, found.folded, id`,
  );
  return ok({ [plural]: rows });
};

/** `GET {source}?autocomplete=`, for every content editor. @param modules further modules whose holders may ask */
export const suggestEndpoint = (source: ChoiceSource, ...modules: readonly string[]): FormEndpoint =>
  withAnyRightOf(...CONTENT_MODULES, ...modules)('GET', source, SUGGESTED, (call) => suggest(source, call));

/**
 * Lets every content editor use `?autocomplete=` on a module's list endpoint, and nothing else of it.
 * @param modules further modules whose holders may ask
 */
export const withSuggestions = (
  endpoints: readonly Endpoint[],
  source: ChoiceSource,
  ...modules: readonly string[]
): readonly Endpoint[] =>
  endpoints.map((endpoint) => {
    const { method, path, access } = endpoint;
    if (method !== 'GET' || path !== source || !('handle' in endpoint) || access.kind !== 'modules') return endpoint;
    const suggestions = suggestEndpoint(source, ...access.modules, ...modules);
    const list: FormEndpoint = {
      ...endpoint,
      handle: (call) => {
        checkAccess(access, call.caller);
        return endpoint.handle(call);
      },
    };
    return {
      ...withAlternative('autocomplete', suggestions, list),
      access: { kind: 'modules', modules: [...access.modules, ...CONTENT_MODULES, ...modules] },
    };
  });
