import { dutchHolidays } from '../../src/domain/site/dutch-holidays.rule';
import { holidayFields, holidayRule, MAX_NOTICE } from '../../src/domain/site/holiday.rule';
import { plainTable } from '../database/migrations/plain-table';
import { day, flag, html, integer, line, optional } from '../shared/columns';
import { contains, from, until } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource, onWire } from '../shared/resource';

export const holidays = defineResource({
  endpoint: 'holidays',
  plural: 'holidays',
  singular: 'holidays',
  table: 'holidays',
  right: 'holidays',
  perWebsite: false,
  columns: {
    date: day(),
    reason: line(holidayFields.reason.most),
    notification: flag(),
    days_before_notification: optional(integer()),
    notification_text: html(MAX_NOTICE),
  },
  listed: ['date', 'reason'],
  sortable: ['date', 'reason'],
  defaultSort: 'date',
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

const CLOSED = '<p>Met Kerstmis zijn we gesloten. Wat je dan bestelt, versturen we op de eerstvolgende werkdag.</p>';

/** Dutch public holidays of three years up to `year`; those at Christmas have a notice. */
const demoHolidays = (year: number) =>
  [year - 2, year - 1, year].flatMap(dutchHolidays).map(({ date, reason }) => {
    const notification = reason.endsWith('kerstdag');
    return {
      date,
      reason,
      notification,
      days_before_notification: notification ? 7 : null,
      notification_text: notification ? CLOSED : '',
    };
  });

/** Shared by all websites. Rules R-SIT-01 and R-SIT-02. */
export const holidayModule = plainModule(holidays, {
  migrations: [
    {
      name: '0004-holidays',
      sql: plainTable(
        'holidays',
        [
          'date date not null',
          'reason text not null',
          'by_reason text collate "C" not null',
          'notification boolean not null',
          'days_before_notification integer',
          'notification_text text not null',
        ],
        ['date', 'by_reason'],
      ),
    },
  ],
  demo: ({ year }) => [demoHolidays(year)],
});
