import { sql, type SQL } from 'drizzle-orm';
import { isSuggestible, MOST_SUGGESTED } from '../../src/domain/content/choice.rule';
import { CONTENT_MODULES } from '../../src/domain/content/modules.rule';
import { fold } from '../../src/domain/shared/fold';
import { LONGEST_TERM, wordsOf } from '../../src/domain/shared/list-query';
import { rowsOf } from '../database/database';
import { checkAccess } from '../shared/access';
import {
  ok,
  withAnyRightOf,
  type Answer,
  type Endpoint,
  type FormEndpoint,
  type SignedInCall,
} from '../shared/endpoint';
import { allOf, withWords } from '../shared/list';
import { beginningWith } from '../shared/text';
import { choicesOf, choosableOn, type ChoiceSource } from './choice-sources';

/**
 * Answers `?autocomplete=`: what holds every word of the text, first what begins with it. Rule R-CON-16. The two are
 * looked up apart: what begins with it stands together in the order, and of what holds it no more is read than is
 * shown.
 */
const suggest = async (
  source: ChoiceSource,
  { services: { db }, query, caller: { website } }: SignedInCall,
): Promise<Answer> => {
  const text = query.only('autocomplete').required('autocomplete', LONGEST_TERM);
  const choices = choicesOf(source);
  if (choices === null) return ok({ [`${source}s`]: [] });
  const { plural, table, label, more = sql``, folded } = choices;
  if (!isSuggestible(text)) return ok({ [plural]: [] });
  const column = sql`${sql.identifier(folded)}`;
  const begins = sql`${column} like ${beginningWith(text.trim())}`;
  const first = (rank: number, ...conditions: readonly SQL[]): SQL => sql`
    (
      select id, ${rank}::integer as rank, ${column} as folded
      from ${sql.identifier(table)}
      where ${allOf([choosableOn(choices, website), ...conditions])}
      order by ${column}, id limit ${MOST_SUGGESTED}
    )`;
  // All texts of a row stand in `search`, which has an index of three letters in a row; the column itself then decides.
  // For fewer the order is walked.
  const narrowed =
    folded !== 'search' && wordsOf(text).some((word) => fold(word).length >= 3) ? withWords(sql`search`, text) : [];
  const holds = [...narrowed, ...withWords(column, text)];
  const rows = await rowsOf<object>(
    db,
    sql`
      with found as (
        ${first(0, begins)}
        union all ${first(1, sql`not ${begins}`, ...holds)}
        order by rank, folded, id limit ${MOST_SUGGESTED}
      )
      select id, ${sql.identifier(label)} ${more} from found
      join ${sql.identifier(table)} using (id)
      order by found.rank, found.folded, id`,
  );
  return ok({ [plural]: rows });
};

/** `GET {source}?autocomplete=` for everybody who works on content. */
export const suggestions = (source: ChoiceSource): FormEndpoint =>
  withAnyRightOf(...CONTENT_MODULES)('GET', source, (call) => suggest(source, call));

/** The calls of a module whose list suggests too: everybody who works on content may ask that, and only that. */
export const suggesting = (endpoints: readonly Endpoint[], source: ChoiceSource): readonly Endpoint[] =>
  endpoints.map((endpoint) => {
    const { method, path, access } = endpoint;
    if (method !== 'GET' || path !== source || !('handle' in endpoint) || access.kind !== 'modules') return endpoint;
    return withAnyRightOf(...access.modules, ...CONTENT_MODULES)('GET', path, (call) => {
      if (call.query.has('autocomplete')) return suggest(source, call);
      checkAccess(access, call.caller);
      return endpoint.handle(call);
    });
  });
