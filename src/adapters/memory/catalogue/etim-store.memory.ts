import type { Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { token } from '../../../application/shared/token';
import type { EtimCategory } from '../../../domain/catalogue/etim-category';
import type { EtimFeature } from '../../../domain/catalogue/etim-feature';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Callers } from '../shared/caller';
import { storedValueOf } from '../shared/stored-value';
import { recordsLike } from '../shared/kept-records';
import { MemoryRecords } from '../shared/memory-records';
import { found } from '../shared/refusals';
import { ETIM_CATEGORIES, ETIM_FEATURES } from './etim.seed';
import { MemoryOrders, type KeptOrders } from './memory-orders';

/** Key of the category order; the key of a feature order is the category id or `other`. */
const CATEGORY_LIST = 'categories';

/** ETIM categories and features in memory, with their orders; kept after the page closes. */
export class EtimMemory {
  readonly categories: MemoryRecords<EtimCategory>;
  readonly features: MemoryRecords<EtimFeature>;
  private readonly orders: MemoryOrders;

  constructor({ storage }: Pick<Callers, 'storage'>) {
    const categories = storedValueOf(storage, 'kantoor.fake.etim-category', recordsLike<EtimCategory>(ETIM_CATEGORIES));
    const features = storedValueOf(storage, 'kantoor.fake.etim-feature', recordsLike<EtimFeature>(ETIM_FEATURES));
    const orders = storedValueOf(storage, 'kantoor.fake.etim-order', t.record(t.string, t.readonlyArray(t.string)));
    this.categories = new MemoryRecords(categories.read()?.records ?? ETIM_CATEGORIES, () => {
      categories.keep(this.categories.kept());
      this.orders.arrange();
    });
    this.features = new MemoryRecords(features.read()?.records ?? ETIM_FEATURES, () => {
      features.keep(this.features.kept());
      this.orders.arrange();
    });
    this.orders = new MemoryOrders(
      () => this.members(),
      orders.read() ?? {},
      (kept) => orders.keep(kept),
    );
    this.orders.arrange();
  }

  /** Each with its position and number of features. */
  categoriesInOrder(): readonly EtimCategory[] {
    return this.orders.of(CATEGORY_LIST).flatMap((id, place) => {
      const category = this.categories.find(id)?.record;
      return category === undefined ? [] : [{ ...category, position: place + 1, features: this.orders.of(id).length }];
    });
  }

  /** @param category null for the features without one */
  featuresInOrder(category: Id | null): readonly EtimFeature[] {
    return this.orders.of(category ?? OTHER_GROUP).flatMap((id) => this.features.find(id)?.record ?? []);
  }

  /** The feature with the current name of its category. */
  named(feature: EtimFeature): EtimFeature {
    const category = feature.category && this.categories.find(feature.category.id)?.record;
    return { ...feature, category: category ? { id: category.id, name: category.name } : null };
  }

  /** Current version of all lists. */
  version(): string {
    return this.orders.version();
  }

  sortCategories(ids: readonly Id[], version: string | null): Either<Failure, string> {
    return this.orders.sort(CATEGORY_LIST, { ids, version });
  }

  sortFeatures(category: Id | null, ids: readonly Id[], version: string | null): Either<Failure, string> {
    return category !== null && this.categories.find(category) === null
      ? found(null)
      : this.orders.sort(category ?? OTHER_GROUP, { ids, version });
  }

  /** Moves a category to a position. @param position from 1; null means the end */
  placeCategory(id: Id, position: number | null): void {
    const places = this.orders.of(CATEGORY_LIST);
    const place = Math.min(position ?? places.length, places.length);
    if (places.indexOf(id) !== place - 1) this.orders.place(CATEGORY_LIST, id, place);
  }

  private members(): KeptOrders {
    const categories = this.categories.all().map(({ id }) => id);
    const featuresOf = (group: Id): readonly Id[] =>
      this.features.all().flatMap(({ id, category }) => ((category?.id ?? OTHER_GROUP) === group ? [id] : []));
    const groups = [OTHER_GROUP, ...categories].map((group) => [group, featuresOf(group)] as const);
    return { ...Object.fromEntries(groups), [CATEGORY_LIST]: categories };
  }
}

export const EtimRecords = token<EtimMemory>('memory-etim');
