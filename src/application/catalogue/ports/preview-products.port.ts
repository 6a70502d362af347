import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface ProductReference {
  readonly id: Id;
  readonly code: string;
  /** Empty where the API does not send it. */
  readonly label: string;
}

/** A product with its values by feature code. */
export interface PreviewProduct extends ProductReference {
  readonly values: ReadonlyMap<string, string>;
}

/** A page of products with values for given features, and their total number. */
export interface ProofSample {
  readonly products: readonly PreviewProduct[];
  readonly total: number;
}

/** Sample products for a combination. Beyond the specification, except for `search`. Rule R-CAT-40. */
export interface PreviewProducts {
  /** Products with any of these features, most complete first; `NotFound` where the API lacks the call. */
  sample(codes: readonly string[], skip: number, options?: CallOptions): Answer<ProofSample>;
  /** At most 25 products that match all words in code or label; empty for a short text. */
  search(text: string, options?: CallOptions): Answer<readonly ProductReference[]>;
  /** `NotFound` where the API lacks the call. */
  valuesOf(product: Id, options?: CallOptions): Answer<ReadonlyMap<string, string>>;
}
export const PreviewProducts = token<PreviewProducts>('preview-products');
