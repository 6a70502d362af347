import {
  countAcross,
  groupedSorting,
  positionsAt,
  shownCategories,
  type DropTarget,
  type Lifted,
} from '../../../domain/catalogue/etim-drop';
import type { EtimLine } from '../../../domain/catalogue/etim-lines';
import { moveCategory, moveFeatures } from '../../../domain/catalogue/etim-order';
import { useText } from '../../shared/runtime/use-text';
import { useSorting } from '../../shared/sorting/sorting.bridge';
import type { BoundEtim } from './overview.bridge';

/** Moves features and categories by pointer or keyboard; nothing changes before the drop. Rule R-CAT-33. */
export const useEtimSorting = ({
  groups,
  snapshot,
  selection,
  send,
  mayMove,
  refuse,
  names,
  rights,
  pick,
}: BoundEtim) => {
  const text = useText();
  const { order, features } = snapshot.context;

  const nameOf = (item: Lifted): string => {
    if (item.kind === 'category') return names.get(item.id) ?? '';
    const [first = ''] = item.ids;
    return item.ids.length > 1
      ? text('catalogue.etimOverview.several', { count: item.ids.length })
      : (features.get(first)?.label ?? '');
  };
  const shownIn = (group: DropTarget['group']) => groups.find(({ id }) => id === group)?.shown ?? [];
  /** The group and the position after a drop. */
  const after = (item: Lifted, { group, place }: DropTarget) => {
    if (item.kind === 'category') {
      const { categories } = moveCategory(order, { id: item.id, shown: shownCategories(groups), place });
      return { group: '', count: categories.length, ...positionsAt(categories, item) };
    }
    const move = { ids: item.ids, group: group ?? '', shown: shownIn(group), place };
    const ids = moveFeatures(order, move).features.get(move.group) ?? [];
    return { group: names.get(move.group) ?? '', count: ids.length, ...positionsAt(ids, item) };
  };
  const sort = useSorting({
    geometry: groupedSorting(groups, { move: rights.sort && mayMove, leave: rights.edit }),
    nameOf,
    describe: ({ item }, at: DropTarget) => {
      const { group, count, first } = after(item, at);
      return { where: group === '' ? 'list' : 'group', parent: group, place: first, count };
    },
    onMove: ({ item }, { group, place }) => {
      if (item.kind === 'category')
        send({ type: 'category.moved', id: item.id, shown: shownCategories(groups), place });
      else send({ type: 'features.moved', ids: item.ids, group: group ?? '', shown: shownIn(group), place });
    },
    onRefused: ({ item, to }) => {
      refuse(countAcross(groups, item, to));
    },
  });
  return {
    ...sort,
    after,
    /** Lifts a row; a selected row together with the other selected ones. @returns whether it can be lifted */
    start: (line: EtimLine, by: 'pointer' | 'keys'): boolean => {
      if (line.kind === 'head') return sort.begin({ kind: 'category', id: line.group.id }, by);
      if (line.kind !== 'feature') return false;
      const isSelected = selection.ids.has(line.id);
      const others = groups
        .filter(({ id }) => isSelected && (rights.edit || id === line.group.id))
        .flatMap(({ shown }) => shown.filter((id) => id !== line.id && selection.ids.has(id)));
      if (!sort.begin({ kind: 'features', ids: [line.id, ...others] }, by)) return false;
      if (!isSelected) pick([line.id]);
      return true;
    },
  };
};

export type EtimSorting = ReturnType<typeof useEtimSorting>;
