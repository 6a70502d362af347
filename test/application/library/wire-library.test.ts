import { either } from 'fp-ts';
import { NEVER, Subject } from 'rxjs';
import { createActor, waitFor } from 'xstate';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import type { LibraryEvent, Naming } from '../../../src/application/library/library';
import type { Library } from '../../../src/application/library/ports/library.port';
import { startName, wireLibrary } from '../../../src/application/library/wire-library';
import { answered } from '../../contract/support/answered';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, SU } from '../../contract/support/backend';
import { libraryOf } from '../../contract/library/given';
import { announcerInMind } from '../support/backend';

const open = async (change: (library: Library) => Library = (library) => library) => {
  const backend = memoryBackend();
  await enter(backend, SU);
  const given = libraryOf(backend);
  const path = await given.folder();
  await given.text(path, 'een.txt');
  await given.text(path, 'twee.txt');
  const [speech, reports] = [announcerInMind(), new MemoryReports()];
  const saved: string[] = [];
  const changes = new Subject<void>();
  const actor = createActor(
    wireLibrary(
      change(given.library),
      speech.announcer,
      reports,
      {
        save: (file) => {
          saved.push(file.name);
        },
      },
      { watchList: (list) => (list === 'library' ? changes : NEVER) },
    ),
    { input: { path, wanted: null, term: '', everywhere: false, sort: null } },
  ).start();
  await waitFor(actor, (state) => !state.matches({ tree: 'loading' }) && !state.matches({ folder: 'loading' }));
  const idOf = async (name: string) => `file-${(await answered(given.library.file(`${path}/${name}`))).id}`;
  const act = async (event: LibraryEvent, state: string) => {
    actor.send(event);
    await waitFor(actor, ({ value }) => value.act === state);
  };
  const name = async (naming: Naming, typed: string, state: string) => {
    actor.send({ type: 'naming.requested', naming });
    await act({ type: 'name.submitted', name: typed }, state);
  };
  /** Another person changes something, and the library is read again. */
  const changed = async () => {
    jest.useFakeTimers();
    changes.next();
    jest.advanceTimersByTime(2000);
    jest.useRealTimers();
    await waitFor(actor, (state) => !state.matches({ tree: 'loading' }) && !state.matches({ folder: 'loading' }));
    return actor.getSnapshot();
  };
  return { ...given, ...speech, reports, saved, actor, path, idOf, act, name, changed };
};

// Rule R-LIB-09.
describe('the tree', () => {
  test.each(['NotFound', 'Unauthenticated', 'Forbidden'] as const)('that answers %s says nothing', async (kind) => {
    const { said } = await open((library) => ({
      ...library,
      tree: () => () => Promise.resolve(either.left({ kind })),
    }));
    expect(said).toEqual([]);
  });
  test('that does not come says so at the top for two seconds', async () => {
    const { said } = await open((library) => ({
      ...library,
      tree: () => () => Promise.resolve(either.left({ kind: 'Unreachable', reason: 'server' })),
    }));
    expect(said).toEqual([['error', 'library.overview.treeFailed', 2000, 'top']]);
  });
});

describe('names (R-LIB-02)', () => {
  test('a file is asked for without its extension, which stays', async () => {
    const { path, name, names, said } = await open();
    expect(startName({ kind: 'file', path: `${path}/een.txt` })).toBe('een');
    await name({ kind: 'file', path: `${path}/een.txt` }, ' drie ', 'idle');
    expect(await names(path)).toEqual(['drie.txt', 'twee.txt']);
    expect(said).toEqual([['success', 'library.overview.renamed', 2000, { name: 'drie.txt' }]]);
  });
  test('the same name saves nothing and says so for a second', async () => {
    const { path, name, names, said } = await open();
    await name({ kind: 'file', path: `${path}/een.txt` }, 'een', 'idle');
    expect([await names(path), said]).toEqual([['een.txt', 'twee.txt'], [['info', 'library.overview.sameName', 1000]]]);
  });
  test('a name that is taken is said, and asked for again', async () => {
    const { path, name, names, said, actor } = await open();
    await name({ kind: 'file', path: `${path}/een.txt` }, 'twee', 'naming');
    expect([await names(path), said, actor.getSnapshot().context.typed]).toEqual([
      ['een.txt', 'twee.txt'],
      [['error', 'library.overview.fileExists', 2000]],
      'twee',
    ]);
  });
  test('a folder is made, and one of that name is refused in words of its own', async () => {
    const { path, name, names, said } = await open();
    await name({ kind: 'folder.new', parent: path }, 'Nieuw', 'idle');
    await name({ kind: 'folder.new', parent: path }, 'Nieuw', 'naming');
    expect(await names(path)).toEqual(['Nieuw', 'een.txt', 'twee.txt']);
    expect(said).toEqual([
      ['success', 'library.overview.folderAdded', 2000, { name: 'Nieuw' }],
      ['error', 'library.overview.folderExists', 2000],
    ]);
  });
});

