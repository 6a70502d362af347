import { either } from 'fp-ts';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Library } from '../../../src/application/library/ports/library.port';
import { uploadsActorOf } from '../../../src/application/library/wire-uploads';
import { uploadProgressMachine } from '../../../src/application/shared/upload-progress.machine';
import type { CallOptions } from '../../../src/application/shared/ports/call';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, SU } from '../../contract/support/backend';
import { libraryOf } from '../../contract/library/given';
import { aBomb } from '../../support/pictures';
import { announcerInMind } from '../support/backend';

const open = async (change: (library: Library) => Library = (library) => library) => {
  const backend = memoryBackend();
  await enter(backend, SU);
  const given = libraryOf(backend);
  const base = await given.folder();
  const speech = announcerInMind();
  const holds: boolean[] = [];
  const leavers: (() => void)[] = [];
  const progress = createActor(uploadProgressMachine, { clock: new SimulatedClock() }).start();
  const told: string[] = [];
  progress.subscribe(({ value, context: { done, total } }) => {
    if (typeof value === 'string') told.push(`${value} ${String(done)}/${String(total)}`);
  });
  const actor = uploadsActorOf(
    change(given.library),
    speech.announcer,
    {
      setBlocked: (_, asks) => {
        holds.push(asks);
      },
    },
    {
      onSignOut: (act) => {
        leavers.push(act);
      },
    },
    progress,
  );
  const add = (...names: readonly string[]) => {
    actor.send({
      type: 'files.added',
      wishes: names.map((path) => ({
        base,
        folders: path.split('/').slice(0, -1),
        name: path.split('/').at(-1) ?? '',
        body: new Blob(['Koud']),
      })),
    });
  };
  const over = () =>
    waitFor(actor, ({ context }) =>
      context.uploads.every(({ state }) => state.kind !== 'waiting' && state.kind !== 'sending'),
    );
  const states = () =>
    actor.getSnapshot().context.uploads.map(({ state }) => (state.kind === 'refused' ? state.problem : state.kind));
  return {
    ...given,
    ...speech,
    base,
    actor,
    add,
    over,
    states,
    holds,
    progress,
    told,
    signOut: () => {
      for (const leave of leavers) leave();
    },
  };
};

