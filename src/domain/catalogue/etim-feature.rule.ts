import { lengthProblem, problemsOf, type Rule } from '../shared/rule';

/** Rule R-CAT-01. */
export const ETIM_COLORS = ['red', 'blue', 'green'] as const;

/** Name of the group of features without a category, in place of an id. Rule R-CAT-02. */
export const OTHER_GROUP = 'other';

/** Flags of a feature, each of which a list saves by itself. Rule R-CAT-04. */
export const ETIM_FLAGS = ['visible', 'filterable', 'brochure'] as const;
export type EtimFlag = (typeof ETIM_FLAGS)[number];

/** Maximum characters of the information, HTML included (R-CAT-01). */
export const MAX_INFORMATION = 50_000;

/** Fields of a feature that are validated; code, label, description, unit and postfix come from the standard. */
export interface EtimFeatureFields {
  readonly information: string;
}

/** Rule R-CAT-01. A colour that only the API knows is kept (R-SHR-60). */
export const etimFeatureRule: Rule<EtimFeatureFields> = ({ information }) =>
  problemsOf({ information: lengthProblem(information, MAX_INFORMATION) });
