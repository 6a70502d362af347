import type { FieldProblem } from '../shared/rule';

/** Counts that a new password must reach, character by character. Rule R-SES-02. */
export const PASSWORD_MINIMUM = { length: 10, uppercase: 2, lowercase: 2, digits: 2, special: 2 } as const;

export type PasswordDemand = keyof typeof PASSWORD_MINIMUM;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Which demands of a new password (reset, accept) are met; drives the live checklist.
 * Special means: neither a word character nor white space.
 */
export const passwordDemands = (password: string): Readonly<Record<PasswordDemand, boolean>> => ({
  length: [...password].length >= PASSWORD_MINIMUM.length,
  uppercase: count(password, /\p{Lu}/gu) >= PASSWORD_MINIMUM.uppercase,
  lowercase: count(password, /\p{Ll}/gu) >= PASSWORD_MINIMUM.lowercase,
  digits: count(password, /\p{Nd}/gu) >= PASSWORD_MINIMUM.digits,
  special: count(password, /[^\p{L}\p{N}\p{M}_\s]/gu) >= PASSWORD_MINIMUM.special,
});

/** True when a new password meets every demand. */
export const isStrongPassword = (password: string): boolean => Object.values(passwordDemands(password)).every(Boolean);

/** Characters of a password; hashing more would only cost time. */
export const LONGEST_PASSWORD = 1_000;

/** A password that somebody chooses. Rule R-SES-02. */
export const newPasswordProblem = (password: string): FieldProblem | null => {
  if (password === '') return 'required';
  return password.length <= LONGEST_PASSWORD && isStrongPassword(password) ? null : 'pattern.default';
};

/** The same password once more. */
export const repeatProblem = (password: string, repeat: string): FieldProblem | null => {
  if (repeat === '') return 'required';
  return repeat === password ? null : 'notEqual';
};
