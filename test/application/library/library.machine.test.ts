import type { StateValue } from 'xstate';
import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { libraryMachine } from '../../../src/application/library/library.machine';
import type { FoundUses, LibraryContext, Naming } from '../../../src/application/library/library';
import type { LibraryRow } from '../../../src/domain/library/folder-rows';
import type { FolderContents, FolderNode, LibraryFile } from '../../../src/domain/library/library';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';
import { done, restingStates, tableOf, walk } from '../../domain/support/walk';
import { aFile, aFolder, nodeOf } from '../../domain/library/support/tree';

const contents: FolderContents = {
  path: 'A',
  folders: [aFolder('A/B')],
  files: [aFile('A/een.jpg'), aFile('A/twee.jpg'), aFile('A/drie.jpg')],
};
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const forbidden: Failure = { kind: 'Forbidden' };
const input = { path: 'A', wanted: null, term: '', everywhere: false, sort: null };
const plain = { toggle: false, range: false };
const toggle = { toggle: true, range: false };
const ended = (region: string, output: Outcome<unknown>) => done(`0.library.${region}`, output);

const all = {
  'tree': ended('tree.loading', either.right([])),
  'no tree': ended('tree.loading', either.left(cut)),
  'folder': ended('folder.loading', either.right(contents)),
  'no folder': ended('folder.loading', either.left(cut)),
  'found': ended('look.asking', either.right([aFile('Z/z.jpg')])),
  'cannot look': ended('look.asking', either.right(null)),
  'not found': ended('look.asking', either.left(cut)),
  'reload': { type: 'reload.requested' },
  'changed elsewhere': { type: 'rows.doubted' },
  'open': { type: 'folder.opened', path: 'A' },
  'look everywhere': { type: 'view.changed', term: 'zz', everywhere: true, sort: null },
  'look here': { type: 'view.changed', term: '', everywhere: false, sort: null },
  'select': { type: 'row.clicked', id: 'file-A/een.jpg', keys: plain },
  'rename': { type: 'naming.requested', naming: { kind: 'file', path: 'A/een.jpg' } },
  'submit': { type: 'name.submitted', name: 'vier' },
  'give up': { type: 'naming.cancelled' },
  'named': ended('act.savingName', either.right('A/vier.jpg')),
  'refused': ended('act.savingName', either.left({ kind: 'Forbidden' })),
  'nothing there': ended('act.savingName', either.left({ kind: 'NotFound' })),
  'delete': { type: 'removal.requested' },
  'uses': ended('act.looking', either.right({ uses: [], hidden: 0, isIncomplete: false, isUnsupported: false })),
  'confirm': { type: 'removal.confirmed' },
  'stop': { type: 'removal.stopped' },
  'close': { type: 'removal.closed' },
  'gone': ended('act.removing', either.right(undefined)),
  'stays': ended('act.removing', either.left({ kind: 'Forbidden' })),
  'move': { type: 'move.requested', paths: ['A/een.jpg'], target: 'B' },
  'moved': ended('act.moving', either.right(1)),
  'download': { type: 'download.requested', path: 'A/een.jpg' },
  'fetched': ended('home.fetching', either.right(undefined)),
  'not fetched': ended('home.fetching', either.left({ kind: 'NotFound' })),
} as const;
const only = (...names: readonly (keyof typeof all)[]) => Object.fromEntries(names.map((name) => [name, all[name]]));

/** The value of a parallel machine has a key for each region. */
const partOf = (value: StateValue, region: string): StateValue =>
  (typeof value === 'string' ? undefined : value[region]) ?? '';

/** The transitions of one region, with the other regions unchanged. */
const ways = (region: string, names: readonly (keyof typeof all)[], remember: (context: LibraryContext) => unknown) => {
  const steps = walk(libraryMachine, { input, events: only(...names), remember });
  const own = steps.map(({ before, event, after }) => ({
    before: { ...before, value: partOf(before.value, region) },
    event,
    after: { ...after, value: partOf(after.value, region) },
  }));
  return { table: tableOf(own) };
};

