import { createActor, SimulatedClock } from 'xstate';
import { RESULT_TIME, uploadProgressMachine } from '../../../src/application/shared/upload-progress.machine';
import { after, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const progress = { done: 1, total: 3, share: 0.5, isPaused: false };

test('R-LIB-15: uploads run, are told for a while when something came in, and can begin anew at any time', () => {
  const steps = walk(uploadProgressMachine, {
    events: {
      moved: { type: 'uploads.moved', progress },
      ended: { type: 'uploads.ended', done: 3 },
      nothing: { type: 'uploads.ended', done: 0 },
      stopped: { type: 'uploads.stopped' },
      told: after('told', 'upload-progress.finished'),
    },
    remember: ({ done, total }) => [done, total],
  });
  expect(reached(steps)).toEqual(restingStates(uploadProgressMachine));
  expect(tableOf(steps)).toEqual({
    idle: { moved: 'running' },
    running: { ended: 'finished', nothing: 'idle' },
    finished: { moved: 'running', told: 'idle' },
  });
});

test('R-LIB-15: what came in is told for six seconds', () => {
  const clock = new SimulatedClock();
  const actor = createActor(uploadProgressMachine, { clock }).start();
  actor.send({ type: 'uploads.moved', progress });
  actor.send({ type: 'uploads.ended', done: 3 });
  clock.increment(RESULT_TIME - 1);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.done]).toEqual(['finished', 3]);
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('R-LIB-15: only what runs can be stopped', () => {
  const actor = createActor(uploadProgressMachine).start();
  let stopped = 0;
  actor.on('stop.wanted', () => {
    stopped += 1;
  });
  actor.send({ type: 'uploads.stopped' });
  actor.send({ type: 'uploads.moved', progress });
  actor.send({ type: 'uploads.stopped' });
  expect(stopped).toBe(1);
});
