import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface ProductReference {
  readonly id: Id;
  readonly code: string;
  /** Empty where the API does not say. */
  readonly label: string;
}

/** A product with its values by the code of the feature. */
export interface ProofProduct extends ProductReference {
  readonly values: ReadonlyMap<string, string>;
}

/** Some of the products that have values of certain features, and how many there are. */
export interface ProofSample {
  readonly products: readonly ProofProduct[];
  readonly total: number;
}

/** Products that a combination is tried on. Beyond the specification, except for `search`. Rule R-CAT-40. */
export interface ProofProducts {
  /** Products that have any of these features, the best filled first; `NotFound` where the API lacks it. */
  sample(codes: readonly string[], skip: number, options?: CallOptions): Answer<ProofSample>;
  /** At most 25 products with each word of the text in code or label; none for a short text. */
  search(text: string, options?: CallOptions): Answer<readonly ProductReference[]>;
  /** `NotFound` where the API lacks it. */
  valuesOf(product: Id, options?: CallOptions): Answer<ReadonlyMap<string, string>>;
}
export const ProofProducts = token<ProofProducts>('proof-products');
