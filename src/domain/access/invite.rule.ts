import { emailProblem, normaliseEmail } from '../shared/email.rule';
import type { Id } from '../shared/id';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** Who is invited, and what they are given; lines that stay empty invite nobody. */
export type Invitation = {
  readonly emails: readonly string[];
  readonly usergroups: readonly Id[];
  readonly websites: readonly Id[];
};

/** People in one call; each of them gets a mail. */
export const MOST_INVITED = 50;

const lineProblem = (email: string, line: number): FieldProblem | null =>
  email.trim() === '' && line > 0 ? null : emailProblem(email);

const chosen = (ids: readonly unknown[]): FieldProblem | null => (ids.length === 0 ? 'required' : null);

/** The first address is required and each must be one; at least one group and one website are chosen. Rule R-ACC-14. */
export const inviteRule: Rule<{ readonly emails: readonly string[]; readonly usergroups: readonly unknown[]; readonly websites: readonly unknown[] }> =
  ({ emails, usergroups, websites }) => problemsOf({
    ...Object.fromEntries((emails.length === 0 ? [''] : emails).map((email, line) => [`emails.${line}`, lineProblem(email, line)])),
    usergroups: chosen(usergroups),
    websites: chosen(websites),
  });

/** The addresses that were typed, each once, in the form in which they are compared. */
export const addressesOf = (emails: readonly string[]): readonly string[] =>
  [...new Set(emails.map(normaliseEmail))].filter((email) => email !== '');
