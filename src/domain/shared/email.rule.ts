import type { FieldProblem } from './rule';

const LONGEST_ADDRESS = 254;
// One @, no blanks and nothing invisible, no dot at an edge, a dot in the host, a top level of two characters or more.
const ADDRESS =
  /^(?!\.)[^\s@\p{Cc}\p{Cf}\p{Cs}\p{So}"(),:;<>[\]\\]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/**
 * An e-mail address as a person types it; surrounding blanks do not count.
 * @returns `required` when empty, `pattern.email` when it is no address, else null. Rule R-SHR-01.
 */
export const emailProblem = (address: string): FieldProblem | null => {
  const typed = address.trim();
  if (typed === '') return 'required';
  return typed.length <= LONGEST_ADDRESS && ADDRESS.test(typed) && !typed.includes('..') ? null : 'pattern.email';
};

/** The form in which two spellings of one address are compared and stored: trimmed, composed, lower case. */
export const normaliseEmail = (address: string): string => address.trim().normalize('NFC').toLowerCase();
