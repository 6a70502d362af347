import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { token } from '../../../application/shared/token';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import { sortedOrder } from '../../../domain/catalogue/positions.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Callers } from '../shared/caller';
import { drawerOf } from '../shared/drawer';
import { recordsLike } from '../shared/kept-records';
import { MemoryRecords } from '../shared/memory-records';
import { ETIM_CATEGORIES, ETIM_FEATURES, type EtimCategoryRecord, type EtimFeatureRecord } from './etim.seed';

/** Key of the order of the categories; features have the id of their category or `other`. */
const CATEGORY_LIST = 'categories';

/** ETIM categories and features in memory, with their orders; they outlive the page. Rules R-CAT-03 and R-CAT-09. */
export class EtimMemory {
  readonly categories: MemoryRecords<EtimCategoryRecord>;
  readonly features: MemoryRecords<EtimFeatureRecord>;
  private orders: Readonly<Record<string, readonly Id[]>>;
  private readonly keep: () => void;
  private sorts = 0;
  /** Number of the last sort of each list. */
  private readonly stamps = new Map<string, number>();

  constructor({ shelf }: Pick<Callers, 'shelf'>) {
    const categories = drawerOf(
      shelf,
      'kantoor.fake.etim-category',
      recordsLike<EtimCategoryRecord>(ETIM_CATEGORIES.map((category) => ({ ...category }))),
    );
    const features = drawerOf(
      shelf,
      'kantoor.fake.etim-feature',
      recordsLike<EtimFeatureRecord>(ETIM_FEATURES.map((feature) => ({ ...feature }))),
    );
    const orders = drawerOf(shelf, 'kantoor.fake.etim-order', t.record(t.string, t.readonlyArray(t.string)));
    const changed = (): void => {
      this.arrange();
      this.keep();
    };
    this.categories = new MemoryRecords(categories.read()?.records ?? ETIM_CATEGORIES, changed);
    this.features = new MemoryRecords(features.read()?.records ?? ETIM_FEATURES, changed);
    this.orders = orders.read() ?? {};
    this.keep = () => {
      categories.keep(this.categories.kept());
      features.keep(this.features.kept());
      orders.keep(this.orders);
    };
    this.arrange();
  }

  categoriesInOrder(): readonly EtimCategoryRecord[] {
    return this.idsOf(CATEGORY_LIST).flatMap((id) => this.categories.find(id)?.record ?? []);
  }

  /** @param categoryId null for the features without one */
  featuresInOrder(categoryId: Id | null): readonly EtimFeatureRecord[] {
    return this.idsOf(categoryId ?? OTHER_GROUP).flatMap((id) => this.features.find(id)?.record ?? []);
  }

  /** Version of every list at this moment. */
  version(): string {
    return `"sort.${String(this.sorts)}"`;
  }

  sortCategories(ids: readonly Id[], version: string | null): Either<Failure, string> {
    return this.sort(CATEGORY_LIST, ids, version);
  }

  sortFeatures(categoryId: Id | null, ids: readonly Id[], version: string | null): Either<Failure, string> {
    return categoryId !== null && this.categories.find(categoryId) === null
      ? either.left({ kind: 'NotFound' })
      : this.sort(categoryId ?? OTHER_GROUP, ids, version);
  }

  /** Places a category among the others. @param position from 1 */
  placeCategory(id: Id, position: number): void {
    const others = this.idsOf(CATEGORY_LIST).filter((other) => other !== id);
    this.sort(CATEGORY_LIST, [...others.slice(0, position - 1), id, ...others.slice(position - 1)], null);
  }

  private sort(list: string, ids: readonly Id[], version: string | null): Either<Failure, string> {
    const seen = Number(/^"sort\.(\d+)"$/.exec(version ?? '')?.[1] ?? NaN);
    if (version !== null && !(seen >= (this.stamps.get(list) ?? 0))) return either.left({ kind: 'Changed' });
    this.sorts += 1;
    this.stamps.set(list, this.sorts);
    this.orders = { ...this.orders, [list]: sortedOrder(this.idsOf(list), ids) };
    this.keep();
    return either.right(this.version());
  }

  private idsOf(list: string): readonly Id[] {
    return this.orders[list] ?? [];
  }

  /** Puts what is new in a list at its end, and drops what left it. */
  private arrange(): void {
    const members = new Map<string, Id[]>([[CATEGORY_LIST, this.categories.all().map(({ id }) => id)]]);
    for (const { id, categoryId } of this.features.all()) {
      const list = categoryId ?? OTHER_GROUP;
      members.set(list, [...(members.get(list) ?? []), id]);
    }
    this.orders = Object.fromEntries([...members].map(([list, ids]) => [list, sortedOrder(ids, this.idsOf(list))]));
  }
}

export const EtimRecords = token<EtimMemory>('memory-etim');
