import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { mergeFields, resolveConflicts } from '../shared/merge';
import { defineResource } from '../shared/resource';
import { etimCombinationFields, etimCombinationRule } from './etim-combination.rule';
import type { EtimFeatureReference } from './etim-feature';
import { codesOf } from './etim-template.rule';

/**
 * `features`: the features in the template; empty where the API does not list them. `note`: text after the template.
 */
export const etimCombinationTable = {
  ...etimCombinationFields,
  features: { ...custom<readonly EtimFeatureReference[]>([]), listed: true },
  note: custom<EtimFeatureReference | null>(null),
} as const satisfies FieldTable;

export type EtimCombinationRow = RowOf<typeof etimCombinationTable>;
export type EtimCombinationDraft = DraftOf<typeof etimCombinationTable>;
export type EtimCombination = RecordOf<typeof etimCombinationTable>;
export type EtimCombinationKind = KindOf<typeof etimCombinationTable>;

/** Union of two feature lists, without duplicates. */
export const withFeatures = (
  known: readonly EtimFeatureReference[],
  more: readonly EtimFeatureReference[],
): readonly EtimFeatureReference[] => [
  ...known,
  ...more.filter(({ code }, place) => ![...known, ...more.slice(0, place)].some((other) => other.code === code)),
];

/** Features that occur in the template; a save drops the others. Rule R-CAT-07. */
export const usedFeatures = ({
  template,
  features,
}: Pick<EtimCombinationDraft, 'template' | 'features'>): readonly EtimFeatureReference[] => {
  const codes = new Set(codesOf(template));
  return features.filter(({ code }) => codes.has(code));
};

/** Rule R-CAT-07. */
export const etimCombinations = defineResource<EtimCombinationKind>({
  ...valuesOf(etimCombinationTable),
  key: 'etim/combination',
  right: 'etim.combination',
  strings: { one: 'catalogue.etimCombination', many: 'catalogue.etimCombinations' },
  order: { field: 'description', order: 'asc' },
  rule: etimCombinationRule,
  // A merge keeps the features of both sides; the save drops those that the template does not use. Rule R-CAT-45.
  merging: {
    merge: (base, mine, stored) => {
      const features = withFeatures(stored.features, mine.features);
      return mergeFields(base, { ...mine, features }, { ...stored, features });
    },
    resolve: (merged, stored, takeStored) =>
      resolveConflicts(
        merged,
        stored,
        takeStored.filter((field) => field !== 'features'),
      ),
  },
});
