import { MOST_SUGGESTIONS } from '../../../src/domain/content/choice.rule';
import { MAX_TERM_LENGTH } from '../../../src/domain/shared/list-query';
import { integer, required, text } from '../../shared/reads';

/** Query fields that every suggestion endpoint accepts. Rule R-CON-16. */
export const SUGGESTED = {
  query: { autocomplete: required(text(MAX_TERM_LENGTH)), limit: integer(1, MOST_SUGGESTIONS) },
};
