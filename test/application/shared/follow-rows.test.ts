import { Subject } from 'rxjs';
import { createActor, sendTo, setup } from 'xstate';
import { changesOf, followRows } from '../../../src/application/shared/follow-rows';
import type { LiveEvent } from '../../../src/application/shared/ports/live-events.port';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A list whose reads last until `shown`, and the number of its reads. */
const aList = () => {
  const changes = new Subject<void>();
  const told: string[] = [];
  const actor = createActor(
    setup({ actors: { followRows: followRows({ watchList: () => changes }, 'users') } }).createMachine({
      invoke: { id: 'rows', src: 'followRows' },
      on: {
        'shown': { actions: sendTo('rows', { type: 'rows.shown' }) },
        'rows.doubted': { actions: ({ event }) => told.push(event.type) },
      },
    }),
  ).start();
  return {
    told,
    shown: () => {
      actor.send({ type: 'shown' });
    },
    change: () => {
      changes.next();
      jest.advanceTimersByTime(2000);
    },
  };
};

describe('the rows of a list that others change (R-LIV-06)', () => {
  test('are not read again before the read that is under way has ended, and then once', () => {
    const { told, shown, change } = aList();
    shown();
    change();
    expect(told).toHaveLength(1);
    change();
    change();
    expect(told).toHaveLength(1);
    shown();
    expect(told).toHaveLength(2);
    shown();
    expect(told).toHaveLength(2);
  });
});

test('a record may have changed where a change was told of, and where one may have been missed (R-LIV-05)', () => {
  const events = new Subject<LiveEvent>();
  let told = 0;
  changesOf({ watch: () => events }, { resource: 'navigation', id: '1' }).subscribe(() => (told += 1));
  const after = (event: LiveEvent): number => {
    events.next(event);
    return told;
  };
  expect([
    after({ type: 'connected' }),
    after({ type: 'viewers', viewers: [] }),
    after({ type: 'record', by: 'Anna', isSelf: false, isDeleted: false }),
    after({ type: 'connected' }),
    after({ type: 'polled' }),
  ]).toEqual([0, 0, 1, 2, 3]);
});
