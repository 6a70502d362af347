import { either } from 'fp-ts';
import { createActor, fromCallback } from 'xstate';
import { uploadsMachine } from '../../../src/application/library/uploads.machine';
import { MAX_PARALLEL_UPLOADS, type Upload } from '../../../src/domain/library/upload-queue';
import type { Failure } from '../../../src/domain/shared/failure';

const file = (name: string) => ({ base: 'A', folders: [], name, body: new Blob([name]) });
const files = (count: number) => Array.from({ length: count }, (_, place) => file(`${String(place + 1)}.txt`));
const ended: Failure = { kind: 'Unauthenticated' };
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };

/** A queue whose calls are counted; `open` has the ids of calls that are neither answered nor aborted. */
const start = () => {
  const sent: Upload[] = [];
  const open = new Set<string>();
  const changed: unknown[] = [];
  const actor = createActor(
    uploadsMachine.provide({
      actors: {
        sendFile: fromCallback(({ input }) => {
          sent.push(input);
          open.add(input.id);
          return () => {
            open.delete(input.id);
          };
        }),
      },
    }),
  ).start();
  actor.on('folder.changed', ({ base }) => {
    changed.push(base);
  });
  const finish = (id: string, failure?: Failure) => {
    actor.send({
      type: 'upload.finished',
      id,
      outcome: failure === undefined ? either.right(`A/${id}.txt`) : either.left(failure),
    });
  };
  const states = () =>
    actor.getSnapshot().context.uploads.map(({ state }) => (state.kind === 'refused' ? state.problem : state.kind));
  return {
    actor,
    sent,
    open,
    changed,
    finish,
    states,
    ids: () => sent.map(({ id }) => id),
    held: () => actor.getSnapshot().context.isPaused,
  };
};

describe('the queue of uploads (R-LIB-07)', () => {
  test('sends a few at once, the next one as soon as one is over', () => {
    const { actor, open, changed, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(5) });
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    expect(open.size).toBe(MAX_PARALLEL_UPLOADS);
    finish('2');
    expect(states()).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
    expect([[...open], changed]).toEqual([['1', '3', '4'], ['A']]);
  });
  test('one that fails leaves room for the next, and tells nobody that the folder changed', () => {
    const { actor, changed, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(4) });
    finish('1', { kind: 'TooLarge' });
    expect(states()).toEqual(['size', 'sending', 'sending', 'sending']);
    expect(changed).toEqual([]);
  });
  test('tells how far each is', () => {
    const { actor } = start();
    actor.send({ type: 'files.added', wishes: files(1) });
    actor.send({ type: 'upload.progressed', id: '1', share: 0.4 });
    expect(actor.getSnapshot().context.uploads[0]?.state).toEqual({ kind: 'sending', share: 0.4 });
  });
  test('what cannot come in is never sent', () => {
    const { actor, sent, states } = start();
    actor.send({ type: 'files.added', wishes: [file('a.exe'), file('b.txt')] });
    expect([states(), sent.map(({ name }) => name)]).toEqual([['type', 'sending'], ['b.txt']]);
  });
  test('cancelled, a file is broken off and the next goes; tried again, it waits at its place', () => {
    const { actor, open, states, ids } = start();
    actor.send({ type: 'files.added', wishes: files(4) });
    actor.send({ type: 'upload.cancelled', id: '1' });
    expect([states(), [...open]]).toEqual([
      ['cancelled', 'sending', 'sending', 'sending'],
      ['2', '3', '4'],
    ]);
    actor.send({ type: 'upload.retried', id: '1' });
    expect(states()[0]).toBe('waiting');
    actor.send({ type: 'upload.cancelled', id: '2' });
    expect(ids()).toEqual(['1', '2', '3', '4', '1']);
  });
  test('what came in is neither cancelled nor tried again', () => {
    const { actor, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(1) });
    finish('1');
    actor.send({ type: 'upload.cancelled', id: '1' });
    actor.send({ type: 'upload.retried', id: '1' });
    actor.send({ type: 'upload.replaced', id: '1' });
    expect(states()).toEqual(['done']);
  });
  test('a name that is taken can be replaced', () => {
    const { actor, sent, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(1) });
    actor.send({ type: 'name.taken', id: '1', taken: { version: 'v1' } });
    finish('1', { kind: 'Conflict', code: 'DUPLICATE' });
    expect(states()).toEqual(['exists']);
    actor.send({ type: 'upload.replaced', id: '1' });
    expect(sent.map(({ replaces }) => replaces)).toEqual([null, { version: 'v1' }]);
  });
  test('another try takes the place of the same version, also after going on; what changed meanwhile is asked anew (R-LIB-12)', () => {
    const { actor, sent, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(1) });
    const taken = (version: string) => {
      actor.send({ type: 'name.taken', id: '1', taken: { version } });
    };
    taken('v1');
    finish('1', { kind: 'Conflict', code: 'DUPLICATE' });
    actor.send({ type: 'upload.replaced', id: '1' });
    finish('1', cut);
    actor.send({ type: 'upload.retried', id: '1' });
    finish('1', cut);
    actor.send({ type: 'queue.resumed' });
    taken('v2');
    finish('1', { kind: 'Changed' });
    actor.send({ type: 'queue.resumed' });
    expect(states()).toEqual(['changed']);
    actor.send({ type: 'upload.replaced', id: '1' });
    expect(sent.map(({ replaces }) => replaces?.version)).toEqual([undefined, 'v1', 'v1', 'v1', 'v2']);
  });
  test('what could not be looked at is not replaced unseen: whether it is there is asked anew (R-LIB-12)', () => {
    const { actor, sent, finish } = start();
    actor.send({ type: 'files.added', wishes: files(1) });
    finish('1', { kind: 'Conflict', code: 'DUPLICATE' });
    actor.send({ type: 'upload.replaced', id: '1' });
    expect(sent.map(({ replaces }) => replaces)).toEqual([null, null]);
  });
  test('all cancelled, nothing is left under way; the list keeps them until it is cleared', () => {
    const { actor, open, states } = start();
    actor.send({ type: 'files.added', wishes: files(5) });
    actor.send({ type: 'all.cancelled' });
    expect([new Set(states()), open.size]).toEqual([new Set(['cancelled']), 0]);
    actor.send({ type: 'list.cleared' });
    expect(states()).toEqual([]);
  });
  test('clearing the list leaves what is under way', () => {
    const { actor, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(2) });
    finish('1');
    actor.send({ type: 'list.cleared' });
    expect(states()).toEqual(['sending']);
  });
});

