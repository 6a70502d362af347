import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** What may be let in (R-OPS-02). */
export const WHITELIST_TYPES = ['js'] as const;
export type WhitelistType = (typeof WHITELIST_TYPES)[number];

/** The fields that the rule reads. */
export interface WhitelistFields {
  readonly type: string;
  readonly source: string;
  readonly comments: string;
}

/** Characters of a source, and of the comments (R-OPS-02). */
export const LONGEST_SOURCE = 500;
export const LONGEST_COMMENTS = 2_000;

/** A host or an address. Blanks, quotes, commas and semicolons would end it in a policy and begin something else. */
const SOURCE = /^[^\s"'<>;,\\\p{Cc}]+$/u;

const sourceProblem = (source: string): FieldProblem | null => {
  const written = source.trim();
  if (written === '') return 'required';
  return written.length <= LONGEST_SOURCE && SOURCE.test(written) ? null : 'pattern.default';
};

const typeProblem = (type: string): FieldProblem | null => {
  if (type === '') return 'required';
  return WHITELIST_TYPES.some((known) => known === type) ? null : 'pattern.default';
};

/** An entry lets scripts of one source in: a type that is known, and a source in one piece (R-OPS-02). */
export const whitelistRule: Rule<WhitelistFields> = ({ type, source, comments }) =>
  problemsOf({
    type: typeProblem(type),
    source: sourceProblem(source),
    comments: comments.length <= LONGEST_COMMENTS ? null : 'pattern.default',
  });
