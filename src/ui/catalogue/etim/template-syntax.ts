import { parseTemplate } from '../../../domain/catalogue/etim-template.rule';
import type { TagFace, TagSyntax } from '../../shared/rich-text/tagged-line/tag-syntax';
import type { TemplateCodes } from './etim-combination.bridge';

/** The tag syntax of features: `%code%`. Rule R-CAT-06. */
export const TEMPLATE_SYNTAX: TagSyntax = {
  parse: parseTemplate,
  write: (code) => `%${code}%`,
  // No query after a space, as in `100% quiet`.
  typed: /%([^%\s][^%]{0,49})$/,
};

/** The presentation of a code's tag. */
export const faceOfCode = (
  { features, missing }: Pick<TemplateCodes, 'features' | 'missing'>,
  code: string,
  unknown: string,
): TagFace => {
  const feature = features.find((known) => known.code === code);
  if (feature !== undefined) return { kind: 'known', label: feature.label };
  return missing.has(code) ? { kind: 'unknown', label: unknown } : { kind: 'pending', label: '' };
};
