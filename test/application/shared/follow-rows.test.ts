import { Subject } from 'rxjs';
import { createActor, sendTo, setup } from 'xstate';
import { followRows } from '../../../src/application/shared/follow-rows';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A list whose reads last until `shown`, and how often it was told to read. */
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
