import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { isWebAddress } from '../shared/web-address.rule';

/** 301 permanent, 302 temporary (R-SIT-04). */
export const REDIRECT_STATUSES = ['301', '302'] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

export interface RedirectFields {
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly comments: string;
}

/** Maximum characters (R-SIT-04). */
export const MAX_LOCATION = 500;
export const MAX_COMMENTS = 2_000;

/** Absolute path. `//` and backslashes would lead to another host. */
const PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

const locationProblem = (location: string, fits: (location: string) => boolean): FieldProblem | null => {
  const written = location.trim();
  if (written === '') return 'required';
  return lengthProblem(written, MAX_LOCATION) ?? (fits(written) ? null : 'pattern.default');
};

/** A redirect leads from a path to a path or URL (R-SIT-04). */
export const redirectRule: Rule<RedirectFields> = ({ from, to, status, comments }) =>
  problemsOf({
    // Fragments are not sent to a server.
    from: locationProblem(from, (path) => PATH.test(path) && !path.includes('#')),
    to: locationProblem(to, (target) => PATH.test(target) || isWebAddress(target)),
    // Another value than these is kept. Rule R-SHR-60.
    status: status === '' ? 'required' : null,
    comments: lengthProblem(comments, MAX_COMMENTS),
  });
