import type { DraftOf, KindOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { holidayFields, holidayRule, type HolidayNotice } from './holiday.rule';

export type HolidayRow = RowOf<typeof holidayFields>;
export type HolidayDraft = DraftOf<typeof holidayFields>;
export type HolidayKind = KindOf<typeof holidayFields>;

export const newNotice: HolidayNotice = { daysBefore: 1, text: '' };

/** Turns the notice on or off; turning it off discards it. Rule R-SIT-02. */
export const withNotice = (draft: HolidayDraft, on: boolean): HolidayDraft => ({
  ...draft,
  notice: on ? (draft.notice ?? newNotice) : null,
});

/** Days on which the company is closed. */
export const holidays = defineResource<HolidayKind>({
  ...valuesOf(holidayFields),
  key: 'holidays',
  right: 'holidays',
  strings: { one: 'site.holiday', many: 'site.holidays' },
  order: { field: 'date', order: 'desc' },
  rule: holidayRule,
});
