import { either } from 'fp-ts';
import { createActor, fromPromise } from 'xstate';
import { calendarMachine } from '../../../src/application/commerce/calendar.machine';
import type { CalendarRecords } from '../../../src/domain/commerce/calendar';
import type { Period } from '../../../src/domain/commerce/promotion.rule';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const RECORDS: CalendarRecords = {
  promotions: [],
  netPrices: [],
  coupons: null,
  events: null,
  popups: null,
  isTruncated: false,
  unread: 0,
};
const [NOVEMBER, DECEMBER] = [
  { start: '2026-11-01', end: '2026-11-30' },
  { start: '2026-12-01', end: '2026-12-31' },
];
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

const opened = () => {
  const load = called<
    Outcome<CalendarRecords>,
    { readonly period: Period; readonly onProgress: (share: number) => void }
  >();
  const actor = createActor(calendarMachine.provide({ actors: { loadCalendar: fromPromise(load.run) } }), {
    input: NOVEMBER,
  });
  actor.start();
  return { actor, load, now: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value };
};

describe('the records of a period (R-COM-45)', () => {
  test('are read with progress, and shown with their period', async () => {
    const { load, now, state } = opened();
    load.input().onProgress(0.5);
    expect([load.input().period, now().share]).toEqual([NOVEMBER, 0.5]);
    load.answer(either.right(RECORDS));
    await flushPromises();
    expect([state(), now().shown]).toEqual(['shown', { period: NOVEMBER, records: RECORDS }]);
  });

  test('another period aborts the one before, and its answer stays until the other has come', async () => {
    const { actor, load, now } = opened();
    load.answer(either.right(RECORDS));
    await flushPromises();
    actor.send({ type: 'period.changed', period: DECEMBER });
    actor.send({ type: 'period.changed', period: NOVEMBER });
    expect([load.signal(1).aborted, load.input().period, now().shown?.period]).toEqual([true, NOVEMBER, NOVEMBER]);
  });

  test('a failure keeps what is shown, and can be tried again', async () => {
    const { actor, load, now, state } = opened();
    load.answer(either.right(RECORDS));
    await flushPromises();
    actor.send({ type: 'period.changed', period: DECEMBER });
    load.answer(either.left(CUT));
    await flushPromises();
    expect([state(), now().failure, now().shown?.period]).toEqual(['failed', CUT, NOVEMBER]);
    actor.send({ type: 'load.requested' });
    expect([state(), now().failure, load.input().period]).toEqual(['loading', null, DECEMBER]);
  });

  test('the reading can be stopped, and begun again', () => {
    const { actor, load, state } = opened();
    actor.send({ type: 'load.cancelled' });
    expect([state(), load.signal().aborted]).toEqual(['stopped', true]);
    actor.send({ type: 'load.requested' });
    expect(state()).toBe('loading');
  });
});
