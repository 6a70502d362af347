import type { Id } from '../shared/id';
import { mergeFields, resolveConflicts } from '../shared/merge';
import { defineResource, type Kind } from '../shared/resource';
import { etimCombinationRule } from './etim-combination.rule';
import type { EtimFeatureReference } from './etim-feature';
import { codesOf } from './etim-template.rule';

export interface EtimCombinationRow {
  readonly id: Id;
  readonly description: string;
  /** One line with `%code%` placeholders. */
  readonly template: string;
  readonly unit: string;
  /** Features that the template names; none where the API does not list them. */
  readonly features: readonly EtimFeatureReference[];
}

export type EtimCombinationDraft = Omit<EtimCombinationRow, 'id'> & {
  /** Shown behind the text; null for none. */
  readonly note: EtimFeatureReference | null;
};

export type EtimCombination = EtimCombinationRow & EtimCombinationDraft;

export type EtimCombinationFilter = { readonly description: string };

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

export interface EtimCombinationKind extends Kind {
  row: EtimCombinationRow;
  detail: EtimCombination;
  draft: EtimCombinationDraft;
  filter: EtimCombinationFilter;
}

/** Rule R-CAT-07. */
export const etimCombinations = defineResource<EtimCombinationKind>({
  key: 'etim/combination',
  right: 'etim.combination',
  strings: { one: 'catalogue.etimCombination', many: 'catalogue.etimCombinations' },
  sortable: ['description', 'template', 'unit'],
  order: { field: 'description', order: 'asc' },
  noFilter: { description: '' },
  blank: { description: '', unit: '', template: '', features: [], note: null },
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
