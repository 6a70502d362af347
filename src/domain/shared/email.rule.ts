import type { FieldProblem } from './rule';

const MAX_ADDRESS = 254;
// One @, no invisible characters, no dot at an edge, a dotted host, a top-level domain of two characters or more.
const ADDRESS =
  /^(?!\.)[^\s@\p{Cc}\p{Cf}\p{Cs}\p{So}"(),:;<>[\]\\]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/** Checks an e-mail address, ignoring surrounding blanks. Rule R-SHR-01. */
export const emailProblem = (address: string): FieldProblem | null => {
  const typed = address.trim();
  if (typed === '') return 'required';
  return typed.length <= MAX_ADDRESS && ADDRESS.test(typed) && !typed.includes('..') ? null : 'pattern.email';
};

/** Canonical form for comparison and storage: trimmed, NFC, lower case. */
export const normaliseEmail = (address: string): string => address.trim().normalize('NFC').toLowerCase();