describe('deleting (R-LIB-12)', () => {
  test('tells where each of the files is shown before anything goes', async () => {
    const { actor, act } = await open((library) => ({
      ...library,
      usage: (path) => () =>
        Promise.resolve(
          either.right({
            uses: path.endsWith('een.txt') ? [{ module: 'popup', id: '4', title: 'Winter' }] : [],
            hidden: 2,
          }),
        ),
    }));
    actor.send({ type: 'all.toggled' });
    await act({ type: 'removal.requested' }, 'confirming');
    expect(actor.getSnapshot().context.targets).toMatchObject({
      uses: [{ module: 'popup', id: '4', title: 'Winter' }],
      hidden: 4,
    });
  });
  test('an API that cannot tell is no reason not to ask', async () => {
    const { actor, idOf, act } = await open((library) => ({
      ...library,
      usage: () => () => Promise.resolve(either.left({ kind: 'NotFound' })),
    }));
    actor.send({ type: 'row.clicked', id: await idOf('een.txt'), keys: { toggle: false, range: false } });
    await act({ type: 'removal.requested' }, 'confirming');
    expect(actor.getSnapshot().context.targets.uses).toBeNull();
  });
  test('of a folder it is told where what lies in it is shown, and whether there is more', async () => {
    const asked: string[] = [];
    const { actor, path, library, act } = await open((given) => ({
      ...given,
      usageIn: (folder) => () => {
        asked.push(folder);
        return Promise.resolve(
          either.right({
            uses: [{ module: 'popup', id: '4', title: 'Winter', files: ['9'] }],
            total: 2,
            hidden: { 9: 3 },
          }),
        );
      },
    }));
    await answered(library.addFolder(path, 'onder'));
    actor.send({ type: 'reload.requested' });
    const folder = (await waitFor(actor, ({ context }) => context.contents?.folders.length === 1)).context.contents
      ?.folders[0];
    actor.send({ type: 'row.clicked', id: `folder-${folder?.id ?? ''}`, keys: { toggle: false, range: false } });
    await act({ type: 'removal.requested' }, 'confirming');
    expect([asked, actor.getSnapshot().context.targets]).toMatchObject([
      [`${path}/onder`],
      { uses: [{ module: 'popup', id: '4', title: 'Winter' }], hidden: 3, isIncomplete: true },
    ]);
  });
  test.each([
    ['one question for the folder, of which only they count', false, 0],
    ['one for each, of an API that knows no folders', true, 4],
  ])('of many files: %s', async (_, isPoor, times) => {
    const asked: string[] = [];
    const ids: string[] = [];
    const { actor, path, text, library, act } = await open((given) => ({
      ...given,
      usage: (file) => () => {
        asked.push(file);
        return Promise.resolve(either.right({ uses: [{ module: 'popup', id: '4', title: 'Winter' }], hidden: 0 }));
      },
      usageIn: () => () =>
        Promise.resolve(
          either.right(
            isPoor
              ? null
              : {
                  uses: [
                    { module: 'popup', id: '4', title: 'Winter', files: ids },
                    { module: 'popup', id: '5', title: 'Dieper', files: ['deeper'] },
                  ],
                  total: 2,
                  hidden: { deeper: 5 },
                },
          ),
        ),
    }));
    for (const name of ['drie.txt', 'vier.txt']) await text(path, name);
    ids.push((await answered(library.file(`${path}/drie.txt`))).id);
    actor.send({ type: 'reload.requested' });
    await waitFor(actor, ({ context }) => context.contents?.files.length === 4);
    actor.send({ type: 'all.toggled' });
    await act({ type: 'removal.requested' }, 'confirming');
    expect([asked.length, actor.getSnapshot().context.targets]).toMatchObject([
      times,
      { uses: [{ module: 'popup', id: '4', title: 'Winter' }], hidden: 0, isIncomplete: false },
    ]);
  });
  test.each(['file', 'folder'] as const)('a %s that was renamed meanwhile did not go, and is told', async (kind) => {
    const { actor, path, library, idOf, act } = await open();
    if (kind === 'folder') {
      await answered(library.addFolder(path, 'onder'));
      actor.send({ type: 'reload.requested' });
    }
    const folders = await waitFor(
      actor,
      ({ context }) => context.contents?.folders.length === (kind === 'folder' ? 1 : 0),
    ).then(({ context }) => context.contents?.folders ?? []);
    actor.send({
      type: 'row.clicked',
      id: folders[0] === undefined ? await idOf('een.txt') : `folder-${folders[0].id}`,
      keys: { toggle: false, range: false },
    });
    await act({ type: 'removal.requested' }, 'confirming');
    await answered(
      kind === 'file'
        ? library.renameFile(`${path}/een.txt`, 'ander.txt')
        : library.renameFolder(`${path}/onder`, 'boven'),
    );
    await act({ type: 'removal.confirmed' }, 'reporting');
    expect(actor.getSnapshot().context.removal).toMatchObject({ done: 0, refused: [{ failure: { kind: 'Changed' } }] });
  });
  test('a no to the question is said and logged (R-SHR-34)', async () => {
    const { actor, path, idOf, act, reports, said } = await open();
    actor.send({ type: 'row.clicked', id: await idOf('een.txt'), keys: { toggle: false, range: false } });
    await act({ type: 'removal.requested' }, 'confirming');
    await act({ type: 'removal.closed' }, 'idle');
    expect([reports.all(), said]).toEqual([
      [`Not removed: library ${path}/een.txt`],
      [['info', 'shared.list.notRemoved', 1000]],
    ]);
  });
  test('what was deleted meanwhile is gone', async () => {
    const { actor, path, library, idOf, act, said } = await open();
    actor.send({ type: 'row.clicked', id: await idOf('een.txt'), keys: { toggle: false, range: false } });
    await act({ type: 'removal.requested' }, 'confirming');
    await answered(library.remove(`${path}/een.txt`));
    await act({ type: 'removal.confirmed' }, 'idle');
    expect(said).toEqual([['success', 'library.overview.removed', 2000, { count: 1 }]]);
  });
  test('says how many are gone', async () => {
    const { actor, path, idOf, act, names, said } = await open();
    actor.send({ type: 'row.clicked', id: await idOf('een.txt'), keys: { toggle: false, range: false } });
    await act({ type: 'removal.requested' }, 'confirming');
    await act({ type: 'removal.confirmed' }, 'idle');
    expect([await names(path), said]).toEqual([
      ['twee.txt'],
      [['success', 'library.overview.removed', 2000, { count: 1 }]],
    ]);
  });
});

