import type { FieldProblem } from './rule';
import { normalizeText } from './normalize';

export const MAX_EMAIL_LENGTH = 254;
/**
 * Syntax: no invisible characters, no leading or trailing dot, a dotted host, a top-level domain of two or more
 * characters.
 */
const LOCAL_PART = String.raw`(?!\.)[^\s@\p{Cc}\p{Cf}\p{Cs}\p{So}"(),:;<>[\]\\]{1,64}(?<!\.)`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const TOP_LEVEL = String.raw`\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]`;
const ADDRESS = new RegExp(String.raw`^${LOCAL_PART}@(?:${LABEL}\.)+${TOP_LEVEL}$`, 'u');

/** Checks an e-mail address, ignoring surrounding blanks. Rule R-SHR-01. */
export const emailProblem = (address: string): FieldProblem | null => {
  const typed = address.trim();
  if (typed === '') return 'required';
  return typed.length <= MAX_EMAIL_LENGTH && ADDRESS.test(typed) && !typed.includes('..') ? null : 'pattern.email';
};

/** Canonical form for comparison and storage: trimmed, NFC, lower case. */
export const normaliseEmail = (address: string): string => normalizeText(address.trim()).toLowerCase();
