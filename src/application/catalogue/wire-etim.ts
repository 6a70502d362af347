import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { EtimCategoryReference } from '../../domain/catalogue/etim-feature';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import { featureNamesMachine } from './feature-names.machine';
import { lookupMachineOf, type LookupMachine } from './lookup.machine';
import type { EtimChoices, FoundFeature } from './ports/etim-choices.port';
import type { ProductReference, PreviewProducts } from './ports/preview-products.port';
import { proofMachine } from './proof.machine';

/** Feature search. Rule R-CAT-42. */
export type FeatureLookup = LookupMachine<FoundFeature>;
export const FeatureLookup = token<FeatureLookup>('feature-lookup');

export const wireFeatureLookup = (choices: EtimChoices): FeatureLookup =>
  lookupMachineOf<FoundFeature>().provide({
    actors: { lookUp: fromPromise(({ input, signal }) => choices.features(input.text, { signal })()) },
  });

/** Product search. Rule R-CAT-42. */
export type ProductLookup = LookupMachine<ProductReference>;
export const ProductLookup = token<ProductLookup>('product-lookup');

export const wireProductLookup = (products: PreviewProducts): ProductLookup =>
  lookupMachineOf<ProductReference>().provide({
    actors: { lookUp: fromPromise(({ input, signal }) => products.search(input.text, { signal })()) },
  });

/** Looks up the names of feature codes. Rule R-CAT-44. */
export type WiredFeatureNames = typeof featureNamesMachine;
export const WiredFeatureNames = token<WiredFeatureNames>('feature-names');

export const wireFeatureNames = (choices: EtimChoices): WiredFeatureNames =>
  featureNamesMachine.provide({
    actors: {
      findFeature: fromPromise(({ input: { code }, signal }) =>
        pipe(
          choices.features(code, { signal }),
          taskEither.map((found) => found.find((feature) => feature.code === code) ?? null),
        )(),
      ),
    },
  });

/** Sample products of a combination. Rule R-CAT-40. */
export type WiredProof = typeof proofMachine;
export const WiredProof = token<WiredProof>('etim-proof');

export const wireProof = (products: PreviewProducts): WiredProof =>
  proofMachine.provide({
    actors: {
      findProducts: fromPromise(({ input: { codes, skip }, signal }) => products.sample(codes, skip, { signal })()),
      readValues: fromPromise(({ input: { id }, signal }) => products.valuesOf(id, { signal })()),
    },
  });

/** Categories that a feature can be assigned to. */
export type WiredEtimCategories = LoadingMachine<readonly EtimCategoryReference[]>;
export const WiredEtimCategories = token<WiredEtimCategories>('etim-category-choices');

export const wireEtimCategories = (choices: EtimChoices): WiredEtimCategories =>
  loadingMachineOf<readonly EtimCategoryReference[]>().provide({
    actors: { load: fromPromise(({ signal }) => choices.categories({ signal })()) },
  });