describe('a session that ends in the middle of it (R-LIB-07)', () => {
  test('everything that did not come in waits, nothing more is sent until somebody says so', () => {
    const { actor, ids, finish, states, held } = start();
    actor.send({ type: 'files.added', wishes: files(5) });
    finish('1', ended);
    finish('2', ended);
    finish('3');
    expect([states(), held(), ids().length]).toEqual([['waiting', 'waiting', 'done', 'waiting', 'waiting'], true, 3]);
    actor.send({ type: 'queue.resumed' });
    expect([states(), held()]).toEqual([['sending', 'sending', 'done', 'sending', 'waiting'], false]);
  });
  test('going on tries what was cut as well, but not what the library refuses', () => {
    const { actor, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(3) });
    finish('1', cut);
    finish('2', { kind: 'Unsupported' });
    finish('3', ended);
    actor.send({ type: 'queue.resumed' });
    expect(states()).toEqual(['sending', 'unlike', 'sending']);
  });
  test('more files set it going again', () => {
    const { actor, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(1) });
    finish('1', ended);
    actor.send({ type: 'files.added', wishes: [file('x.txt')] });
    expect(states()).toEqual(['sending', 'sending']);
  });
});

describe('whose queue it is (R-LIB-07)', () => {
  test('the same person finds it as it was, another one finds nothing of it', () => {
    const { actor, open, states } = start();
    actor.send({ type: 'person.came', person: '1' });
    actor.send({ type: 'files.added', wishes: files(2) });
    actor.send({ type: 'person.came', person: '1' });
    expect(states()).toHaveLength(2);
    actor.send({ type: 'person.came', person: '2' });
    expect([states(), open.size]).toEqual([[], 0]);
  });
  test('emptied, everything is broken off; ids are never used twice', () => {
    const { actor, open, ids } = start();
    actor.send({ type: 'files.added', wishes: files(2) });
    actor.send({ type: 'queue.emptied' });
    expect(open.size).toBe(0);
    actor.send({ type: 'files.added', wishes: files(1) });
    expect(ids()).toEqual(['1', '2', '3']);
  });
  test('an answer that comes after the end changes nothing', () => {
    const { actor, finish, states, changed } = start();
    actor.send({ type: 'files.added', wishes: files(1) });
    actor.send({ type: 'queue.emptied' });
    finish('1');
    expect([states(), changed]).toEqual([[], []]);
  });
  test('what is given up under way may have been stored: the folder is looked at again', () => {
    const { actor, changed } = start();
    actor.send({ type: 'files.added', wishes: files(5) });
    actor.send({ type: 'upload.cancelled', id: '5' });
    expect(changed).toEqual([]);
    actor.send({ type: 'upload.progressed', id: '1', share: 0.5 });
    actor.send({ type: 'upload.cancelled', id: '1' });
    expect(changed).toEqual(['A']);
    actor.send({ type: 'all.cancelled' });
    expect(changed).toEqual(['A', 'A', 'A', 'A']);
  });
  test('what did not come in can be taken off the list; what is under way or done cannot', () => {
    const { actor, finish, states } = start();
    actor.send({ type: 'files.added', wishes: files(3) });
    finish('1', { kind: 'Conflict', code: 'DUPLICATE' });
    finish('2');
    for (const id of ['1', '2', '3']) actor.send({ type: 'upload.dropped', id });
    expect(states()).toEqual(['done', 'sending']);
  });
});