describe('the library, every event in every state (R-LIB-04)', () => {
  test('the tree is asked, shown or failed, and asked anew', () => {
    const names = ['tree', 'no tree', 'reload', 'changed elsewhere'] as const;
    expect(ways('tree', names, ({ tree, isDoubtful }) => [tree, isDoubtful]).table).toEqual({
      loading: { 'tree': 'loading | shown', 'no tree': 'failed | loading | shown' },
      shown: { 'reload': 'loading', 'changed elsewhere': 'loading' },
      failed: { 'reload': 'loading', 'changed elsewhere': 'loading' },
    });
  });
  test('so is the folder; another one is asked at once', () => {
    expect(ways('folder', ['folder', 'no folder', 'reload', 'open'], ({ failure }) => failure).table).toEqual({
      loading: { 'folder': 'shown', 'no folder': 'failed' },
      shown: { reload: 'loading', open: 'loading' },
      failed: { reload: 'loading', open: 'loading' },
    });
  });
  test('it looks everywhere only when that is asked, and never again where nobody can', () => {
    const { table } = ways(
      'look',
      ['look everywhere', 'look here', 'found', 'cannot look', 'not found', 'reload', 'changed elsewhere'],
      ({ term, everywhere, canLook, found, isDoubtful }) => [term, everywhere, canLook, found, isDoubtful],
    );
    expect(table).toEqual({
      off: { 'look everywhere': 'asking | off' },
      asking: {
        'look here': 'off',
        'found': 'asking | shown',
        'cannot look': 'off',
        'not found': 'asking | failed | shown',
      },
      shown: { 'look everywhere': 'asking', 'look here': 'off', 'reload': 'asking', 'changed elsewhere': 'asking' },
      failed: { 'look everywhere': 'asking', 'look here': 'off', 'reload': 'asking', 'changed elsewhere': 'asking' },
    });
  });
  test('one act at a time', () => {
    const names = [
      'folder',
      'select',
      'rename',
      'submit',
      'give up',
      'named',
      'refused',
      'nothing there',
      'delete',
      'uses',
      'confirm',
      'stop',
      'close',
      'gone',
      'stays',
      'move',
      'moved',
    ] as const;
    const { table } = ways('act', names, ({ contents: known, selection, removal }) => [
      known === null,
      selection.ids.size,
      removal.left.length,
      removal.refused.length,
      removal.stopped,
    ]);
    expect(table).toEqual({
      idle: { rename: 'naming', delete: 'idle | looking', move: 'moving' },
      naming: { 'submit': 'savingName', 'give up': 'idle' },
      savingName: { 'named': 'idle', 'refused': 'naming', 'nothing there': 'idle' },
      looking: { uses: 'confirming', close: 'idle' },
      confirming: { confirm: 'removing', close: 'idle' },
      removing: { gone: 'idle', stays: 'reporting' },
      reporting: { close: 'idle' },
      moving: { moved: 'idle' },
    });
  });
  test('a file is taken home beside everything else', () => {
    expect(ways('home', ['download', 'fetched', 'not fetched', 'rename', 'give up'], () => null).table).toEqual({
      idle: { download: 'fetching' },
      fetching: { 'fetched': 'idle', 'not fetched': 'idle' },
    });
  });
  test('every state is one of these', () => {
    expect(restingStates(libraryMachine)).toEqual([
      'act.confirming',
      'act.idle',
      'act.looking',
      'act.moving',
      'act.naming',
      'act.removing',
      'act.reporting',
      'act.savingName',
      'folder.failed',
      'folder.loading',
      'folder.shown',
      'home.fetching',
      'home.idle',
      'look.asking',
      'look.deciding',
      'look.failed',
      'look.off',
      'look.shown',
      'tree.failed',
      'tree.loading',
      'tree.shown',
    ]);
  });
});

