/** A part of a template: plain text, or the value of the feature with this code. Rule R-CAT-06. */
export type TemplatePart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'code'; readonly code: string };

/** Letters and digits between two percent signs; the standard's codes are `EF` with six digits. */
const PLACEHOLDER = /%([A-Za-z]{1,4}\d{1,12})%/g;

/** Splits a template at its `%code%` placeholders; neighbouring texts are one part. Rule R-CAT-06. */
export const parseTemplate = (template: string): readonly TemplatePart[] => {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const { 0: placeholder, 1: code = '', index } of template.matchAll(PLACEHOLDER)) {
    if (index > end) parts.push({ kind: 'text', text: template.slice(end, index) });
    parts.push({ kind: 'code', code });
    end = index + placeholder.length;
  }
  if (end < template.length) parts.push({ kind: 'text', text: template.slice(end) });
  return parts;
};

/** The template as one text; the inverse of `parseTemplate`. Rule R-CAT-06. */
export const writeTemplate = (parts: readonly TemplatePart[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : `%${part.code}%`)).join('');

/** Codes of the placeholders in their order, a doubled one as often as it occurs. Rule R-CAT-06. */
export const codesOf = (template: string): readonly string[] =>
  parseTemplate(template).flatMap((part) => (part.kind === 'code' ? [part.code] : []));

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
