import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { sameValue } from '../shared/same-value';
import { defineResource } from '../shared/resource';
import { holidayRule, type HolidayNotice } from './holiday.rule';

export interface HolidayRow {
  readonly id: Id;
  readonly date: CalendarDate;
  readonly reason: string;
}

/** What the holiday form edits; turning the notice off leaves nothing of it. */
export type HolidayDraft = {
  readonly date: CalendarDate;
  readonly reason: string;
  readonly notice: HolidayNotice | null;
  /**
   * The notice as it was when it was turned off: kept with unsaved work for whoever turns it on again, never stored.
   */
  readonly setAside?: HolidayNotice;
};

export type Holiday = HolidayRow & HolidayDraft;

/** `from` and `until` are days, both included; empty text narrows nothing. */
export type HolidayFilter = {
  readonly reason: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};

/** The notice that a form begins with when it is turned on. */
export const newNotice: HolidayNotice = { daysBefore: 1, text: '' };

/**
 * A draft whose notice is turned on, as it was before, or off; one that nobody has touched is not set aside. Rule
 * R-SIT-02.
 */
export const withNotice = ({ setAside, ...draft }: HolidayDraft, on: boolean): HolidayDraft => {
  if (on) return { ...draft, notice: draft.notice ?? setAside ?? newNotice };
  return draft.notice === null || sameValue(draft.notice, newNotice)
    ? { ...draft, notice: null }
    : { ...draft, notice: null, setAside: draft.notice };
};

/** Holidays: days on which the firm is closed; the list opens on those that are still to come. */
export const holidays = defineResource<HolidayRow, Holiday, HolidayDraft, HolidayFilter>({
  key: 'holidays',
  right: 'holidays',
  strings: { one: 'site.holiday', many: 'site.holidays' },
  sortable: ['date', 'reason'],
  order: { field: 'date', order: 'desc' },
  noFilter: { reason: '', from: '', until: '' },
  blank: { date: '', reason: '', notice: null },
  rule: holidayRule,
});
