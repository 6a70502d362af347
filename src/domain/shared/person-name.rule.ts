import { normalizeText } from './normalize';
import { lengthProblem, type FieldProblem } from './rule';

/** Maximum characters of a first name or surname. */
export const MAX_PERSON_NAME = 100;

const LETTER = /\p{L}/u;
const START = /^[\p{L}'’]/u;
const END = /[\p{L}\p{M}.]$/u;
const CHARACTERS = /^[\p{L}\p{M}'’. -]*$/u;
const CHARACTERS_WITH_DIGITS = /^[\p{L}\p{M}\p{N}'’. _-]*$/u;

/**
 * Validates a first name or surname: letters, apostrophes, full stops, hyphens and single spaces. Starts with a letter
 * or apostrophe; ends with a letter or full stop. Rules R-SES-12, R-SES-18 and R-ACC-01.
 * @param digits also allows digits and underscores
 */
export const personNameProblem = (name: string, { digits = false } = {}): FieldProblem | null => {
  const typed = normalizeText(name.trim());
  if (typed === '') return 'required';
  const isName =
    LETTER.test(typed) &&
    START.test(typed) &&
    END.test(typed) &&
    (digits ? CHARACTERS_WITH_DIGITS : CHARACTERS).test(typed) &&
    !typed.includes('  ');
  return lengthProblem(typed, MAX_PERSON_NAME) ?? (isName ? null : 'pattern.default');
};