const start = async (more: Partial<typeof input> = {}) => {
  const calls = {
    tree: called<Outcome<readonly FolderNode[]>, unknown>(),
    folder: called<Outcome<FolderContents>, string>(),
    look: called<Outcome<readonly LibraryFile[] | null>, string>(),
    name: called<Outcome<string | null>, { readonly naming: Naming | null; readonly name: string }>(),
    uses: called<Outcome<FoundUses>, readonly LibraryRow[]>(),
    remove: called<Outcome<void>, LibraryRow | undefined>(),
    move: called<Outcome<number>, { readonly paths: readonly string[]; readonly target: string }>(),
  };
  const said: unknown[] = [];
  const actor = createActor(
    libraryMachine.provide({
      actors: {
        loadTree: fromPromise(calls.tree.run),
        loadFolder: fromPromise(calls.folder.run),
        lookEverywhere: fromPromise(calls.look.run),
        saveName: fromPromise(calls.name.run),
        findUses: fromPromise(calls.uses.run),
        removeRow: fromPromise(calls.remove.run),
        moveFiles: fromPromise(calls.move.run),
        followRows: fromCallback(() => undefined),
      },
      actions: {
        announceTreeFailure: (_, { failure }) => {
          said.push(['tree', failure?.kind]);
        },
        announceNamed: (_, { path }) => {
          said.push(['named', path]);
        },
        announceNameRefused: (_, { failure }) => {
          said.push(['refused', failure?.kind]);
        },
        announceRemoved: (_, { count }) => {
          said.push(['removed', count]);
        },
        announceMoved: (_, { count, failure }) => {
          said.push(['moved', count, failure?.kind]);
        },
      },
    }),
    { input: { ...input, ...more } },
  );
  actor.on('path.changed', ({ from, to }) => {
    said.push(['path', from, to]);
  });
  actor.start();
  calls.tree.answer(either.right([nodeOf(aFolder('A'))]));
  calls.folder.answer(either.right(contents));
  await waitFor(actor, (state) => state.matches({ tree: 'shown', folder: 'shown' }));
  const select = (...paths: readonly string[]) => {
    for (const path of paths) actor.send({ type: 'row.clicked', id: `file-${path}`, keys: toggle });
  };
  const until = (state: string) => waitFor(actor, ({ value }) => value.act === state);
  return { actor, calls, said, select, until, context: () => actor.getSnapshot().context };
};

describe('deleting (R-LIB-12)', () => {
  test('tells where the files are shown, deletes row after row, then nothing is selected and all is asked anew', async () => {
    const { actor, calls, said, select, until, context } = await start();
    select('A/een.jpg', 'A/twee.jpg');
    actor.send({ type: 'removal.requested' });
    calls.uses.answer(
      either.right({
        uses: [{ module: 'popup', id: '4', title: 'Winter' }],
        hidden: 0,
        isIncomplete: false,
        isUnsupported: false,
      }),
    );
    await until('confirming');
    expect(context().targets.uses).toHaveLength(1);
    actor.send({ type: 'removal.confirmed' });
    calls.remove.answer(either.right(undefined));
    await waitFor(actor, () => calls.remove.times() === 2);
    expect(calls.remove.input()?.id).toBe('file-A/twee.jpg');
    calls.remove.answer(either.right(undefined));
    await until('idle');
    expect(said).toEqual([['removed', 2]]);
    expect(context().selection.ids.size).toBe(0);
    expect([calls.folder.times(), calls.tree.times()]).toEqual([2, 2]);
  });
  test('what is refused stays on the screen with its reason; what was gone already counts as gone', async () => {
    const { actor, calls, said, select, until, context } = await start();
    select('A/een.jpg', 'A/twee.jpg');
    actor.send({ type: 'removal.requested' });
    calls.uses.answer(either.right({ uses: null, hidden: 0, isIncomplete: true, isUnsupported: false }));
    await until('confirming');
    actor.send({ type: 'removal.confirmed' });
    calls.remove.answer(either.left({ kind: 'NotFound' }));
    await waitFor(actor, () => calls.remove.times() === 2);
    calls.remove.answer(either.left(forbidden));
    await until('reporting');
    const { removal } = context();
    expect([removal.done, removal.refused.map(({ row, failure }) => [row.id, failure.kind])]).toEqual([
      1,
      [['file-A/twee.jpg', 'Forbidden']],
    ]);
    expect(said).toEqual([]);
    actor.send({ type: 'removal.closed' });
    expect(context().targets.rows).toEqual([]);
  });
  test('stopped, the rest stays; what was sent is waited for', async () => {
    const { actor, calls, select, until, context } = await start();
    select('A/een.jpg', 'A/twee.jpg', 'A/drie.jpg');
    actor.send({ type: 'removal.requested' });
    calls.uses.answer(either.right({ uses: null, hidden: 0, isIncomplete: true, isUnsupported: false }));
    await until('confirming');
    actor.send({ type: 'removal.confirmed' });
    actor.send({ type: 'removal.stopped' });
    expect(actor.getSnapshot().matches({ act: 'removing' })).toBe(true);
    calls.remove.answer(either.right(undefined));
    await until('reporting');
    expect([context().removal.done, context().removal.left.length, calls.remove.times()]).toEqual([1, 2, 1]);
  });
});

