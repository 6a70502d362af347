import { createActor, SimulatedClock } from 'xstate';
import { MOST_NOTICES, noticesMachine } from '../../../src/application/shared/notices.machine';
import { LASTING, NOTICE_TIME, type Notice } from '../../../src/domain/shared/notice';
import { reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const aNotice = (key: string, duration = 1000): Notice => ({ intent: 'info', key, duration });
const ofTopic = (topic: string): Notice => ({ ...aNotice('of a topic'), topic });

describe('notices machine, every event in every state', () => {
  const steps = walk(noticesMachine, {
    events: {
      'show': { type: 'notice.shown', notice: aNotice('a') },
      'show topic': { type: 'notice.shown', notice: ofTopic('a') },
      'expire': { type: 'notice.expired', id: 1 },
      'close': { type: 'notice.closed', id: 1 },
      'close topic': { type: 'topic.closed', topic: 'a' },
      'hold': { type: 'notice.held' },
      'release': { type: 'notice.released' },
    },
    remember: ({ shown }) =>
      shown.length === 0
        ? 0
        : (shown.some(({ id }) => id === 1) ? 1 : 2) + (shown.some(({ topic }) => topic !== undefined) ? 2 : 0),
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(noticesMachine));
    expect(tableOf(steps)).toEqual({
      running: { hold: 'held' },
      held: { 'release': 'running', 'close': 'running', 'close topic': 'held | running' },
    });
  });

  test('never shows more than five', () => {
    for (const {
      after: { context },
    } of steps)
      expect(context.shown.length).toBeLessThanOrEqual(5);
  });
});

const started = () => {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  return {
    actor,
    clock,
    show: (key: string, duration?: number) => {
      actor.send({ type: 'notice.shown', notice: aNotice(key, duration) });
    },
    keys: () => actor.getSnapshot().context.shown.map(({ key }) => key),
    idOf: (key: string) => actor.getSnapshot().context.shown.find((notice) => notice.key === key)?.id ?? -1,
  };
};

describe('how long notices stay', () => {
  test('the times of the specification (R-SHR-06)', () => {
    expect(NOTICE_TIME).toEqual({
      success: 1000,
      saved: 1200,
      told: 2000,
      warning: 2000,
      error: 2000,
      field: 4000,
      queued: 3000,
      long: 6000,
    });
  });

  test.each(Object.entries(NOTICE_TIME))('%s: there until its time, gone with it', (_, duration) => {
    const { clock, show, keys } = started();
    show('a', duration);
    clock.increment(duration - 1);
    expect(keys()).toEqual(['a']);
    clock.increment(1);
    expect(keys()).toEqual([]);
  });

  test('a lasting one is there until somebody closes it, also after it was pointed at', () => {
    const { actor, clock, show, keys, idOf } = started();
    show('refused', LASTING);
    clock.increment(3_600_000);
    actor.send({ type: 'notice.held' });
    actor.send({ type: 'notice.released' });
    clock.increment(3_600_000);
    expect(keys()).toEqual(['refused']);
    actor.send({ type: 'notice.closed', id: idOf('refused') });
    expect(keys()).toEqual([]);
  });

  test('of one topic the newest is there, until there is nothing to tell any more', () => {
    const { actor, show, keys } = started();
    const tell = (key: string) => {
      actor.send({ type: 'notice.shown', notice: { ...aNotice(key, LASTING), topic: 'uploads' } });
    };
    tell('one');
    show('other', LASTING);
    tell('two');
    expect(keys()).toEqual(['other', 'two']);
    actor.send({ type: 'topic.closed', topic: 'uploads' });
    expect(keys()).toEqual(['other']);
  });

  test('each has a time of its own', () => {
    const { clock, show, keys } = started();
    show('long', 4000);
    clock.increment(500);
    show('short', 1000);
    clock.increment(1000);
    expect(keys()).toEqual(['long']);
  });

  test('the same text again is one notice with all of its time; with other values it is another (R-SHR-14)', () => {
    const { actor, clock, show, keys } = started();
    show('a', 1000);
    show('b', 5000);
    clock.increment(900);
    show('a', 1000);
    expect(keys()).toEqual(['b', 'a']);
    clock.increment(999);
    expect(keys()).toEqual(['b', 'a']);
    for (const count of [1, 2, 2])
      actor.send({ type: 'notice.shown', notice: { ...aNotice('deleted', 5000), values: { count } } });
    expect(keys()).toEqual(['b', 'a', 'deleted', 'deleted']);
  });

  test('one that offers something stays beside the same text: what it offers is its own (R-SHR-14)', () => {
    const { actor, keys } = started();
    const action = { key: 'undo', run: () => undefined };
    for (const more of [{ action }, { action }, {}])
      actor.send({ type: 'notice.shown', notice: { ...aNotice('saved', 5000), ...more } });
    expect(keys()).toEqual(['saved', 'saved', 'saved']);
  });
});

describe('holding', () => {
  test('a topic of which nothing is told takes nothing from under the pointer', () => {
    const { actor, clock, show, keys } = started();
    show('a', 1000);
    actor.send({ type: 'notice.held' });
    actor.send({ type: 'topic.closed', topic: 'uploads' });
    clock.increment(60_000);
    expect(keys()).toEqual(['a']);
  });

  test('nothing leaves while held, not even what comes meanwhile; let go, each has its whole time again', () => {
    const { actor, clock, show, keys } = started();
    show('a', 1000);
    clock.increment(900);
    actor.send({ type: 'notice.held' });
    show('b', 2000);
    clock.increment(60_000);
    expect(keys()).toEqual(['a', 'b']);
    actor.send({ type: 'notice.released' });
    clock.increment(999);
    expect(keys()).toEqual(['a', 'b']);
    clock.increment(1);
    expect(keys()).toEqual(['b']);
    clock.increment(1000);
    expect(keys()).toEqual([]);
  });

  test('holding shortly before the end does not let the old timer win', () => {
    const { actor, clock, show, keys } = started();
    show('a', 1000);
    clock.increment(900);
    actor.send({ type: 'notice.held' });
    actor.send({ type: 'notice.released' });
    clock.increment(100);
    expect(keys()).toEqual(['a']);
  });

  test('closing the held one lets the others go on: the pointer that left with it says nothing any more', () => {
    const { actor, clock, show, keys, idOf } = started();
    show('a');
    show('b');
    actor.send({ type: 'notice.held' });
    actor.send({ type: 'notice.closed', id: idOf('a') });
    expect(keys()).toEqual(['b']);
    clock.increment(1000);
    expect(keys()).toEqual([]);
  });
});

describe('too many', () => {
  test('the oldest makes room; its timer takes nobody else with it', () => {
    const { clock, show, keys } = started();
    show('1', 1000);
    for (const key of ['2', '3', '4', '5', '6']) show(key, 2000);
    expect(keys()).toEqual(['2', '3', '4', '5', '6']);
    expect(MOST_NOTICES).toBe(5);
    clock.increment(1000);
    expect(keys()).toEqual(['2', '3', '4', '5', '6']);
    clock.increment(1000);
    expect(keys()).toEqual([]);
  });
});
