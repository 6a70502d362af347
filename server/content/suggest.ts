import { sql } from 'drizzle-orm';
import { isSuggestible, MOST_SUGGESTED } from '../../src/domain/content/choice.rule';
import { CONTENT_MODULES } from '../../src/domain/content/modules.rule';
import { LONGEST_TERM } from '../../src/domain/shared/list-query';
import { rowsOf } from '../database/database';
import { checkAccess } from '../shared/access';
import { ok, withAnyRightOf, type Answer, type Endpoint, type FormEndpoint, type SignedInCall } from '../shared/endpoint';
import { allOf, withWords } from '../shared/list';
import { beginningWith } from '../shared/text';
import { choicesOf, choosableOn, type ChoiceSource } from './choice-sources';

/** Answers `?autocomplete=`: what holds every word of the text, first what begins with it. Rule R-CON-16. */
const suggest = async (source: ChoiceSource, { services: { db }, query, caller: { website } }: SignedInCall): Promise<Answer> => {
  const text = query.only('autocomplete').required('autocomplete', LONGEST_TERM);
  const choices = choicesOf(source);
  if (choices === null) return ok({ [`${source}s`]: [] });
  const { plural, table, label, more = sql``, folded } = choices;
  if (!isSuggestible(text)) return ok({ [plural]: [] });
  const column = sql.identifier(folded);
  const rows = await rowsOf<object>(db, sql`
    select id, ${sql.identifier(label)} ${more} from ${sql.identifier(table)}
    where ${allOf([choosableOn(choices, website), ...withWords(sql`${column}`, text)])}
    order by ${column} like ${beginningWith(text.trim())} desc, ${column}, id limit ${MOST_SUGGESTED}`);
  return ok({ [plural]: rows });
};

/** `GET {source}?autocomplete=` for everybody who works on content. */
export const suggestions = (source: ChoiceSource): FormEndpoint =>
  withAnyRightOf(...CONTENT_MODULES)('GET', source, (call) => suggest(source, call));

/** The calls of a module whose list suggests too: everybody who works on content may ask that, and only that. */
export const suggesting = (endpoints: readonly Endpoint[], source: ChoiceSource): readonly Endpoint[] => endpoints.map((endpoint) => {
  const { method, path, access } = endpoint;
  if (method !== 'GET' || path !== source || !('handle' in endpoint) || access.kind !== 'modules') return endpoint;
  return withAnyRightOf(...access.modules, ...CONTENT_MODULES)('GET', path, (call) => {
    if (call.query.has('autocomplete')) return suggest(source, call);
    checkAccess(access, call.caller);
    return endpoint.handle(call);
  });
});