describe('a folder that is open', () => {
  test('under a former name is told where it is now, and its files with it', async () => {
    const { actor, path, library } = await open();
    const below = await answered(library.addFolder(path, 'Zomer'));
    const now = await answered(library.renameFolder(below, 'Winter'));
    const told: unknown[] = [];
    actor.on('path.changed', (event) => {
      told.push(event);
    });
    actor.send({ type: 'folder.opened', path: below });
    await waitFor(actor, ({ context }) => context.path === now && context.contents !== null);
    expect(told).toEqual([{ type: 'path.changed', from: below, to: now }]);
  });
  test.each([
    [true, 'shown'],
    [false, 'failed'],
  ])('stays on the screen when nobody can tell any more what lies in it (%s)', async (isShown, state) => {
    let isCut = !isShown;
    const { actor, said } = await open((library) => ({
      ...library,
      folder:
        (...call) =>
        () =>
          isCut ? Promise.resolve(either.left({ kind: 'Unreachable', reason: 'cut' })) : library.folder(...call)(),
    }));
    isCut = true;
    actor.send({ type: 'reload.requested' });
    const { context, value } = await waitFor(
      actor,
      (snapshot) => snapshot.matches({ folder: isShown ? 'shown' : 'failed' }) && (!isShown || said.length > 0),
    );
    expect([
      value,
      context.contents !== null,
      said.some((line) => JSON.stringify(line).includes('Unreachable')),
    ]).toMatchObject([{ folder: state }, isShown, isShown]);
  });
});

describe('a folder that somebody deleted meanwhile', () => {
  test('leaves nothing on the screen that a late answer could bring back', async () => {
    const { actor, path, library } = await open();
    await answered(library.remove(path));
    actor.send({ type: 'reload.requested' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ folder: 'failed' }));
    expect([context.failure?.kind, context.contents]).toEqual(['NotFound', null]);
  });
});

