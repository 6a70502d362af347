import { isPdf } from '../library/published/pdf.rule';
import { problemsOf, type Rule } from '../shared/rule';

export interface StructureFields {
  readonly cover: { readonly path: string } | null;
}

/** The cover, if any, must be a PDF file. Rule R-CAT-50. */
export const structureRule: Rule<StructureFields> = ({ cover }) =>
  problemsOf({ cover: cover === null || isPdf(cover.path) ? null : 'pattern.default' });
