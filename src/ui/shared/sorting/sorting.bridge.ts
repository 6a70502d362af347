import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import {
  reduceSorting,
  type Lift,
  type SortEvent,
  type SortGeometry,
  type SortOutcome,
  type SortStep,
} from '../../../domain/shared/sorting/sorting';
import { sameValue } from '../../../domain/shared/same-value';
import { useLatest } from '../runtime/latest.bridge';
import type { AnnouncedMove, AnnouncedPlace } from './move-status';

interface Sorting<Item, Place, Point> {
  readonly geometry: SortGeometry<Item, Place, Point>;
  readonly nameOf: (item: Item) => string;
  /** Describes a position for announcements. */
  readonly describe: (lift: Lift<Item, Place>, at: Place) => AnnouncedPlace;
  readonly onMove: (lift: Lift<Item, Place>, to: Place) => void;
  readonly onStep?: (to: Place) => void;
  readonly onRefused?: (lift: Lift<Item, Place>) => void;
}

const STEPS: ReadonlyMap<string, SortStep> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'out'],
  ['ArrowRight', 'in'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/**
 * Moves items by keyboard: Space and Enter lift and drop, arrows, Home and End move, Escape cancels. Pointers use
 * `begin`, `aim`, `drop` and `cancel`.
 */
export const useSorting = <Item, Place, Point = never>(sorting: Sorting<Item, Place, Point>) => {
  const [lift, setLift] = useState<Lift<Item, Place> | null>(null);
  const [said, setSaid] = useState<AnnouncedMove | null>(null);
  const show = (of: Lift<Item, Place>, { lift: next, said: spoken }: SortOutcome<Item, Place>): void => {
    setLift(next);
    if (spoken !== undefined) setSaid({ what: spoken.what, name: of.name, ...sorting.describe(of, spoken.at) });
  };
  // The list changed during the lift: the lifted item was removed, or may no longer be moved.
  if (lift !== null && sorting.geometry.placeOf(lift.item) === null)
    show(lift, reduceSorting(sorting.geometry, lift, { type: 'changed' }));
  /** True while an item moves, because it briefly loses the focus. */
  const moving = useRef(false);
  const latest = useLatest({ ...sorting, lift, show });
  const acts = useMemo(() => {
    const send = (event: SortEvent<Item, Place, Point>): void => {
      const own = latest.current;
      const outcome = reduceSorting(own.geometry, own.lift, event);
      const of = outcome.lift ?? own.lift;
      if (of === null || (outcome.lift === own.lift && outcome.said === undefined)) return;
      moving.current = true;
      own.show(of, outcome);
      if (event.type === 'step') own.onStep?.(of.to);
      if (outcome.move !== undefined) own.onMove(of, outcome.move);
      if (outcome.isRefused === true) own.onRefused?.(of);
    };
    /** @returns whether the item can be lifted */
    const begin = (item: Item, by: Lift<Item, Place>['by']): boolean => {
      const { geometry, nameOf } = latest.current;
      if (geometry.placeOf(item) === null) return false;
      send({ type: 'lift', item, name: nameOf(item), by, gesture: crypto.randomUUID() });
      return true;
    };
    return {
      begin,
      aim: (point: Point): void => {
        send({ type: 'aim', point });
      },
      drop: (): void => {
        send({ type: 'drop' });
      },
      cancel: (): void => {
        send({ type: 'cancel' });
      },
      /** @returns whether the key moved or lifted an item */
      press: (event: KeyboardEvent, item: Item): boolean => {
        if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return false;
        const { lift: lifted } = latest.current;
        const [by, isPress] = [lifted?.by, event.key === ' ' || event.key === 'Enter'];
        if (lifted !== null && !sameValue(lifted.item, item)) return false;
        if (by === undefined && !(isPress && begin(item, 'keys'))) return false;
        event.stopPropagation();
        const step = STEPS.get(event.key);
        // Leave the browser's keys to the browser.
        if (step === undefined && !isPress && event.key !== 'Escape') return true;
        event.preventDefault();
        if (by !== 'keys') return true;
        if (step !== undefined) send({ type: 'step', step });
        else if (isPress) send({ type: 'drop' });
        else if (event.key === 'Escape') send({ type: 'cancel' });
        return true;
      },
      leave: (event: FocusEvent): void => {
        if (!moving.current && !event.currentTarget.contains(event.relatedTarget)) send({ type: 'blur' });
      },
      /** Called when the lifted item is rendered at its new position. */
      markRendered: (): void => {
        moving.current = false;
      },
    };
  }, [latest]);
  return {
    lift,
    said,
    /** The item lifted by keyboard. */
    lifted: lift?.by === 'keys' ? lift.item : null,
    ...acts,
  };
};

interface Carried<Item> {
  readonly lifted: Item | null;
  /** A new object for each step. */
  readonly said: AnnouncedMove | null;
  readonly markRendered: () => void;
}

/** Keeps the focus on the item lifted by keyboard. */
export const useLiftFocus = <Item>(
  { lifted, said, markRendered }: Carried<Item>,
  focus: (item: Item) => void,
): void => {
  const latest = useLatest(focus);
  useLayoutEffect(() => {
    if (lifted !== null) latest.current(lifted);
    markRendered();
  }, [latest, lifted, said, markRendered]);
};
