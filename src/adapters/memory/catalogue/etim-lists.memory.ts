import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import type { ListedFeature } from '../../../domain/catalogue/etim-order';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { can } from '../../../domain/shared/permission';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { viewer } from '../shared/plain.memory';
import type { EtimFeatureRecord } from './etim.seed';
import type { EtimMemory } from './etim-store.memory';

const categoryOf = (group: Id): Id | null => (group === OTHER_GROUP ? null : group);

/** The ETIM overview in memory. */
export const etimListsMemory = (calls: MemoryCalls, people: Callers, records: EtimMemory): EtimLists => {
  const mayView = () => viewer(people, { right: 'etim' });
  const withRight = <A>(right: string, work: () => Either<Failure, A>): Either<Failure, A> =>
    pipe(
      people.callerWho((caller) => can(caller, right)),
      either.chain(work),
    );
  const listed = ({ id, code, label, unit, postfix, categoryId, ...flags }: EtimFeatureRecord): ListedFeature => {
    const { visible, filterable, brochure } = flags;
    const category = categoryId === null ? null : (records.categories.find(categoryId)?.record ?? null);
    return {
      id,
      code,
      label,
      unit,
      postfix,
      visible,
      filterable,
      brochure,
      category: category === null ? null : { id: category.id, name: category.name },
    };
  };
  const change = (id: Id, changes: Partial<EtimFeatureRecord>): Either<Failure, void> => {
    const found = records.features.find(id);
    if (found === null) return either.left({ kind: 'NotFound' });
    records.features.put({ ...found.record, ...changes });
    return either.right(undefined);
  };
  return {
    categories: (options) =>
      calls.answer(
        () =>
          pipe(
            mayView(),
            either.map(() => ({
              rows: records.categoriesInOrder().map(({ id, name }) => ({ id, name })),
              version: records.version(),
            })),
          ),
        options,
      ),
    features: (options) =>
      calls.answer(
        () =>
          pipe(
            mayView(),
            either.map(() => ({
              rows: [...records.categoriesInOrder().map(({ id }) => id), null].flatMap((category) =>
                records.featuresInOrder(category).map(listed),
              ),
              version: records.version(),
            })),
          ),
        options,
      ),
    setFlag: (id, flag, value, options) =>
      calls.answer(() => withRight('etim.feature.edit', () => change(id, { [flag]: value })), options),
    moveToGroup: (id, group, options) =>
      calls.answer(
        () =>
          withRight('etim.feature.edit', () => {
            const categoryId = categoryOf(group);
            return categoryId !== null && records.categories.find(categoryId) === null
              ? either.left(rejected(['category']))
              : change(id, { categoryId });
          }),
        options,
      ),
    sortCategories: ({ ids, version }, options) =>
      calls.answer(() => withRight('etim.category.sort', () => records.sortCategories(ids, version)), options),
    sortFeatures: (group, { ids, version }, options) =>
      calls.answer(
        () => withRight('etim.category.sort', () => records.sortFeatures(categoryOf(group), ids, version)),
        options,
      ),
  };
};
