import { isPdf } from '../library/published/pdf.rule';
import { problemsOf, type Rule } from '../shared/rule';

/** Fields of a structure that the rule reads. */
export interface StructureFields {
  readonly cover: { readonly path: string } | null;
}

/** A cover is a PDF file, or there is none. Rule R-CAT-50. */
export const structureRule: Rule<StructureFields> = ({ cover }) =>
  problemsOf({ cover: cover === null || isPdf(cover.path) ? null : 'pattern.default' });
