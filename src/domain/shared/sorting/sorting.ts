import { sameValue } from '../same-value';

/** What a key does with something lifted: along the list, one level out or in, to either end. */
export type SortStep = 'up' | 'down' | 'out' | 'in' | 'first' | 'last';

/** What a list, a tree or groups allow. Rule R-CAT-33. */
export interface SortGeometry<Item, Place, Point = never> {
  /** Where an item stands; null where it cannot be moved. */
  readonly placeOf: (item: Item) => Place | null;
  /** Where a step leads; null where it leads nowhere. */
  readonly next: (item: Item, at: Place, step: SortStep) => Place | null;
  /** What a pointer aims at; null for no other place. */
  readonly aimAt: (lift: Lift<Item, Place>, point: Point) => Place | null;
  /** Whether a drop puts the item back. */
  readonly refuses: (item: Item, at: Place) => boolean;
  /** Each step moves the item, and a cancel moves it back; otherwise only a drop moves it. */
  readonly isLive: boolean;
}

/** Something lifted. */
export interface Lift<Item, Place> {
  readonly item: Item;
  /** Known when the item is gone, too. */
  readonly name: string;
  readonly by: 'keys' | 'pointer';
  /** Unique for each lift. */
  readonly gesture: string;
  readonly from: Place;
  readonly to: Place;
}

export type SortEvent<Item, Place, Point> =
  | ({ readonly type: 'lift' } & Omit<Lift<Item, Place>, 'from' | 'to'>)
  | { readonly type: 'step'; readonly step: SortStep }
  | { readonly type: 'aim'; readonly point: Point }
  /** `blur`: the focus left; `changed`: the list is another one. */
  | { readonly type: 'drop' | 'cancel' | 'blur' | 'changed' };

/** What is announced. */
export type SaidOfSort = 'lifted' | 'moved' | 'stays' | 'dropped' | 'back' | 'stopped';

/** What came of an event. */
export interface SortOutcome<Item, Place> {
  readonly lift: Lift<Item, Place> | null;
  readonly said?: { readonly what: SaidOfSort; readonly at: Place };
  /** Where the item goes. */
  readonly move?: Place | undefined;
  readonly isRefused?: boolean;
}

/** Picking up, stepping, aiming, dropping and cancelling, in every geometry. */
export const reduceSorting = <Item, Place, Point>(
  { placeOf, next, aimAt, refuses, isLive }: SortGeometry<Item, Place, Point>,
  lift: Lift<Item, Place> | null,
  event: SortEvent<Item, Place, Point>,
): SortOutcome<Item, Place> => {
  if (event.type === 'lift') {
    const { type: _, ...begins } = event;
    const from = lift === null ? placeOf(event.item) : null;
    if (from === null) return { lift };
    const begun = { ...begins, from, to: from };
    return event.by === 'keys' ? { lift: begun, said: { what: 'lifted', at: from } } : { lift: begun };
  }
  if (lift === null) return { lift };
  const { item, from } = lift;
  const stands = placeOf(item);
  const to = (isLive ? stands : null) ?? lift.to;
  const ended = (what: SaidOfSort, at: Place, move?: Place) => ({ lift: null, said: { what, at }, move });
  switch (event.type) {
    case 'step': {
      const there = next(item, to, event.step);
      if (there === null) return { lift, said: { what: 'stays', at: to } };
      return { lift: { ...lift, to: there }, said: { what: 'moved', at: there }, move: isLive ? there : undefined };
    }
    case 'aim': {
      const there = aimAt(lift, event.point);
      return { lift: there === null || sameValue(there, to) ? lift : { ...lift, to: there } };
    }
    case 'drop':
      if (refuses(item, to)) return { ...ended('back', from), isRefused: true };
      return ended('dropped', to, isLive ? undefined : to);
    case 'blur':
      // A drag goes on without the focus; what moved at once stays where it is.
      if (lift.by === 'pointer') return { lift };
      return isLive ? { lift: null } : ended('back', from);
    case 'cancel':
      return ended('back', from, isLive && !sameValue(from, to) ? from : undefined);
    case 'changed':
      return stands === null ? ended('stopped', from) : { lift };
  }
};

/** A flat list: places count from 0. */
export const flatSorting = <Key>(keys: readonly Key[]): SortGeometry<Key, number, unknown> => ({
  placeOf: (key) => {
    const place = keys.indexOf(key);
    return place < 0 ? null : place;
  },
  next: (_, at, step) => {
    const last = keys.length - 1;
    const to = { up: at - 1, down: at + 1, out: at, in: at, first: 0, last }[step];
    return to === at || to < 0 || to > last ? null : to;
  },
  // Its pointers are those of a library.
  aimAt: () => null,
  refuses: () => false,
  isLive: true,
});
