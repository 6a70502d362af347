import type { Id } from '../shared/id';
import { isFor, type CalendarEntry, type CalendarKind } from './calendar';
import type { Overlap } from './calendar-overlaps';
import type { Zoom } from './calendar-window';
import type { Period } from './promotion.rule';
import type { Reference } from './references';

/** Filters of the calendar. */
export interface CalendarQuery {
  readonly zoom: Zoom;
  readonly window: Period;
  readonly hidden: readonly CalendarKind[];
  readonly account: Reference | null;
  readonly onlyOverlaps: boolean;
  readonly isTable: boolean;
}

/** Overlaps that affect an account; null for all. */
export const overlapsFor = (overlaps: readonly Overlap[], account: Id | null): readonly Overlap[] =>
  overlaps.flatMap((overlap) => {
    const parts = overlap.parts.filter((part) => isFor(part, account));
    return parts.length === 0 ? [] : [{ ...overlap, parts }];
  });

/** Calendar entries that match a query; `overlaps` are those of its account. Rule R-COM-46. */
export const entriesFor = (
  entries: readonly CalendarEntry[],
  overlaps: readonly Overlap[],
  { hidden, account, onlyOverlaps }: Pick<CalendarQuery, 'hidden' | 'account' | 'onlyOverlaps'>,
): readonly CalendarEntry[] => {
  const overlapping = new Set(overlaps.flatMap(({ of }) => of));
  return entries.filter(
    (entry) =>
      !hidden.includes(entry.kind) &&
      isFor(entry, account?.id ?? null) &&
      (!onlyOverlaps || overlapping.has(entry.key)),
  );
};
