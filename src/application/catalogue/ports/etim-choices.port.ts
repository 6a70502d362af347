import type { EtimCategoryReference, EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** A feature that was found; its unit is empty where the API does not say. */
export interface FoundFeature extends EtimFeatureReference {
  readonly unit: string;
}

/** What the forms of ETIM choose from. */
export interface EtimChoices {
  /** At most 25 features with each word of the text in code or label; none for a short text. Rule R-CAT-42. */
  features(text: string, options?: CallOptions): Answer<readonly FoundFeature[]>;
  /** All categories in their order. */
  categories(options?: CallOptions): Answer<readonly EtimCategoryReference[]>;
}
export const EtimChoices = token<EtimChoices>('etim-choices');
