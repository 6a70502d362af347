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

export type HolidayDraft = {
  readonly date: CalendarDate;
  readonly reason: string;
  readonly notice: HolidayNotice | null;
  /** The notice before it was turned off, restored when turned on again; kept in drafts, never saved. */
  readonly setAside?: HolidayNotice;
};

export type Holiday = HolidayRow & HolidayDraft;

/** `from` and `until` are inclusive; empty text does not filter. */
export type HolidayFilter = {
  readonly reason: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};

export const newNotice: HolidayNotice = { daysBefore: 1, text: '' };

/** Turns the notice on or off; an untouched one is not remembered. Rule R-SIT-02. */
export const withNotice = ({ setAside, ...draft }: HolidayDraft, on: boolean): HolidayDraft => {
  if (on) return { ...draft, notice: draft.notice ?? setAside ?? newNotice };
  return draft.notice === null || sameValue(draft.notice, newNotice)
    ? { ...draft, notice: null }
    : { ...draft, notice: null, setAside: draft.notice };
};

/** Days on which the company is closed. */
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
