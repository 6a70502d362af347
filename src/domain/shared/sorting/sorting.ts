import { sameValue } from '../same-value';

/** What a key does with something lifted: along the list, one level out or in, to either end. */
export type SortStep = 'up' | 'down' | 'out' | 'in' | 'first' | 'last';

/** What a list, a tree or groups allow. */
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
  readonly by: 'keys' | 'pointer';
  /** Unique for each lift. */
  readonly gesture: string;
  readonly from: Place;
  readonly to: Place;
}

export type SortEvent<Item, Place, Point> =
  | ({ readonly type: 'lift' } & Pick<Lift<Item, Place>, 'item' | 'by' | 'gesture'>)
  | { readonly type: 'step'; readonly step: SortStep }
  | { readonly type: 'aim'; readonly point: Point }
  /** `blur`: the focus left; `changed`: the list is another one. */
  | { readonly type: 'drop' | 'cancel' | 'blur' | 'changed' };

/** What is announced. */
export type SaidOfSort = 'lifted' | 'moved' | 'stays' | 'dropped' | 'back' | 'stopped';

/** What came of an event. */
export interface SortOutcome<Item, Place> {
  readonly lift: Lift<Item, Place> | null;
  readonly said?: { readonly what: SaidOfSort; readonly lift: Lift<Item, Place>; readonly at: Place };
  /** What moves, and to where. */
  readonly move?: { readonly lift: Lift<Item, Place>; readonly to: Place };
  /** The drop that was refused. */
  readonly refused?: Lift<Item, Place>;
}

/** Picking up, stepping, aiming, dropping and cancelling, in every geometry. */
export const reduceSorting = <Item, Place, Point>(
  geometry: SortGeometry<Item, Place, Point>,
  before: Lift<Item, Place> | null,
  event: SortEvent<Item, Place, Point>,
): SortOutcome<Item, Place> => {
  if (event.type === 'lift') {
    const { item, by, gesture } = event;
    const from = before === null ? geometry.placeOf(item) : null;
    if (from === null) return { lift: before };
    const lift = { item, by, gesture, from, to: from };
    return by === 'keys' ? { lift, said: { what: 'lifted', lift, at: from } } : { lift };
  }
  if (before === null) return { lift: null };
  const stands = geometry.placeOf(before.item);
  const lift = geometry.isLive && stands !== null ? { ...before, to: stands } : before;
  const { item, from, to } = lift;
  switch (event.type) {
    case 'step': {
      const next = geometry.next(item, to, event.step);
      if (next === null) return { lift: before, said: { what: 'stays', lift, at: to } };
      const moved = { ...lift, to: next };
      return {
        lift: moved,
        said: { what: 'moved', lift: moved, at: next },
        ...(geometry.isLive && { move: { lift: moved, to: next } }),
      };
    }
    case 'aim': {
      const next = geometry.aimAt(lift, event.point);
      return { lift: next === null || sameValue(next, to) ? before : { ...lift, to: next } };
    }
    case 'drop':
      if (geometry.refuses(item, to)) return { lift: null, said: { what: 'back', lift, at: from }, refused: lift };
      return {
        lift: null,
        said: { what: 'dropped', lift, at: to },
        ...(!geometry.isLive && { move: { lift, to } }),
      };
    case 'blur':
      // A drag goes on without the focus; what moved at once stays where it is.
      if (lift.by === 'pointer') return { lift: before };
      return geometry.isLive ? { lift: null } : { lift: null, said: { what: 'back', lift, at: from } };
    case 'cancel':
      return {
        lift: null,
        said: { what: 'back', lift, at: from },
        ...(geometry.isLive && !sameValue(from, to) && { move: { lift, to: from } }),
      };
    case 'changed':
      return stands === null ? { lift: null, said: { what: 'stopped', lift, at: from } } : { lift: before };
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
