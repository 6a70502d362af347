import { parseTemplate } from './etim-template.rule';

/** Number of sample products per page. Rule R-CAT-40. */
export const PROOF_SIZE = 5;

/** Longer lines, in characters, are marked in the proof. Rule R-CAT-41. */
export const LONG_LINE = 80;

/** Part of a rendered template. Rule R-CAT-41. */
export type ProofPart =
  | { readonly kind: 'text' | 'value'; readonly text: string }
  /** The product has no value for the feature, or an empty one. */
  | { readonly kind: 'empty'; readonly code: string }
  /** No feature has this code: the website shows the placeholder as text. */
  | { readonly kind: 'unknown'; readonly code: string };

/** A template rendered for one product. */
export interface ProofLine {
  readonly parts: readonly ProofPart[];
  /** Length in characters. */
  readonly length: number;
  readonly isLong: boolean;
}

const lengthOf = (part: ProofPart): number => {
  if (part.kind === 'empty') return 0;
  return part.kind === 'unknown' ? part.code.length + 2 : [...part.text].length;
};

/**
 * Renders a template with the values of a product. Rule R-CAT-41. @param values by feature code @param known existing
 * codes
 */
export const proofOf = (
  template: string,
  values: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): ProofLine => {
  const parts = parseTemplate(template).map((part): ProofPart => {
    if (part.kind === 'text') return part;
    const { code } = part;
    if (!known.has(code)) return { kind: 'unknown', code };
    const text = values.get(code)?.trim() ?? '';
    return text === '' ? { kind: 'empty', code } : { kind: 'value', text };
  });
  const length = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  return { parts, length, isLong: length > LONG_LINE };
};
