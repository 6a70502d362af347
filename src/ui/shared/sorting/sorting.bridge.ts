import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import {
  reduceSorting,
  type Lift,
  type SortEvent,
  type SortGeometry,
  type SortOutcome,
  type SortStep,
} from '../../../domain/shared/sorting/sorting';
import { useLatest } from '../runtime/latest.bridge';
import type { SaidMove, SaidPlace } from './move-status';

interface Sorting<Item, Place, Point> {
  readonly geometry: SortGeometry<Item, Place, Point>;
  /** What is told of a place. */
  readonly describe: (lift: Lift<Item, Place>, at: Place) => SaidPlace;
  readonly onMove: (lift: Lift<Item, Place>, to: Place) => void;
  readonly onStep?: (to: Place) => void;
  readonly onRefused?: (lift: Lift<Item, Place>) => void;
}

interface Now<Item, Place> {
  readonly lift: Lift<Item, Place> | null;
  readonly said: SaidMove | null;
}

const after = <Item, Place>(
  before: Now<Item, Place>,
  { lift, said }: SortOutcome<Item, Place>,
  describe: Sorting<Item, Place, never>['describe'],
): Now<Item, Place> => ({
  lift,
  said: said === undefined ? before.said : { what: said.what, ...describe(said.lift, said.at) },
});

const STEPS: ReadonlyMap<string, SortStep> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'out'],
  ['ArrowRight', 'in'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/**
 * Moves items by keys: Space and Enter lift and drop, arrows, Home and End move, Escape puts back. Pointers use `begin`,
 * `aim`, `drop` and `cancel`.
 */
export const useSorting = <Item, Place, Point = never>(sorting: Sorting<Item, Place, Point>) => {
  const [now, setNow] = useState<Now<Item, Place>>({ lift: null, said: null });
  const { geometry, describe } = sorting;
  // The list changed underneath: what is lifted is gone, or may not be moved any more.
  if (now.lift !== null && geometry.placeOf(now.lift.item) === null)
    setNow(after(now, reduceSorting(geometry, now.lift, { type: 'changed' }), describe));
  /** An item loses the focus briefly while it moves. */
  const moving = useRef(false);
  const latest = useLatest({ ...sorting, now });
  const send = useCallback(
    (event: SortEvent<Item, Place, Point>): void => {
      const own = latest.current;
      const outcome = reduceSorting(own.geometry, own.now.lift, event);
      const { lift, said, move, refused } = outcome;
      if (lift === own.now.lift && said === undefined) return;
      moving.current = true;
      setNow(after(own.now, outcome, own.describe));
      if (event.type === 'step' && lift !== null) own.onStep?.(lift.to);
      if (move !== undefined) own.onMove(move.lift, move.to);
      if (refused !== undefined) own.onRefused?.(refused);
    },
    [latest],
  );
  /** @returns whether the item can be lifted */
  const begin = useCallback(
    (item: Item, by: Lift<Item, Place>['by']): boolean => {
      if (latest.current.geometry.placeOf(item) === null) return false;
      send({ type: 'lift', item, by, gesture: crypto.randomUUID() });
      return true;
    },
    [latest, send],
  );
  /** @returns whether the key was for what is lifted, or lifted it */
  const press = useCallback(
    (event: KeyboardEvent, item: Item): boolean => {
      const { lift } = latest.current.now;
      if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return false;
      const isPress = event.key === ' ' || event.key === 'Enter';
      if (lift === null && !(isPress && begin(item, 'keys'))) return false;
      event.preventDefault();
      event.stopPropagation();
      const step = STEPS.get(event.key);
      if (lift?.by !== 'keys') return true;
      if (step !== undefined) send({ type: 'step', step });
      else if (isPress) send({ type: 'drop' });
      else if (event.key === 'Escape') send({ type: 'cancel' });
      return true;
    },
    [begin, latest, send],
  );
  return {
    ...now,
    /** What keys move. */
    lifted: now.lift?.by === 'keys' ? now.lift.item : null,
    press,
    begin,
    aim: useCallback(
      (point: Point) => {
        send({ type: 'aim', point });
      },
      [send],
    ),
    drop: useCallback(() => {
      send({ type: 'drop' });
    }, [send]),
    cancel: useCallback(() => {
      send({ type: 'cancel' });
    }, [send]),
    leave: useCallback(
      (event: FocusEvent) => {
        if (!moving.current && !event.currentTarget.contains(event.relatedTarget)) send({ type: 'blur' });
      },
      [send],
    ),
    /** What is lifted stands where it belongs. */
    settle: useCallback(() => {
      moving.current = false;
    }, []),
  };
};

interface Carried<Item> {
  readonly lifted: Item | null;
  /** Another value with each step. */
  readonly said: SaidMove | null;
  readonly settle: () => void;
}

/** Keeps the focus on what keys move. */
export const useLiftFocus = <Item>({ lifted, said, settle }: Carried<Item>, focus: (item: Item) => void): void => {
  const latest = useLatest(focus);
  useLayoutEffect(() => {
    if (lifted !== null) latest.current(lifted);
    settle();
  }, [latest, lifted, said, settle]);
};
