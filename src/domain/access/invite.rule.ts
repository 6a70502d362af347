import { emailProblem, normaliseEmail } from '../shared/email.rule';
import type { Id } from '../shared/id';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** Blank lines are ignored. */
export type Invitation = {
  readonly emails: readonly string[];
  readonly usergroups: readonly Id[];
  readonly websites: readonly Id[];
};

/** Maximum addresses per call. */
export const MAX_INVITATIONS = 50;

const lineProblem = (email: string, line: number): FieldProblem | null =>
  email.trim() === '' && line > 0 ? null : emailProblem(email);

const requireSome = (ids: readonly unknown[]): FieldProblem | null => (ids.length === 0 ? 'required' : null);

/** Requires a first address, valid addresses, one group and one website. Rule R-ACC-14. */
export const inviteRule: Rule<{
  readonly emails: readonly string[];
  readonly usergroups: readonly unknown[];
  readonly websites: readonly unknown[];
}> = ({ emails, usergroups, websites }) =>
  problemsOf({
    ...Object.fromEntries(
      (emails.length === 0 ? [''] : emails).map((email, line) => [`emails.${line}`, lineProblem(email, line)]),
    ),
    emails: addressesOf(emails).length > MAX_INVITATIONS ? 'tooMany' : null,
    usergroups: requireSome(usergroups),
    websites: requireSome(websites),
  });

/** Distinct normalized addresses. */
export const addressesOf = (emails: readonly string[]): readonly string[] =>
  [...new Set(emails.map(normaliseEmail))].filter((email) => email !== '');

const QUOTED_NAME = /"[^"]*"(?=\s*<)/g;
const BRACKETS = /<([^<>]*)>/g;

/** Addresses of one entry: in angle brackets, else words with `@` or `.`, else the whole entry. */
const addressesInEntry = (entry: string): readonly string[] => {
  const bracketed = [...entry.matchAll(BRACKETS)].map(([, inner = '']) => inner.trim()).filter((inner) => inner !== '');
  if (bracketed.length > 0) return bracketed;
  const words = entry.split(/\s+/).filter((word) => /[@.]/.test(word));
  return words.length > 0 ? words : [entry.trim()];
};

/** Addresses of a pasted list, without display names; invalid ones are kept for correction. */
export const addressesInList = (pasted: string): readonly string[] =>
  pasted
    .replaceAll(QUOTED_NAME, '')
    .split(/[,;\n\r\t]+/)
    .flatMap(addressesInEntry)
    .filter((address) => address !== '');
