import { createActor } from 'xstate';
import { leavingMachine, startLeaving } from '../../../src/application/shared/leaving.machine';
import { nameOf, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

describe('leaving machine, every event in every state', () => {
  const steps = walk(leavingMachine, {
    events: {
      start: { type: 'work.started', work: 'typing', discard: () => undefined },
      save: { type: 'work.saving' },
      finish: { type: 'work.finished' },
      startKept: { type: 'work.started', work: 'keeping', discard: () => undefined },
      leave: { type: 'leave.requested', go: () => undefined },
      end: { type: 'leave.requested', go: () => undefined, isEnd: true },
      keep: { type: 'leave.kept' },
      yes: { type: 'leave.confirmed' },
      no: { type: 'leave.cancelled' },
    },
    remember: ({ go, discard, work, isEnd }) => [go !== null, discard !== null, work, isEnd],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(leavingMachine));
    expect(tableOf(steps)).toEqual({
      free: { start: 'holding', startKept: 'holding', save: 'saving' },
      saving: { start: 'asking | holding', startKept: 'asking | holding', finish: 'free' },
      holding: { save: 'saving', finish: 'free', leave: 'asking', end: 'asking' },
      asking: { finish: 'free', yes: 'free', no: 'holding', keep: 'asking | free' },
    });
  });

  test('a way out waits only while it is asked about, and what to discard is known while there is work', () => {
    for (const {
      after: { value, context },
    } of steps) {
      if (value !== 'saving') expect([nameOf(value), context.go !== null]).toEqual([nameOf(value), value === 'asking']);
      if (value !== 'saving')
        expect([nameOf(value), context.discard !== null]).toEqual([nameOf(value), value !== 'free']);
    }
  });
});

test('a form with unsaved work is known until it is saved or discarded, a running deletion is none (R-SES-31)', () => {
  const unsaved = { isThere: () => true };
  const leaving = startLeaving(unsaved);
  const discard = (): void => undefined;
  const known = [
    { type: 'work.started', work: 'deleting', discard },
    { type: 'work.finished' },
    { type: 'work.saving' },
    { type: 'work.finished' },
    { type: 'work.started', work: 'typing', discard },
    { type: 'work.saving' },
    { type: 'work.started', work: 'keeping', discard },
    { type: 'leave.requested', go: () => undefined },
    { type: 'leave.cancelled' },
    { type: 'work.finished' },
  ] as const;
  expect([
    unsaved.isThere(),
    ...known.map((event) => {
      leaving.send(event);
      return unsaved.isThere();
    }),
  ]).toEqual([false, false, false, false, false, true, true, true, true, true, false]);
});

describe('leaving', () => {
  const started = () => {
    const done: string[] = [];
    const actor = createActor(leavingMachine).start();
    return {
      actor,
      done,
      work: () => {
        actor.send({
          type: 'work.started',
          work: 'typing',
          discard: () => {
            done.push('discarded');
          },
        });
      },
      leave: (where: string) => {
        actor.send({
          type: 'leave.requested',
          go: () => {
            done.push(where);
          },
        });
      },
    };
  };

  test('with nothing to lose happens at once', () => {
    const { done, leave } = started();
    leave('users');
    expect(done).toEqual(['users']);
  });

  test('while it is being saved waits for the save, and happens when that worked', () => {
    const { actor, done, work, leave } = started();
    work();
    actor.send({ type: 'work.saving' });
    leave('users');
    expect([done, actor.getSnapshot().value]).toEqual([[], 'saving']);
    actor.send({ type: 'work.finished' });
    expect([done, actor.getSnapshot().value]).toEqual([['users'], 'free']);
  });

  test('while it is being saved is asked about when the save was refused', () => {
    const { actor, done, work, leave } = started();
    work();
    actor.send({ type: 'work.saving' });
    leave('users');
    work();
    expect([done, actor.getSnapshot().value]).toEqual([[], 'asking']);
    actor.send({ type: 'leave.cancelled' });
    expect([done, actor.getSnapshot().value]).toEqual([[], 'holding']);
  });

  test('with unsaved work waits for an answer, and a yes discards first', () => {
    const { actor, done, work, leave } = started();
    work();
    leave('users');
    expect(done).toEqual([]);
    actor.send({ type: 'leave.confirmed' });
    expect(done).toEqual(['discarded', 'users']);
    leave('dashboard');
    expect(done).toEqual(['discarded', 'users', 'dashboard']);
  });

  test('a no stays, and the next try asks again', () => {
    const { actor, done, work, leave } = started();
    work();
    leave('users');
    actor.send({ type: 'leave.cancelled' });
    leave('dashboard');
    expect(done).toEqual([]);
    actor.send({ type: 'leave.confirmed' });
    expect(done).toEqual(['discarded', 'dashboard']);
  });

  test('after a save nothing is asked', () => {
    const { actor, done, work, leave } = started();
    work();
    actor.send({ type: 'work.finished' });
    leave('users');
    expect(done).toEqual(['users']);
  });

  test('with work that may lie for a while keeps it on the way out, unless that way ends the work itself', () => {
    const { actor, done, leave } = started();
    const begin = (): void => {
      actor.send({
        type: 'work.started',
        work: 'keeping',
        discard: () => {
          done.push('discarded');
        },
      });
    };
    begin();
    actor.send({
      type: 'leave.requested',
      isEnd: true,
      go: () => {
        done.push('ended');
      },
    });
    actor.send({ type: 'leave.kept' });
    expect([done, actor.getSnapshot().value]).toEqual([[], 'asking']);
    actor.send({ type: 'leave.cancelled' });
    leave('users');
    actor.send({ type: 'leave.kept' });
    expect([done, actor.getSnapshot().value]).toEqual([['users'], 'free']);
  });
});
