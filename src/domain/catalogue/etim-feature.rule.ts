import { lengthProblem, problemsOf, type Rule } from '../shared/rule';

/** Rule R-CAT-01. */
export const ETIM_COLORS = ['red', 'blue', 'green'] as const;

/** Id of the group of features without a category. Rule R-CAT-02. */
export const OTHER_GROUP = 'other';

/** Flags of a feature that the list saves one at a time. Rule R-CAT-04. */
export const ETIM_FLAGS = ['visible', 'filterable', 'brochure'] as const;
export type EtimFlag = (typeof ETIM_FLAGS)[number];

/** Maximum characters of the information, HTML included (R-CAT-01). */
export const MAX_INFORMATION = 50_000;

/**
 * Validated fields of a feature; code, label, description, unit and postfix come from the standard and are read-only.
 */
export interface EtimFeatureFields {
  readonly information: string;
}

/** Rule R-CAT-01. A colour that the console does not know is kept (R-SHR-60). */
export const etimFeatureRule: Rule<EtimFeatureFields> = ({ information }) =>
  problemsOf({ information: lengthProblem(information, MAX_INFORMATION) });