describe('uploads (R-LIB-07)', () => {
  test('an image of too many pixels is refused for them, before anything is sent (R-LIB-18)', async () => {
    const sent: string[] = [];
    const { base, actor, over, states, said } = await open((library) => ({
      ...library,
      upload: (folder, file, options) => {
        sent.push(file.name);
        return library.upload(folder, file, options);
      },
    }));
    actor.send({
      type: 'files.added',
      wishes: [{ base, folders: [], name: 'dak.png', body: new Blob([new Uint8Array(aBomb(10_000, 5_001))]) }],
    });
    await over();
    expect([states(), sent]).toEqual([['pixels'], []]);
    expect(said).toEqual([['uploads', 'error', 'library.upload.refusedAs.pixels', { name: 'dak.png' }]]);
  });

  test('a folder comes in with everything in it; each folder is made once', async () => {
    const made: string[] = [];
    const { base, add, over, states, names } = await open((library) => ({
      ...library,
      addFolder: (parent, name, options) => {
        made.push(name);
        return library.addFolder(parent, name, options);
      },
    }));
    add('Zomer/a.txt', 'Zomer/b.txt', 'Zomer/Strand/c.txt', 'd.txt');
    await over();
    expect(states()).toEqual(['done', 'done', 'done', 'done']);
    expect([await names(base), await names(`${base}/Zomer`), await names(`${base}/Zomer/Strand`)]).toEqual([
      ['Zomer', 'd.txt'],
      ['Strand', 'a.txt', 'b.txt'],
      ['c.txt'],
    ]);
    expect(made.filter((name) => name === 'Strand')).toHaveLength(1);
  });
  test('a folder is made once for all its files, also for those that wait', async () => {
    const made: string[] = [];
    const { base, add, over, names } = await open((library) => ({
      ...library,
      addFolder: (parent, name, options) => {
        made.push(name);
        return library.addFolder(parent, name, options);
      },
    }));
    add(...Array.from({ length: 9 }, (_, place) => `Zomer/${String(place)}.txt`));
    await over();
    expect([made, await names(`${base}/Zomer`)]).toEqual([
      ['Zomer'],
      Array.from({ length: 9 }, (_, place) => `${String(place)}.txt`),
    ]);
  });
  test('a folder on the way that somebody deleted since is made once more', async () => {
    const { base, library, add, over, states, names } = await open();
    add('Zomer/Strand/a.txt');
    await over();
    await library.remove(`${base}/Zomer`)();
    add('Zomer/Strand/b.txt');
    await over();
    expect([states(), await names(`${base}/Zomer/Strand`)]).toEqual([['done', 'done'], ['b.txt']]);
  });
  test('a folder that is there already takes the files in', async () => {
    const { base, library, add, over, names } = await open();
    await library.addFolder(base, 'Zomer')();
    add('Zomer/a.txt');
    await over();
    expect(await names(`${base}/Zomer`)).toEqual(['a.txt']);
  });
  test('a name that is taken is told, and may be replaced', async () => {
    const { base, text, content, add, over, states, actor, said } = await open();
    await text(base, 'a.txt', 'Warm');
    add('a.txt');
    await over();
    expect([states(), await content(`${base}/a.txt`)]).toEqual([['exists'], 'Warm']);
    const told = ['uploads', 'error', 'library.upload.refusedAs.exists', { name: 'a.txt' }];
    expect(said).toEqual([told]);
    actor.send({ type: 'upload.replaced', id: '1' });
    await over();
    expect(said).toEqual([told, ['uploads', null]]);
    expect([states(), await content(`${base}/a.txt`)]).toEqual([['done'], 'Koud']);
  });
  describe('a file that takes the place of another', () => {
    /**
     * A queue that was refused because the file exists; the first `lost` replacements are stored, but their answers
     * are lost.
     */
    const refusedFor = async (lost: number) => {
      let left = lost;
      const queue = await open((library) => ({
        ...library,
        replace:
          (...call) =>
          async () => {
            const outcome = await library.replace(...call)();
            left -= 1;
            return left < 0 ? outcome : either.left({ kind: 'Unreachable', reason: 'cut' });
          },
      }));
      const { base, text, library, add, over, actor, content } = queue;
      const path = await text(base, 'a.txt', 'Warm');
      add('a.txt');
      await over();
      return {
        ...queue,
        send: async (type: 'upload.replaced' | 'upload.retried') => {
          actor.send({ type, id: '1' });
          await over();
        },
        elsewhere: async () => {
          await library.replace(path, { name: 'a.txt', body: new Blob(['Lauw']) }, null)();
        },
        says: () => content(path),
        before: async () => {
          await library.restore(path, null)();
          return content(path);
        },
      };
    };
    test('is in once, however often its answer is lost: what it took the place of comes back (R-LIB-08)', async () => {
      const { send, states, says, before } = await refusedFor(2);
      await send('upload.replaced');
      expect([states(), await says()]).toEqual([['failed'], 'Koud']);
      await send('upload.retried');
      await send('upload.retried');
      expect([states(), await says(), await before()]).toEqual([['done'], 'Koud', 'Warm']);
    });
    test('does not go over what somebody put there since it was refused, until it is asked for anew (R-LIB-12)', async () => {
      const { send, states, says, before, elsewhere, said } = await refusedFor(0);
      await elsewhere();
      await send('upload.replaced');
      expect([states(), await says(), said.at(-1)]).toEqual([
        ['changed'],
        'Lauw',
        ['uploads', 'error', 'library.upload.refusedAs.changed', { name: 'a.txt' }],
      ]);
      await send('upload.replaced');
      expect([states(), await says(), await before()]).toEqual([['done'], 'Koud', 'Lauw']);
    });
    test('nor does another try of it, when its answer was lost (R-LIB-12)', async () => {
      const { send, states, says, before, elsewhere } = await refusedFor(1);
      await send('upload.replaced');
      await elsewhere();
      await send('upload.retried');
      expect([states(), await says(), await before()]).toEqual([['changed'], 'Lauw', 'Koud']);
    });
  });
  test('what did not come in is told once: one by its name and reason, of several how many; each batch for itself', async () => {
    const { add, over, said } = await open();
    add('a.exe', 'goed.txt', 'b.exe');
    await over();
    add('c.exe');
    expect(said).toEqual([
      ['uploads', 'error', 'library.upload.refusedSeveral', { count: 2, name: 'a.exe' }],
      ['uploads', 'error', 'library.upload.refusedAs.type', { name: 'c.exe' }],
    ]);
  });
  test('what is refused again after another try is told again', async () => {
    const { add, over, said, actor } = await open((library) => ({
      ...library,
      upload: () => () => Promise.resolve(either.left({ kind: 'Unreachable', reason: 'cut' })),
    }));
    add('a.txt');
    await over();
    actor.send({ type: 'upload.retried', id: '1' });
    await over();
    const refused = ['uploads', 'error', 'library.upload.refusedAs.failed', { name: 'a.txt' }];
    expect(said).toEqual([refused, ['uploads', null], refused]);
  });
  test('after a 429 it is sent again by itself when Retry-After has passed (R-SHR-41)', async () => {
    let calls = 0;
    const { add, over, said } = await open((library) => ({
      ...library,
      upload: (...given) => {
        calls += 1;
        return calls === 1
          ? () => Promise.resolve(either.left({ kind: 'TooMany', retryAfter: 1 }))
          : library.upload(...given);
      },
    }));
    add('a.txt');
    await over();
    expect([calls, said]).toEqual([2, []]);
  });
  test('what is taken off the list, or cleared with it, is told no more', async () => {
    const { add, over, said, actor } = await open();
    add('a.exe', 'b.exe');
    await over();
    actor.send({ type: 'upload.dropped', id: '1' });
    expect(said).toHaveLength(1);
    actor.send({ type: 'list.cleared' });
    expect(said.at(-1)).toEqual(['uploads', null]);
  });
  test('closing the page asks for as long as something is under way', async () => {
    const { add, over, holds } = await open();
    add('a.txt');
    expect(holds.at(-1)).toBe(true);
    await over();
    expect(holds.at(-1)).toBe(false);
  });
  test('after the end of the session nothing more is sent until somebody says so', async () => {
    let [signedIn, sent] = [false, 0];
    const { add, over, states, actor, holds, said } = await open((library) => ({
      ...library,
      upload: (folder, file, options) => {
        sent += 1;
        return signedIn
          ? library.upload(folder, file, options)
          : () => Promise.resolve(either.left({ kind: 'Unauthenticated' }));
      },
    }));
    add('a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt');
    await waitFor(
      actor,
      ({ context }) => context.isPaused && context.uploads.every(({ state }) => state.kind === 'waiting'),
    );
    expect([sent, holds.at(-1), said]).toEqual([3, true, []]);
    signedIn = true;
    actor.send({ type: 'queue.resumed' });
    await over();
    expect(states()).toEqual(['done', 'done', 'done', 'done', 'done']);
  });
  test('signing out leaves nothing of the queue, and the page may be closed', async () => {
    const { add, actor, signOut, holds } = await open((library) => ({
      ...library,
      upload: () => () => new Promise(() => undefined),
    }));
    add('a.txt', 'b.txt');
    signOut();
    expect([actor.getSnapshot().context.uploads, holds.at(-1)]).toEqual([[], false]);
  });
  test('how one go comes on is told to every screen: what came in before, or cannot come in, does not count (R-LIB-15)', async () => {
    const { add, over, told } = await open();
    add('a.txt', 'b.txt');
    await over();
    expect([told[0], told.at(-1)]).toEqual(['running 0/2', 'finished 2/0']);
    told.length = 0;
    add('c.exe', 'd.txt');
    await over();
    expect([told[0], told.at(-1)]).toEqual(['running 0/1', 'finished 1/0']);
  });
  test('whoever leaves the page all the same breaks them off (R-LIB-15)', async () => {
    const { add, progress, states, holds, told } = await open((library) => ({
      ...library,
      upload: () => () => new Promise(() => undefined),
    }));
    add('a.txt', 'b.txt');
    progress.send({ type: 'uploads.stopped' });
    expect([states(), holds.at(-1), told.at(-1)]).toEqual([['cancelled', 'cancelled'], false, 'idle 0/2']);
  });
  test('what is broken off is not wanted any more by whoever sends it', async () => {
    let asked = (_signal: CallOptions['signal']): void => undefined;
    const sent = new Promise<CallOptions['signal']>((resolve) => {
      asked = resolve;
    });
    const { add, actor } = await open((library) => ({
      ...library,
      upload: (_folder, _file, options) => {
        asked(options?.signal);
        return () => new Promise(() => undefined);
      },
    }));
    add('a.txt');
    const signal = await sent;
    expect(signal?.aborted).toBe(false);
    actor.send({ type: 'upload.cancelled', id: '1' });
    expect(signal?.aborted).toBe(true);
  });
});
