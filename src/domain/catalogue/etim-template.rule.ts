import { codesIn, joinParts, splitAtPlaceholders, type TextPart } from '../shared/placeholders.rule';

/** Placeholder with the syntax of a feature code; the standard's codes are `EF` and six digits. */
const PLACEHOLDER = /%([A-Za-z]{1,4}\d{1,12})%/g;

/** Other words between percent signs: never a feature code. */
const WORD = /%(\p{L}[\p{L}\p{N}]{0,39})%/gu;

/**
 * Splits a template into text and `%code%` placeholders. Other words between percent signs count as unknown codes.
 * Adjacent texts are merged. Rule R-CAT-06.
 */
export const parseTemplate = (template: string): readonly TextPart[] =>
  splitAtPlaceholders(template, PLACEHOLDER).flatMap((part) =>
    part.kind === 'text' ? splitAtPlaceholders(part.text, WORD) : [part],
  );

/** Serializes the parts; the inverse of `parseTemplate`. Rule R-CAT-06. */
export const writeTemplate = (parts: readonly TextPart[]): string => joinParts(parts, (code) => `%${code}%`);

/** Placeholder codes in order, with duplicates. Rule R-CAT-06. */
export const codesOf = (template: string): readonly string[] => codesIn(parseTemplate(template));

/** Warnings about the codes of a template; they do not block saving. Rule R-CAT-06. */
export interface TemplateFindings {
  /** Used in the template, but not among the features. */
  readonly unknown: readonly string[];
  /** Among the features, but not used in the template. */
  readonly unused: readonly string[];
  /** Used more than once. */
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
