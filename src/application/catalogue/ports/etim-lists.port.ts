import type { EtimFlag } from '../../../domain/catalogue/etim-feature.rule';
import type { ListedCategory, ListedFeature } from '../../../domain/catalogue/etim-order';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';
import type { NewOrder, Ordered } from './ordered.port';

/** ETIM lists as the overview displays and sorts them. Rules R-CAT-02 to R-CAT-04 and R-CAT-09. */
export interface EtimLists {
  categories(options?: CallOptions): Answer<Ordered<ListedCategory>>;
  /** All features, grouped; the version applies to the list of each group. */
  features(options?: CallOptions): Answer<Ordered<ListedFeature>>;
  setFlag(id: Id, flag: EtimFlag, value: boolean, options?: CallOptions): Answer<void>;
  /** Appends a feature to another group. @param group a category or `other` */
  moveToGroup(id: Id, group: Id, options?: CallOptions): Answer<void>;
  /** @returns the version of the new order */
  sortCategories(order: NewOrder, options?: CallOptions): Answer<string | null>;
  /** `NotFound` when the category does not exist. @param group a category or `other` */
  sortFeatures(group: Id, order: NewOrder, options?: CallOptions): Answer<string | null>;
}
export const EtimLists = token<EtimLists>('etim-lists');
