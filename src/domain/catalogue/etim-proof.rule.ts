import { parseTemplate } from './etim-template.rule';

/** Products that the proof shows at a time. Rule R-CAT-40. */
export const PROOF_SIZE = 5;

/** A line of more characters is pointed out in the proof. Rule R-CAT-41. */
export const LONG_LINE = 80;

/** A piece of a proof. Rule R-CAT-41. */
export type ProofPart =
  | { readonly kind: 'text' | 'value'; readonly text: string }
  /** The product has no value, or an empty one. */
  | { readonly kind: 'empty'; readonly code: string }
  /** No feature has the code: products show the placeholder itself. */
  | { readonly kind: 'unknown'; readonly code: string };

/** A template with the values of a product. */
export interface ProofLine {
  readonly parts: readonly ProofPart[];
  /** Characters of the whole line. */
  readonly length: number;
  readonly isLong: boolean;
}

const lengthOf = (part: ProofPart): number => {
  if (part.kind === 'empty') return 0;
  return part.kind === 'unknown' ? part.code.length + 2 : [...part.text].length;
};

/** Renders a template with the values of a product. Rule R-CAT-41. @param values by code @param known existing codes */
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
