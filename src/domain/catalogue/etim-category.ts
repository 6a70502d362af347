import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { numberProblem, type TypedNumber } from '../shared/typed-number';
import { etimCategoryRule } from './etim-category.rule';

export type EtimCategoryDraft = {
  readonly name: string;
  readonly description: string;
  /** 1-based position among the categories; null for the last one. */
  readonly position: TypedNumber;
};

export type EtimCategory = EtimCategoryDraft & {
  readonly id: Id;
  /** Number of features; null where the API does not say. */
  readonly features: number | null;
};

/** No filters: the list screen reads categories through `EtimLists`. */
type NoFilter = Readonly<Record<string, never>>;

export interface EtimCategoryKind extends Kind {
  row: EtimCategory;
  detail: EtimCategory;
  draft: EtimCategoryDraft;
  filter: NoFilter;
}

/** Rule R-CAT-05. */
export const etimCategories = defineResource<EtimCategoryKind>({
  key: 'etim/category',
  right: 'etim.category',
  strings: { one: 'catalogue.etimCategory', many: 'catalogue.etimCategories' },
  sortable: [],
  noFilter: {},
  blank: { name: '', description: '', position: null },
  rule: ({ position, ...draft }) => {
    const typed = numberProblem(position, { min: 1 });
    return { ...etimCategoryRule({ ...draft, position: null }), ...(typed !== null && { position: typed }) };
  },
});
