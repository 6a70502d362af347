import { dutchHolidays } from '../../src/domain/site/dutch-holidays.rule';
import { holidayRule, MAX_NOTICE } from '../../src/domain/site/holiday.rule';
import type { Database } from '../database/database';
import { day, flag, html, integer, line, optional } from '../shared/columns';
import { contains, from, until } from '../shared/filters';
import { defineResource, onWire } from '../shared/resource';
import { insertRows } from '../shared/resource-rows';
import { serveResource } from '../shared/serve-resource';

const holidays = defineResource({
  endpoint: 'holidays',
  plural: 'holidays',
  singular: 'holidays',
  table: 'holidays',
  right: 'holidays',
  perWebsite: false,
  columns: {
    date: day(),
    reason: line(),
    notification: flag(),
    days_before_notification: optional(integer()),
    notification_text: html(MAX_NOTICE),
  },
  listed: ['date', 'reason'],
  sortable: ['date', 'reason'],
  first: 'date',
  searched: ['date', 'reason'],
  filters: { reason: contains('reason'), from: from('date'), until: until('date') },
  derive: (values) =>
    values.notification ? values : { ...values, days_before_notification: null, notification_text: '' },
  problems: ({ date, reason, notification, days_before_notification, notification_text }) =>
    onWire(
      holidayRule({
        date: date ?? '',
        reason,
        notice: notification ? { daysBefore: days_before_notification ?? 0, text: notification_text } : null,
      }),
      { 'notice.daysBefore': 'days_before_notification', 'notice.text': 'notification_text' },
    ),
});

/** The same on every website. Rules R-SIT-01 and R-SIT-02. */
export const holidayEndpoints = serveResource(holidays);

const CLOSED = '<p>Met Kerstmis zijn we gesloten. Wat je dan bestelt, versturen we op de eerstvolgende werkdag.</p>';

/** Inserts the Dutch public holidays of three years, `year` being the last; those at Christmas have a notice. */
export const seedHolidays = async (tx: Database, year: number): Promise<void> => {
  const days = [year - 2, year - 1, year].flatMap(dutchHolidays);
  await insertRows(
    tx,
    holidays,
    days.map(({ date, reason }) => {
      const notification = reason.endsWith('kerstdag');
      return {
        date,
        reason,
        notification,
        days_before_notification: notification ? 7 : null,
        notification_text: notification ? CLOSED : '',
      };
    }),
    null,
  );
};
