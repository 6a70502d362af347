import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { EtimLists } from '../../../application/catalogue/ports/etim-lists.port';
import type { EtimFeature } from '../../../domain/catalogue/etim-feature';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import type { ListedFeature } from '../../../domain/catalogue/etim-order';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { answerTo, may, mayOpen } from '../shared/answer-to';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { found, refused } from '../shared/refusals';
import type { EtimMemory } from './etim-store.memory';

const categoryOf = (group: Id): Id | null => (group === OTHER_GROUP ? null : group);

/** The ETIM overview in memory. */
export const etimListsMemory = (calls: MemoryCalls, people: Callers, records: EtimMemory): EtimLists => {
  const answer = answerTo(calls, people);
  const [view, edit, sort] = [mayOpen('etim'), may('etim.feature.edit'), may('etim.category.sort')];
  const listed = (feature: EtimFeature): ListedFeature => {
    const { id, code, label, unit, postfix, visible, filterable, brochure, category } = records.named(feature);
    return { id, code, label, unit, postfix, visible, filterable, brochure, category };
  };
  const change = (id: Id, changes: Partial<EtimFeature>): Either<Failure, void> =>
    pipe(
      found(records.features.find(id)),
      either.map(({ record }) => records.features.put({ ...record, ...changes })),
    );
  return {
    categories: (options) =>
      answer(view, options, () =>
        either.right({
          rows: records.categoriesInOrder().map(({ id, name }) => ({ id, name })),
          version: records.version(),
        }),
      ),
    features: (options) =>
      answer(view, options, () =>
        either.right({
          rows: [...records.categoriesInOrder().map(({ id }) => id), null].flatMap((category) =>
            records.featuresInOrder(category).map(listed),
          ),
          version: records.version(),
        }),
      ),
    setFlag: (id, flag, value, options) => answer(edit, options, () => change(id, { [flag]: value })),
    moveToGroup: (id, group, options) =>
      answer(edit, options, () => {
        if (group === OTHER_GROUP) return change(id, { category: null });
        const category = records.categories.find(group)?.record;
        return category === undefined ? refused(['category']) : change(id, { category });
      }),
    sortCategories: ({ ids, version }, options) => answer(sort, options, () => records.sortCategories(ids, version)),
    sortFeatures: (group, { ids, version }, options) =>
      answer(sort, options, () => records.sortFeatures(categoryOf(group), ids, version)),
  };
};
