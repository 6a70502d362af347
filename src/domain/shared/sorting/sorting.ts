import { sameValue } from '../same-value';

/** Keyboard move of a lifted item: along the list, one level out or in, to either end. */
export type SortStep = 'up' | 'down' | 'out' | 'in' | 'first' | 'last';

/** Positions and moves in a list, a tree or groups. Rule R-CAT-33. */
export interface SortGeometry<Item, Place, Point = never> {
  /** Current place of an item; null when it cannot be moved. */
  readonly placeOf: (item: Item) => Place | null;
  /** Place after a step; null when there is none. */
  readonly next: (item: Item, at: Place, step: SortStep) => Place | null;
  /** Place under a pointer; null to keep the present one. */
  readonly treeDropAt: (lift: Lift<Item, Place>, point: Point) => Place | null;
  /** Whether a drop at a place is refused. */
  readonly refuses: (item: Item, at: Place) => boolean;
  /** Whether each keyboard step moves the item at once, and cancel moves it back. Otherwise only a drop moves it. */
  readonly isLive: boolean;
}

/** A lifted item with its origin and target. */
export interface Lift<Item, Place> {
  readonly item: Item;
  /** Kept for announcements after the item was deleted. */
  readonly name: string;
  readonly by: 'keys' | 'pointer';
  /** Unique id of the gesture. */
  readonly gesture: string;
  readonly from: Place;
  readonly to: Place;
}

export type SortEvent<Item, Place, Point> =
  | ({ readonly type: 'lift' } & Omit<Lift<Item, Place>, 'from' | 'to'>)
  | { readonly type: 'step'; readonly step: SortStep }
  | { readonly type: 'aim'; readonly point: Point }
  /** `blur`: focus left the list; `changed`: the list was replaced. */
  | { readonly type: 'drop' | 'cancel' | 'blur' | 'changed' };

/** Announcements to screen readers. */
export type SortAnnouncement = 'lifted' | 'moved' | 'stays' | 'dropped' | 'back' | 'stopped';

/** Result of an event. */
export interface SortOutcome<Item, Place> {
  readonly lift: Lift<Item, Place> | null;
  readonly said?: { readonly what: SortAnnouncement; readonly at: Place };
  /** Place to which the item moves now. */
  readonly move?: Place | undefined;
  readonly isRefused?: boolean;
}

/** Reducer of lift, step, aim, drop and cancel, for every geometry. */
export const reduceSorting = <Item, Place, Point>(
  { placeOf, next, treeDropAt, refuses, isLive }: SortGeometry<Item, Place, Point>,
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
  const ended = (what: SortAnnouncement, at: Place, move?: Place) => ({ lift: null, said: { what, at }, move });
  switch (event.type) {
    case 'step': {
      const there = next(item, to, event.step);
      if (there === null) return { lift, said: { what: 'stays', at: to } };
      return { lift: { ...lift, to: there }, said: { what: 'moved', at: there }, move: isLive ? there : undefined };
    }
    case 'aim': {
      const there = treeDropAt(lift, event.point);
      return { lift: there === null || sameValue(there, to) ? lift : { ...lift, to: there } };
    }
    case 'drop':
      if (refuses(item, to)) return { ...ended('back', from), isRefused: true };
      return ended('dropped', to, isLive ? undefined : to);
    case 'blur':
      // A pointer drag does not need focus; a live move is kept.
      if (lift.by === 'pointer') return { lift };
      return isLive ? { lift: null } : ended('back', from);
    case 'cancel':
      return ended('back', from, isLive && !sameValue(from, to) ? from : undefined);
    case 'changed':
      return stands === null ? ended('stopped', from) : { lift };
  }
};

/** Geometry of a flat list with 0-based places. */
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
  // Pointer drags of flat lists are handled by a library.
  treeDropAt: () => null,
  refuses: () => false,
  isLive: true,
});
