import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { metaProblems, type MetaFields } from '../shared/meta.rule';
import { isSlug, slugify } from '../shared/slug.rule';

/** Fields of a tag or category that the rule reads. */
export interface TermFields {
  readonly name: string;
  /** May be empty if it follows from the name. */
  readonly url: string;
  readonly meta: MetaFields;
}

/** Maximum characters of name and URL (R-CON-15). */
export const MAX_TERM_NAME = 200;
export const MAX_TERM_URL = 200;

const nameProblem = (name: string): FieldProblem | null =>
  name.trim() === '' ? 'required' : lengthProblem(name.trim(), MAX_TERM_NAME);

const urlProblem = (url: string, name: string): FieldProblem | null => {
  if (url === '') return name.trim() !== '' && slugify(name) === '' ? 'required' : null;
  return lengthProblem(url, MAX_TERM_URL) ?? (isSlug(url) ? null : 'pattern.default');
};

/** Rule R-CON-15. */
export const termRule: Rule<TermFields> = ({ name, url, meta }) => ({
  ...problemsOf({ name: nameProblem(name), url: urlProblem(url.trim(), name) }),
  ...metaProblems(meta),
});
