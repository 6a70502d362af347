import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** R-OPS-02. */
export const WHITELIST_TYPES = ['js'] as const;

export interface WhitelistFields {
  readonly type: string;
  readonly source: string;
  readonly comments: string;
}

/** Maximum characters (R-OPS-02). */
export const MAX_SOURCE = 500;
export const MAX_COMMENTS = 2_000;

const LABEL = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?`;
const HOST = String.raw`(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:\*\.)?(?:${LABEL}\.)+[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*)`;
/** Host source of a Content-Security-Policy: optional scheme, wildcard subdomain, port and path. */
const SOURCE = new RegExp(
  String.raw`^(?:(?:https?:)?//)?${HOST}(?::(?:\d{1,5}|\*))?(?:[/?][^\s"'<>;,\\\p{Cc}]*)?$`,
  'iu',
);

const sourceProblem = (source: string): FieldProblem | null => {
  const written = source.trim();
  if (written === '') return 'required';
  return lengthProblem(written, MAX_SOURCE) ?? (SOURCE.test(written) ? null : 'pattern.default');
};

/** R-OPS-02. */
export const whitelistRule: Rule<WhitelistFields> = ({ type, source, comments }) =>
  problemsOf({
    // Another value than these is kept. Rule R-SHR-60.
    type: type === '' ? 'required' : null,
    source: sourceProblem(source),
    comments: lengthProblem(comments, MAX_COMMENTS),
  });
