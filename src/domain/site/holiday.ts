import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
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
};

export type Holiday = HolidayRow & HolidayDraft;

/** `from` and `until` are inclusive; empty text does not filter. */
export type HolidayFilter = {
  readonly reason: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};

export const newNotice: HolidayNotice = { daysBefore: 1, text: '' };

/** Turns the notice on or off; turning it off discards it. Rule R-SIT-02. */
export const withNotice = (draft: HolidayDraft, on: boolean): HolidayDraft => ({
  ...draft,
  notice: on ? (draft.notice ?? newNotice) : null,
});

export interface HolidayKind extends Kind {
  row: HolidayRow;
  detail: Holiday;
  draft: HolidayDraft;
  filter: HolidayFilter;
}

/** Days on which the company is closed. */
export const holidays = defineResource<HolidayKind>({
  key: 'holidays',
  right: 'holidays',
  strings: { one: 'site.holiday', many: 'site.holidays' },
  sortable: ['date', 'reason'],
  order: { field: 'date', order: 'desc' },
  noFilter: { reason: '', from: '', until: '' },
  blank: { date: '', reason: '', notice: null },
  rule: holidayRule,
});
