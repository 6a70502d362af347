import { noticesActorOf, noticesOf } from '../../../src/application/shared/notices.service';
import { NOTICE_TIME } from '../../../src/domain/shared/notice';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['success', NOTICE_TIME.success, 1000],
  ['saved', NOTICE_TIME.saved, 1200],
  ['warning', NOTICE_TIME.warning, 2000],
  ['error', NOTICE_TIME.error, 2000],
  ['field', NOTICE_TIME.field, 4000],
])('a message of the kind %s stays its time by the clock of the page (R-SHR-06)', (_, duration, stays) => {
  const actor = noticesActorOf();
  noticesOf(actor).show({ intent: 'info', key: 'shared.notices.saved', duration });
  jest.advanceTimersByTime(stays - 1);
  expect(actor.getSnapshot().context.shown).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(actor.getSnapshot().context.shown).toEqual([]);
});

test('two pages have messages of their own', () => {
  const [one, other] = [noticesActorOf(), noticesActorOf()];
  noticesOf(one).show({ intent: 'info', key: 'shared.notices.saved', duration: 1000 });
  expect([one.getSnapshot().context.shown.length, other.getSnapshot().context.shown.length]).toEqual([1, 0]);
});
