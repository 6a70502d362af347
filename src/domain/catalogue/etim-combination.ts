import {
  odd,
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

/** `features`: those that the template names, none where the API does not list them; `note`: shown behind the text. */
export const etimCombinationTable = {
  ...etimCombinationFields,
  features: { ...odd<readonly EtimFeatureReference[]>([]), listed: true },
  note: odd<EtimFeatureReference | null>(null),
} as const satisfies FieldTable;

export type EtimCombinationRow = RowOf<typeof etimCombinationTable>;
export type EtimCombinationDraft = DraftOf<typeof etimCombinationTable>;
export type EtimCombination = RecordOf<typeof etimCombinationTable>;
export type EtimCombinationKind = KindOf<typeof etimCombinationTable>;

/** Features of both, each once. */
export const withFeatures = (
  known: readonly EtimFeatureReference[],
  more: readonly EtimFeatureReference[],
): readonly EtimFeatureReference[] => [
  ...known,
  ...more.filter(({ code }, place) => ![...known, ...more.slice(0, place)].some((other) => other.code === code)),
];

/** Features that the template names; the others are dropped on save. Rule R-CAT-07. */
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
  // Features of both sides are kept; the save drops what the template does not name. Rule R-CAT-45.
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
