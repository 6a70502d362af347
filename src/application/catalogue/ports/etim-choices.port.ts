import type { EtimCategoryReference, EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** A search hit; its unit is empty where the API does not send it. */
export interface FoundFeature extends EtimFeatureReference {
  readonly unit: string;
}

/** Choices in the ETIM forms. */
export interface EtimChoices {
  /** At most 25 features that match all words in code or label; empty for a short text. Rule R-CAT-42. */
  features(text: string, options?: CallOptions): Answer<readonly FoundFeature[]>;
  /** All categories in order. */
  categories(options?: CallOptions): Answer<readonly EtimCategoryReference[]>;
}
export const EtimChoices = token<EtimChoices>('etim-choices');
