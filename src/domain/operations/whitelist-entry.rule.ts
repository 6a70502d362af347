import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

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

const LABEL = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?`;
const HOST = String.raw`(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:\*\.)?(?:${LABEL}\.)+[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*)`;
/**
 * What a policy for scripts names: a host, which has a dot or is this computer, with a scheme of the web before it, a
 * star for its first part, a port and a path behind it. Blanks, quotes, commas and semicolons would end it there.
 */
const SOURCE = new RegExp(
  String.raw`^(?:(?:https?:)?//)?${HOST}(?::(?:\d{1,5}|\*))?(?:[/?][^\s"'<>;,\\\p{Cc}]*)?$`,
  'iu',
);

const sourceProblem = (source: string): FieldProblem | null => {
  const written = source.trim();
  if (written === '') return 'required';
  return lengthProblem(written, LONGEST_SOURCE) ?? (SOURCE.test(written) ? null : 'pattern.default');
};

const typeProblem = (type: string): FieldProblem | null => {
  if (type === '') return 'required';
  return WHITELIST_TYPES.some((known) => known === type) ? null : 'pattern.default';
};

/** An entry lets scripts of one source in: a type that is known, and a source that has a host (R-OPS-02). */
export const whitelistRule: Rule<WhitelistFields> = ({ type, source, comments }) =>
  problemsOf({
    type: typeProblem(type),
    source: sourceProblem(source),
    comments: lengthProblem(comments, LONGEST_COMMENTS),
  });
