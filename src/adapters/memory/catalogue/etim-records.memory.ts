import { either, taskEither } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import type { ResourceGateway, Stored } from '../../../application/shared/ports/resource-gateway.port';
import { etimCategories, type EtimCategory, type EtimCategoryKind } from '../../../domain/catalogue/etim-category';
import { etimFeatures, type EtimFeature, type EtimFeatureKind } from '../../../domain/catalogue/etim-feature';
import type { Id } from '../../../domain/shared/id';
import { can } from '../../../domain/shared/permission';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { memoryGateway, rejected } from '../shared/memory-gateway';
import { MemoryRecords } from '../shared/memory-records';
import { viewer } from '../shared/plain.memory';
import type { EtimMemory } from './etim-store.memory';
import type { EtimCategoryRecord, EtimFeatureRecord } from './etim.seed';

export type FeatureGateway = ResourceGateway<EtimFeatureKind>;
export type CategoryGateway = ResourceGateway<EtimCategoryKind>;

/** Features as their form has them, on the records of the overview. */
class FeatureRecords extends MemoryRecords<EtimFeature> {
  constructor(private readonly store: EtimMemory) {
    super([]);
  }

  private formOf({ categoryId, color, ...feature }: EtimFeatureRecord): EtimFeature {
    const category = categoryId === null ? null : (this.store.categories.find(categoryId)?.record ?? null);
    return { ...feature, color: color ?? '', category: category && { id: category.id, name: category.name } };
  }

  override all(): readonly EtimFeature[] {
    return this.store.features.all().map((feature) => this.formOf(feature));
  }

  override find(id: Id): Stored<EtimFeature> | null {
    const found = this.store.features.find(id);
    return found && { record: this.formOf(found.record), version: found.version };
  }

  override put({ category, color, ...feature }: EtimFeature): void {
    this.store.features.put({ ...feature, color: color === '' ? null : color, categoryId: category?.id ?? null });
  }
}

/** Categories as their form has them; the position is that in the order of the overview. */
class CategoryRecords extends MemoryRecords<EtimCategory> {
  constructor(private readonly store: EtimMemory) {
    super([]);
  }

  private formOf(category: EtimCategoryRecord): EtimCategory {
    const place = this.store.categoriesInOrder().findIndex(({ id }) => id === category.id);
    return { ...category, position: place + 1, features: this.store.featuresInOrder(category.id).length };
  }

  override all(): readonly EtimCategory[] {
    return this.store.categoriesInOrder().map((category) => this.formOf(category));
  }

  override find(id: Id): Stored<EtimCategory> | null {
    const found = this.store.categories.find(id);
    return found && { record: this.formOf(found.record), version: found.version };
  }

  override put({ id, name, description, position }: EtimCategory): void {
    this.store.categories.put({ id, name, description });
    const ids = this.store.categoriesInOrder().map((category) => category.id);
    const place = typeof position === 'number' ? Math.min(position, ids.length) : ids.length;
    if (ids.indexOf(id) !== place - 1) this.store.placeCategory(id, place);
  }

  override delete(id: Id): void {
    this.store.categories.delete(id);
  }

  override freshId(): Id {
    return this.store.categories.freshId();
  }
}

/** The form of ETIM features in memory. */
export const etimFeaturesMemory = (calls: MemoryCalls, people: Callers, store: EtimMemory): FeatureGateway =>
  memoryGateway<EtimFeatureKind, unknown>(calls, {
    resource: etimFeatures,
    records: new FeatureRecords(store),
    reading: { text: ({ label }) => label },
    callerFor: (action) =>
      action === 'view'
        ? viewer(people, { right: 'etim' })
        : people.callerWho((caller) => action !== 'add' && can(caller, `etim.feature.${action}`)),
    accept: (draft, before) => {
      if (before === null) return either.left({ kind: 'Forbidden' });
      const isKnown = draft.category === null || store.categories.find(draft.category.id) !== null;
      return isKnown ? either.right({ ...before, ...draft, label: before.label }) : either.left(rejected(['category']));
    },
    mayRemove: () => true,
  });

/** The form of ETIM categories in memory; one with features stays. Rule R-CAT-10. */
export const etimCategoriesMemory = (calls: MemoryCalls, people: Callers, store: EtimMemory): CategoryGateway => {
  const deleter = () => people.callerWho((caller) => can(caller, 'etim.category.delete'));
  const gateway = memoryGateway<EtimCategoryKind, unknown>(calls, {
    resource: etimCategories,
    records: new CategoryRecords(store),
    reading: { text: ({ name }) => name },
    callerFor: (action) =>
      action === 'view'
        ? viewer(people, { right: 'etim' })
        : people.callerWho((caller) => can(caller, `etim.category.${action}`)),
    accept: (draft, _, id) =>
      either.right({ ...draft, id, name: draft.name.trim(), features: store.featuresInOrder(id).length }),
    mayRemove: () => true,
  });
  return {
    ...gateway,
    removeOne: (request, options) =>
      isLeft(deleter()) || store.featuresInOrder(request.id).length === 0
        ? gateway.removeOne(request, options)
        : taskEither.left({ kind: 'Conflict', code: 'IN_USE' }),
  };
};
