import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { etimFeatureRule } from './etim-feature.rule';

/** A feature as others name it. */
export interface EtimFeatureReference {
  readonly id: Id;
  readonly label: string;
  readonly code: string;
}

/** A category as its features name it. */
export interface EtimCategoryReference {
  readonly id: Id;
  readonly name: string;
}

/** What staff can change of a feature, under its label. */
export type EtimFeatureDraft = {
  /** From the standard: never written. */
  readonly label: string;
  /** HTML. */
  readonly information: string;
  /** Null for none. */
  readonly category: EtimCategoryReference | null;
  /** Empty for none. Rule R-SHR-60. */
  readonly color: string;
  readonly visible: boolean;
  readonly filterable: boolean;
  readonly brochure: boolean;
};

/** A feature with what the standard says of it. */
export type EtimFeature = EtimFeatureReference &
  EtimFeatureDraft & {
    readonly description: string;
    readonly unit: string;
    readonly postfix: string;
  };

/** Features are listed by `EtimLists`; here they have a form only. */
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
