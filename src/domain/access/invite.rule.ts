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

/**
 * The first address is required and each must be one, of so many people at most; at least one group and one website are
 * chosen. Rule R-ACC-14.
 */
export const inviteRule: Rule<{
  readonly emails: readonly string[];
  readonly usergroups: readonly unknown[];
  readonly websites: readonly unknown[];
}> = ({ emails, usergroups, websites }) =>
  problemsOf({
    ...Object.fromEntries(
      (emails.length === 0 ? [''] : emails).map((email, line) => [`emails.${line}`, lineProblem(email, line)]),
    ),
    emails: addressesOf(emails).length > MOST_INVITED ? 'tooMany' : null,
    usergroups: chosen(usergroups),
    websites: chosen(websites),
  });

/** The addresses that were typed, each once, in the form in which they are compared. */
export const addressesOf = (emails: readonly string[]): readonly string[] =>
  [...new Set(emails.map(normaliseEmail))].filter((email) => email !== '');

const QUOTED_NAME = /"[^"]*"(?=\s*<)/g;
const BRACKETS = /<([^<>]*)>/g;

/**
 * One entry of a pasted list: what stands in brackets, else the words that look like an address; where none does, all
 * of it.
 */
const addressesInEntry = (entry: string): readonly string[] => {
  const bracketed = [...entry.matchAll(BRACKETS)].map(([, inner = '']) => inner.trim()).filter((inner) => inner !== '');
  if (bracketed.length > 0) return bracketed;
  const words = entry.split(/\s+/).filter((word) => /[@.]/.test(word));
  return words.length > 0 ? words : [entry.trim()];
};

/**
 * The addresses of a list as a mail program or a sheet copies it. What is no address is among them, so that it can be
 * corrected; names beside an address are not.
 */
export const addressesInList = (pasted: string): readonly string[] =>
  pasted
    .replaceAll(QUOTED_NAME, '')
    .split(/[,;\n\r\t]+/)
    .flatMap(addressesInEntry)
    .filter((address) => address !== '');