describe('what somebody else changes in the library (R-LIV-10)', () => {
  test('is read again: tree and folder, what is selected stays so', async () => {
    const { actor, path, text, idOf, library, changed } = await open();
    const id = await idOf('een.txt');
    actor.send({ type: 'row.clicked', id, keys: { toggle: false, range: false } });
    await text(path, 'drie.txt');
    await answered(library.addFolder(path, 'onder'));
    const { context } = await changed();
    expect(context.contents?.files.map((file) => file.name)).toEqual(['drie.txt', 'een.txt', 'twee.txt']);
    expect(JSON.stringify(context.tree)).toContain('onder');
    expect([...context.selection.ids]).toEqual([id]);
  });
  test('that cannot be read for a moment leaves all as it is, and is not said', async () => {
    let isCut = false;
    const cut = () => Promise.resolve(either.left({ kind: 'Unreachable' as const, reason: 'cut' as const }));
    const { said, changed } = await open((library) => ({
      ...library,
      tree: (options) => (isCut ? cut : library.tree(options)),
      folder: (path, options) => (isCut ? cut : library.folder(path, options)),
    }));
    isCut = true;
    const snapshot = await changed();
    expect([snapshot.matches({ tree: 'shown', folder: 'shown' }), said]).toEqual([true, []]);
    expect(snapshot.context.contents?.files).toHaveLength(2);
  });
  test('a folder that is gone is said to be', async () => {
    const { path, library, changed } = await open();
    await answered(library.remove(path));
    const snapshot = await changed();
    expect([snapshot.value, snapshot.context.failure?.kind]).toMatchObject([{ folder: 'failed' }, 'NotFound']);
  });
});

describe('moving', () => {
  test('takes files of several folders, one folder after the other', async () => {
    const { path, folder, text, names, act, said } = await open();
    const [other, target] = [await folder(), await folder()];
    await text(other, 'drie.txt');
    await act({ type: 'move.requested', paths: [`${path}/een.txt`, `${other}/drie.txt`], target }, 'idle');
    expect([await names(target), await names(path)]).toEqual([['drie.txt', 'een.txt'], ['twee.txt']]);
    expect(said).toEqual([['success', 'library.overview.moved', 2000, { count: 2 }]]);
  });
  test('a name that is taken there moves nothing, and that is said', async () => {
    const { path, folder, text, names, act, said } = await open();
    const target = await folder();
    await text(target, 'een.txt');
    await act({ type: 'move.requested', paths: [`${path}/een.txt`, `${path}/twee.txt`], target }, 'idle');
    expect([await names(target), await names(path)]).toEqual([['een.txt'], ['een.txt', 'twee.txt']]);
    expect(said).toEqual([['error', 'library.overview.moveExists', 4000]]);
  });
});

test('the whole library is searched', async () => {
  const { actor } = await open();
  actor.send({ type: 'view.changed', term: 'wintercheck', everywhere: true, sort: null });
  await waitFor(actor, (state) => state.matches({ look: 'shown' }));
  expect(actor.getSnapshot().context.found?.map(({ path }) => path)).toEqual(['Nieuws/2026/wintercheck.jpg']);
});

test('a file is taken home, and that it does not come is said', async () => {
  const { actor, path, saved, said } = await open();
  for (const name of ['een.txt', 'weg.txt']) {
    actor.send({ type: 'download.requested', path: `${path}/${name}` });
    await waitFor(actor, (state) => state.matches({ home: 'idle' }));
  }
  expect([saved, said]).toEqual([['een.txt'], [['NotFound', undefined]]]);
});

test('files of several folders that cannot all go tell how many went, and why the others stayed', async () => {
  const { actor, path, library, text, said, names } = await open();
  const [from, target] = [
    await answered(library.addFolder(path, 'van')),
    await answered(library.addFolder(path, 'naar')),
  ];
  await text(from, 'twee.txt');
  await text(target, 'twee.txt');
  await text(target, 'drie.txt');
  actor.send({ type: 'move.requested', paths: [`${path}/een.txt`, `${from}/twee.txt`], target });
  await waitFor(actor, ({ value }) => value.act === 'idle');
  expect([await names(target), said]).toEqual([
    ['drie.txt', 'een.txt', 'twee.txt'],
    [['error', 4000, 'library.overview.movePart', 'library.overview.movePartExists']],
  ]);
});
