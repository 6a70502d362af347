import type { Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { token } from '../../../application/shared/token';
import type { EtimCategory } from '../../../domain/catalogue/etim-category';
import type { EtimFeature } from '../../../domain/catalogue/etim-feature';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Callers } from '../shared/caller';
import { storedValueOf } from '../shared/drawer';
import { recordsLike } from '../shared/kept-records';
import { MemoryRecords } from '../shared/memory-records';
import { found } from '../shared/refusals';
import { ETIM_CATEGORIES, ETIM_FEATURES } from './etim.seed';
import { MemoryOrders, type KeptOrders } from './memory-orders';

/** Key of the order of the categories; features have the id of their category or `other`. */
const CATEGORY_LIST = 'categories';

/** ETIM categories and features in memory, with their orders; they outlive the page. */
export class EtimMemory {
  readonly categories: MemoryRecords<EtimCategory>;
  readonly features: MemoryRecords<EtimFeature>;
  private readonly orders: MemoryOrders;

  constructor({ shelf }: Pick<Callers, 'shelf'>) {
    const categories = storedValueOf(shelf, 'kantoor.fake.etim-category', recordsLike<EtimCategory>(ETIM_CATEGORIES));
    const features = storedValueOf(shelf, 'kantoor.fake.etim-feature', recordsLike<EtimFeature>(ETIM_FEATURES));
    const orders = storedValueOf(shelf, 'kantoor.fake.etim-order', t.record(t.string, t.readonlyArray(t.string)));
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
      (kept) => {
        orders.keep(kept);
      },
    );
    this.orders.arrange();
  }

  /** Each with its place and the number of its features. */
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

  /** The feature with its category as that is called now. */
  named(feature: EtimFeature): EtimFeature {
    const category = feature.category && this.categories.find(feature.category.id)?.record;
    return { ...feature, category: category ? { id: category.id, name: category.name } : null };
  }

  /** Version of every list at this moment. */
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

  /** Places a category among the others. @param position from 1; null is the last place */
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
