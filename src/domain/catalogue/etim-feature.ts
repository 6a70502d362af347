import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { etimFeatureRule } from './etim-feature.rule';

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

/** Editable fields of a feature, with its label. */
export type EtimFeatureDraft = {
  /** Read-only: set by the ETIM standard. */
  readonly label: string;
  /** HTML. */
  readonly information: string;
  readonly category: EtimCategoryReference | null;
  /** Empty text without a colour. Rule R-SHR-60. */
  readonly color: string;
  readonly visible: boolean;
  readonly filterable: boolean;
  readonly brochure: boolean;
};

/** A feature with its read-only fields from the standard. */
export type EtimFeature = EtimFeatureReference &
  EtimFeatureDraft & {
    readonly description: string;
    readonly unit: string;
    readonly postfix: string;
  };

/** No filters: the list screen reads features through `EtimLists`. */
type NoFilter = Readonly<Record<string, never>>;

export interface EtimFeatureKind extends Kind {
  row: EtimFeature;
  detail: EtimFeature;
  draft: EtimFeatureDraft;
  filter: NoFilter;
}

/** Rule R-CAT-01. */
export const etimFeatures = defineResource<EtimFeatureKind>({
  key: 'etim/feature',
  right: 'etim.feature',
  strings: { one: 'catalogue.etimFeature', many: 'catalogue.etimFeatures' },
  sortable: [],
  noFilter: {},
  blank: { label: '', information: '', category: null, color: '', visible: false, filterable: false, brochure: false },
  rule: etimFeatureRule,
});
