import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { etimCategories, type EtimCategoryKind } from '../../../domain/catalogue/etim-category';
import { etimFeatures, type EtimFeatureKind } from '../../../domain/catalogue/etim-feature';
import type { Caller, Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { memoryGateway } from '../shared/memory-gateway';
import { callersWith } from '../shared/plain.memory';
import { refused } from '../shared/refusals';
import type { EtimMemory } from './etim-store.memory';

type Features = ResourceGateway<EtimFeatureKind>;
type Categories = ResourceGateway<EtimCategoryKind>;

/** The form of ETIM features in memory. */
export const etimFeaturesMemory = (calls: MemoryCalls, people: Callers, store: EtimMemory): Features =>
  memoryGateway<EtimFeatureKind, Caller>(calls, {
    resource: etimFeatures,
    records: store.features,
    reading: { text: ({ label }) => label },
    callerFor: callersWith(people, etimFeatures.right),
    accept: (draft, before) => {
      if (before === null) return either.left({ kind: 'Forbidden' });
      const isKnown = draft.category === null || store.categories.find(draft.category.id) !== null;
      return isKnown ? either.right({ ...before, ...draft, label: before.label }) : refused(['category']);
    },
    shownTo: (feature) => store.named(feature),
  });

/** ETIM categories in memory; one with features cannot be deleted. Rule R-CAT-10. */
export const etimCategoriesMemory = (calls: MemoryCalls, people: Callers, store: EtimMemory): Categories => {
  const gateway = memoryGateway<EtimCategoryKind, Caller>(calls, {
    resource: etimCategories,
    records: store.categories,
    reading: { text: ({ name }) => name },
    callerFor: callersWith(people, etimCategories.right),
    accept: (draft, _, id) => either.right({ ...draft, id, name: draft.name.trim(), features: null }),
    inUse: ({ id }) => store.featuresInOrder(id).length > 0,
    shownTo: (category) => store.categoriesInOrder().find(({ id }) => id === category.id) ?? category,
  });
  return {
    ...gateway,
    save: (request, options) =>
      pipe(
        gateway.save(request, options),
        taskEither.map((saved) => {
          const { position } = request.draft;
          store.placeCategory(saved.id, typeof position === 'number' ? position : null);
          return saved;
        }),
      ),
  };
};
