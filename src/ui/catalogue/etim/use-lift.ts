import { useMemo, useState } from 'react';
import {
  isSameTarget,
  nextTarget,
  positionsAt,
  shownCategories,
  targetOf,
  targetOver,
  type DropTarget,
  type Lifted,
  type Step,
} from '../../../domain/catalogue/etim-drop';
import type { EtimLine } from '../../../domain/catalogue/etim-lines';
import { MAX_MOVED, moveCategory, moveFeatures } from '../../../domain/catalogue/etim-order';
import { useText } from '../../shared/runtime/use-text';
import type { BoundEtim } from './overview.bridge';

/** What is lifted. */
export interface Lift {
  readonly lifted: Lifted;
  readonly target: DropTarget;
  readonly by: 'pointer' | 'keys';
}

/** Lifts, moves, drops and cancels, by pointer or keys; nothing changes before the drop. Rule R-CAT-33. */
export const useLift = ({ groups, snapshot, selection, send, mayMove, refuse, names, rights, pick }: BoundEtim) => {
  const text = useText();
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState('');
  const { order, features } = snapshot.context;

  /** The groups that the lifted may go to: across groups is a change of the features. */
  const within = useMemo(() => {
    if (lift === null || lift.lifted.kind === 'category' || rights.edit) return groups;
    const home = targetOf(groups, lift.lifted);
    return groups.filter(({ id }) => id === home?.group);
  }, [groups, lift, rights.edit]);

  const nameOf = (lifted: Lifted): string => {
    if (lifted.kind === 'category') return names.get(lifted.id) ?? '';
    const [first = ''] = lifted.ids;
    return lifted.ids.length > 1
      ? text('catalogue.etimOverview.said.several', { count: lifted.ids.length })
      : (features.get(first)?.label ?? '');
  };

  // The order that it was lifted from is gone.
  if (lift !== null && !mayMove) {
    setLift(null);
    setSaid(text('catalogue.etimOverview.said.stopped', { name: nameOf(lift.lifted) }));
  }

  /** The order after a drop, and where in it the lifted stands. */
  const after = ({ lifted, target }: Pick<Lift, 'lifted' | 'target'>) => {
    if (lifted.kind === 'category') {
      const next = moveCategory(order, { id: lifted.id, shown: shownCategories(groups), place: target.place });
      return { group: '', count: next.categories.length, ...positionsAt(next.categories, lifted) };
    }
    const id = target.group ?? '';
    const shown = groups.find((group) => group.id === id)?.shown ?? [];
    const ids = moveFeatures(order, { ids: lifted.ids, group: id, shown, place: target.place }).features.get(id) ?? [];
    return { group: names.get(id) ?? '', count: ids.length, ...positionsAt(ids, lifted) };
  };

  const say = (what: 'lifted' | 'moved' | 'dropped', at: Pick<Lift, 'lifted' | 'target'>): void => {
    const { group, count, first } = after(at);
    const values = { name: nameOf(at.lifted), group, count, place: first };
    setSaid(
      at.lifted.kind === 'category'
        ? text(`catalogue.etimOverview.said.${what}Category`, values)
        : text(`catalogue.etimOverview.said.${what}`, values),
    );
  };

  /** @returns whether the line can be lifted */
  const start = (line: EtimLine, by: Lift['by']): boolean => {
    if (!rights.sort || (line.kind !== 'feature' && line.kind !== 'head')) return false;
    if (!mayMove) return false;
    const isCategory = line.kind === 'head';
    const chosen =
      line.kind === 'feature' && selection.ids.has(line.id)
        ? groups
            .filter(({ id }) => rights.edit || id === line.group.id)
            .flatMap(({ shown }) => shown.filter((id) => selection.ids.has(id)))
        : line.kind === 'feature'
          ? [line.id]
          : [];
    const lifted: Lifted = isCategory ? { kind: 'category', id: line.group.id } : { kind: 'features', ids: chosen };
    const target = line.kind === 'feature' ? targetOver(groups, lifted, line, false) : targetOf(groups, lifted);
    if (target === null) return false;
    if (line.kind === 'feature' && !selection.ids.has(line.id)) pick([line.id]);
    setLift({ lifted, target, by });
    say('lifted', { lifted, target });
    return true;
  };

  const aim = (target: DropTarget | null): void => {
    if (lift === null || target === null || isSameTarget(lift.target, target)) return;
    setLift({ ...lift, target });
    if (lift.by === 'keys') say('moved', { lifted: lift.lifted, target });
  };

  const drop = (): void => {
    if (lift === null) return;
    const { lifted, target } = lift;
    setLift(null);
    const here = new Set(order.features.get(target.group ?? ''));
    const across = lifted.kind === 'features' ? lifted.ids.filter((id) => !here.has(id)).length : 0;
    if (across > MAX_MOVED) {
      refuse(across);
      return;
    }
    say('dropped', lift);
    const shown = groups.find(({ id }) => id === target.group)?.shown ?? [];
    if (lifted.kind === 'category')
      send({ type: 'category.moved', id: lifted.id, shown: shownCategories(groups), place: target.place });
    else send({ type: 'features.moved', ids: lifted.ids, group: target.group ?? '', shown, place: target.place });
  };

  return {
    lift,
    said,
    /** Where the lifted would stand. */
    after,
    nameOf,
    start,
    drop,
    /** @returns the new target */
    step: (direction: Step): DropTarget | null => {
      const next = lift === null ? null : nextTarget(within, lift.lifted, lift.target, direction);
      aim(next);
      return next;
    },
    over: (line: EtimLine, lower: boolean): void => {
      if (lift === null) return;
      const isWithin =
        line.kind !== 'slot' && (lift.lifted.kind === 'category' || within.some(({ id }) => id === line.group.id));
      if (isWithin) aim(targetOver(groups, lift.lifted, line, lower));
    },
    cancel: (): void => {
      if (lift === null) return;
      setLift(null);
      setSaid(text('catalogue.etimOverview.said.back', { name: nameOf(lift.lifted) }));
    },
    tell: setSaid,
  };
};

export type BoundLift = ReturnType<typeof useLift>;
