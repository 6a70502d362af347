import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { metaProblems, type MetaFields } from '../shared/meta.rule';
import { isSlug } from '../shared/slug.rule';

/** Fields of a tag or category that the rule reads. */
export interface TermFields {
  readonly name: string;
  /** Derived from the name on save when empty. */
  readonly url: string;
  readonly meta: MetaFields;
}

/** Maximum characters of name and URL (R-CON-15). */
export const MAX_TERM_NAME = 200;
export const MAX_TERM_URL = 200;

const nameProblem = (name: string): FieldProblem | null =>
  name.trim() === '' ? 'required' : lengthProblem(name.trim(), MAX_TERM_NAME);

const urlProblem = (url: string): FieldProblem | null =>
  lengthProblem(url.trim(), MAX_TERM_URL) ?? (url.trim() === '' || isSlug(url.trim()) ? null : 'pattern.default');

/** Rule R-CON-15. */
export const termRule: Rule<TermFields> = ({ name, url, meta }) => ({
  ...problemsOf({ name: nameProblem(name), url: urlProblem(url) }),
  ...metaProblems(meta),
});
