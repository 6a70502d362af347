import { custom, type DraftOf, type FieldTable, type KindOf, type RecordOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { defineResource } from '../shared/resource';
import { etimFeatureFields, etimFeatureRule } from './etim-feature.rule';

/** Reference to a feature. */
export interface EtimFeatureReference {
  readonly id: Id;
  readonly label: string;
  readonly code: string;
}

/** Reference to a category. */
export interface EtimCategoryReference {
  readonly id: Id;
  readonly name: string;
}

const GIVEN = { kind: 'line', most: Infinity, given: true, listed: true } as const;

/** The first five come from the standard and are read-only; the form shows the label. Rule R-CAT-01. */
export const etimFeatureTable = {
  code: { ...GIVEN, required: true },
  label: { kind: 'line', most: Infinity, listed: true, searched: true },
  description: GIVEN,
  unit: GIVEN,
  postfix: GIVEN,
  ...etimFeatureFields,
  category: { ...custom<EtimCategoryReference | null>(null), listed: true },
} as const satisfies FieldTable;

export type EtimFeatureDraft = DraftOf<typeof etimFeatureTable>;
export type EtimFeature = RecordOf<typeof etimFeatureTable>;
export type EtimFeatureKind = KindOf<typeof etimFeatureTable>;

/** The list screen reads features through `EtimLists`. Rule R-CAT-01. */
export const etimFeatures = defineResource<EtimFeatureKind>({
  ...valuesOf(etimFeatureTable),
  key: 'etim/feature',
  right: 'etim.feature',
  strings: { one: 'catalogue.etimFeature', many: 'catalogue.etimFeatures' },
  rule: etimFeatureRule,
});
