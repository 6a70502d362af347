import { holidayCodec } from '../../../../src/adapters/http/site/holiday.codec';
import { httpGateway } from '../../../../src/adapters/http/shared/resource-gateway.http';
import type { HolidayDraft } from '../../../../src/domain/site/holiday';
import { answered } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf, only } from '../support/line';

const holiday = (notice: HolidayDraft['notice']): HolidayDraft => ({ date: '2026-12-25', reason: 'Kerstmis', notice });
const notice = { daysBefore: 3, text: '<p>Wij zijn dicht.</p>' };

test.each([
  [null, 'POST', '/api/holidays', undefined],
  ['12', 'PUT', '/api/holidays/12', '12'],
])('a holiday that is stored as %s is saved with its id', async (id, method, url, inBody) => {
  const { http, sent } = aLine(answering({ code: 'OK' }, 200, { Location: 'api/holidays/12' }));
  const request = { id, version: null, draft: holiday(null), before: holiday(null) };
  await answered(httpGateway(http, holidayCodec).save(request));
  const { url: called, init } = only(sent);
  expect([init.method, called, new Map(fieldsOf(init.body)).get('id')]).toEqual([method, url, inBody]);
});

/** The values that are sent for a draft; absent fields are not sent. */
const sent = (draft: HolidayDraft, before: HolidayDraft) =>
  Object.fromEntries(Object.entries(holidayCodec.write(draft, before)).filter(([, value]) => value !== undefined));

test.each([
  ['never had one', null, null, { notification: false }],
  ['gets one', null, notice, { notification: true, days_before_notification: '3', notification_text: notice.text }],
  ['loses it', notice, null, { notification: false, days_before_notification: '', notification_text: '' }],
  [
    'gets another',
    notice,
    { daysBefore: 7, text: '' },
    { notification: true, days_before_notification: '7', notification_text: '' },
  ],
])('the notice of a holiday that %s', (_, before, after, fields) => {
  expect(sent(holiday(after), holiday(before))).toEqual({ date: '2026-12-25', reason: 'Kerstmis', ...fields });
});
