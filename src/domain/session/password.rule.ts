import type { FieldProblem } from '../shared/rule';

/** Minimum counts per character class. Rule R-SES-02. */
export const PASSWORD_MINIMUM = { length: 10, uppercase: 2, lowercase: 2, digits: 2, special: 2 } as const;

export type PasswordRequirement = keyof typeof PASSWORD_MINIMUM;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Fulfilled requirements, for the live checklist. A special character is neither a word character nor white space. */
export const passwordRequirements = (password: string): Readonly<Record<PasswordRequirement, boolean>> => ({
  length: [...password].length >= PASSWORD_MINIMUM.length,
  uppercase: count(password, /\p{Lu}/gu) >= PASSWORD_MINIMUM.uppercase,
  lowercase: count(password, /\p{Ll}/gu) >= PASSWORD_MINIMUM.lowercase,
  digits: count(password, /\p{Nd}/gu) >= PASSWORD_MINIMUM.digits,
  special: count(password, /[^\p{L}\p{N}\p{M}_\s]/gu) >= PASSWORD_MINIMUM.special,
});

export const isStrongPassword = (password: string): boolean =>
  Object.values(passwordRequirements(password)).every(Boolean);

/** Limits the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 1_000;

/** Rule R-SES-02. */
export const newPasswordProblem = (password: string): FieldProblem | null => {
  if (password === '') return 'required';
  return password.length <= MAX_PASSWORD_LENGTH && isStrongPassword(password) ? null : 'pattern.default';
};

/** Checks the repeated password. */
export const repeatProblem = (password: string, repeat: string): FieldProblem | null => {
  if (repeat === '') return 'required';
  return repeat === password ? null : 'notEqual';
};
