import { codesIn, joinParts, splitAtPlaceholders, type TextPart } from '../shared/placeholders.rule';

/** Letters and digits between two percent signs; the standard's codes are `EF` with six digits. */
const PLACEHOLDER = /%([A-Za-z]{1,4}\d{1,12})%/g;

/** A word between percent signs, which no feature can have as its code. */
const WORD = /%(\p{L}[\p{L}\p{N}]{0,39})%/gu;

/**
 * Splits a template at its `%code%` placeholders, then at other words between percent signs, which are unknown codes.
 * Neighbouring texts are one part. Rule R-CAT-06.
 */
export const parseTemplate = (template: string): readonly TextPart[] =>
  splitAtPlaceholders(template, PLACEHOLDER).flatMap((part) =>
    part.kind === 'text' ? splitAtPlaceholders(part.text, WORD) : [part],
  );

/** The template as one text; the inverse of `parseTemplate`. Rule R-CAT-06. */
export const writeTemplate = (parts: readonly TextPart[]): string => joinParts(parts, (code) => `%${code}%`);

/** Codes of the placeholders in their order, a doubled one as often as it occurs. Rule R-CAT-06. */
export const codesOf = (template: string): readonly string[] => codesIn(parseTemplate(template));

/** What is odd about the codes of a template; it can be saved all the same. Rule R-CAT-06. */
export interface TemplateFindings {
  /** In the text, but not among the features. */
  readonly unknown: readonly string[];
  /** Among the features, but not in the text. */
  readonly unused: readonly string[];
  /** More than once in the text. */
  readonly doubled: readonly string[];
}

/** Compares a template with the codes of its features. Rule R-CAT-06. */
export const templateFindings = (template: string, features: readonly string[]): TemplateFindings => {
  const codes = codesOf(template);
  const unique = [...new Set(codes)];
  return {
    unknown: unique.filter((code) => !features.includes(code)),
    unused: features.filter((code) => !unique.includes(code)),
    doubled: unique.filter((code) => codes.indexOf(code) !== codes.lastIndexOf(code)),
  };
};