describe('names (R-LIB-02)', () => {
  test('a refusal brings the question back with what was typed', async () => {
    const { actor, calls, said, until, context } = await start();
    actor.send({ type: 'naming.requested', naming: { kind: 'file', path: 'A/een.jpg' } });
    actor.send({ type: 'name.submitted', name: 'twee' });
    calls.name.answer(either.left(forbidden));
    await until('naming');
    expect([said, context().typed]).toEqual([[['refused', 'Forbidden']], 'twee']);
  });
  test('a new name is told to whoever follows it, and all is asked anew', async () => {
    const { actor, calls, said, until } = await start();
    actor.send({ type: 'naming.requested', naming: { kind: 'folder', path: 'A' } });
    actor.send({ type: 'name.submitted', name: 'Z' });
    calls.name.answer(either.right('Z'));
    await until('idle');
    expect(said).toEqual([
      ['named', 'Z'],
      ['path', 'A', 'Z'],
    ]);
    expect(calls.tree.times()).toBe(2);
  });
  test('the same name asks nothing anew, and leaves what is selected', async () => {
    const { actor, calls, said, until } = await start();
    actor.send({ type: 'all.toggled' });
    const { selection } = actor.getSnapshot().context;
    expect(selection.ids.size).toBeGreaterThan(0);
    actor.send({ type: 'naming.requested', naming: { kind: 'file', path: 'A/een.jpg' } });
    actor.send({ type: 'name.submitted', name: 'een' });
    calls.name.answer(either.right(null));
    await until('idle');
    expect(said[0]).toEqual(['named', null]);
    expect([calls.tree.times(), calls.folder.times()]).toEqual([1, 1]);
    expect(actor.getSnapshot().context.selection).toBe(selection);
  });
});

test('files move, and what is shown is asked anew, moved or not', async () => {
  const { actor, calls, said, until } = await start();
  actor.send({ type: 'move.requested', paths: ['A/een.jpg'], target: 'B' });
  expect(calls.move.input()).toMatchObject({ paths: ['A/een.jpg'], target: 'B' });
  calls.move.answer(either.left(forbidden));
  await until('idle');
  expect([said, calls.folder.times()]).toEqual([[['moved', 0, 'Forbidden']], 2]);
});

test('a search of the whole library shows what it found, and steps back where nobody can look', async () => {
  const { actor, calls, context } = await start();
  actor.send({ type: 'view.changed', term: 'ke', everywhere: true, sort: null });
  expect(calls.look.input()).toBe('ke');
  calls.look.answer(either.right([aFile('Z/ketel.jpg')]));
  await waitFor(actor, (state) => state.matches({ look: 'shown' }));
  expect(context().found).toHaveLength(1);
  actor.send({ type: 'view.changed', term: 'kete', everywhere: true, sort: null });
  calls.look.answer(either.right(null));
  await waitFor(actor, (state) => state.matches({ look: 'off' }));
  expect([context().found, context().canLook]).toEqual([null, false]);
});

test('another folder begins with nothing known and nothing selected', async () => {
  const { actor, select, context } = await start();
  select('A/een.jpg');
  actor.send({ type: 'folder.opened', path: 'A/B' });
  expect([context().path, context().contents, context().selection.ids.size]).toEqual(['A/B', null, 0]);
});

test('what a search hides is not selected any more', async () => {
  const { actor, select, context } = await start();
  select('A/een.jpg', 'A/twee.jpg');
  actor.send({ type: 'view.changed', term: 'twee', everywhere: false, sort: null });
  expect([...context().selection.ids]).toEqual(['file-A/twee.jpg']);
});
