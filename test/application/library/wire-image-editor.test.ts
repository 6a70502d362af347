import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import type { Library } from '../../../src/application/library/ports/library.port';
import { wireImageEditor } from '../../../src/application/library/wire-image-editor';
import type { WatchedRecord } from '../../../src/application/shared/ports/live-events.port';
import type { Notice } from '../../../src/domain/shared/notice';
import type { Answer } from '../../../src/application/shared/ports/call';
import type { DrawImage } from '../../../src/domain/library/image-editor';
import type { FileDetail } from '../../../src/domain/library/library';
import type { Failure } from '../../../src/domain/shared/failure';
import { nameOf } from '../../domain/support/walk';
import { aPictureFile } from '../../domain/library/support/files';
import { announcerInMind, draftsOf } from '../support/backend';

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const gone: Failure = { kind: 'NotFound' };
const answer =
  <A>(value: A): Answer<A> =>
  () =>
    Promise.resolve(either.right(value));
const refuse =
  (failure: Failure): Answer<never> =>
  () =>
    Promise.resolve(either.left(failure));

/** A library of one picture that records its calls; each refusal answers one call. */
const libraryOf = (first: Partial<FileDetail> = {}, bytes: BlobPart = 'x') => {
  let file = aPictureFile({ version: 'v1', ...first });
  const asked: (readonly unknown[])[] = [];
  const refusals: Partial<Record<'file' | 'download' | 'picture' | 'focus' | 'restore', Failure>> = {};
  const taken = (what: keyof typeof refusals): Answer<never> | null => {
    const failure = refusals[what];
    refusals[what] = undefined;
    return failure === undefined ? null : refuse(failure);
  };
  /** Refuses a call that names another version than the stored one. */
  const unless = <A>(version: string | null | undefined, good: Answer<A>): Answer<A> =>
    typeof version === 'string' && version !== file.version ? refuse({ kind: 'Changed' }) : good;
  const library: Pick<Library, 'file' | 'download' | 'savePicture' | 'saveFocusPoint' | 'restore'> = {
    file: () => taken('file') ?? answer(file),
    download: () => taken('download') ?? answer(new Blob([bytes])),
    savePicture: (path, dataUrl, version) => {
      asked.push(['picture', path, dataUrl, version]);
      return (
        taken('picture') ??
        unless(version, answer({ path: 'merken/logo-2.png', version: file.version && `${file.version}+` }))
      );
    },
    saveFocusPoint: (path, point, version) => {
      asked.push(['focus', path, point, version]);
      return taken('focus') ?? unless(version?.replace(/\+$/, ''), answer(undefined));
    },
    restore: (path, version) => {
      asked.push(['restore', path, version]);
      return taken('restore') ?? answer(path);
    },
  };
  // The editor calls no other methods.
  return {
    library: library as Library,
    asked,
    refusals,
    change: (change: Partial<FileDetail>) => {
      file = { ...file, ...change };
    },
  };
};

/** Waits until the answers of a few calls have arrived. */
const waitForCalls = () => new Promise((resolve) => setImmediate(resolve));

const drawn: unknown[] = [];
const draw: DrawImage = (drawing, type) => {
  if (drawing instanceof Blob) return Promise.resolve(either.right(`${type} of ${drawing.size} bytes`));
  const { width, height } = drawing;
  drawn.push([width, height, type]);
  return Promise.resolve(either.right('data:image/png;base64,AA=='));
};

const editorOf = (world = libraryOf(), drafts = draftsOf()) => {
  const { announcer, said } = announcerInMind();
  const [reported, left, taken]: [string[], string[], unknown[][]] = [[], [], []];
  const [offered, changed]: [Notice[], WatchedRecord[]] = [[], []];
  const machine = wireImageEditor(
    world.library,
    {
      save: (file) => {
        taken.push('dataUrl' in file ? [file.name, file.dataUrl] : [file.name]);
      },
    },
    drafts.drafts,
    { id: () => '7', website: () => '1' },
    { now: () => 1_000, zone: () => 'UTC' },
    announcer,
    {
      report: (message) => {
        reported.push(message);
      },
    },
    {
      show: (notice) => {
        offered.push(notice);
      },
      close: () => undefined,
    },
    {
      changedHere: (record) => {
        changed.push(record);
      },
    },
  );
  const actor = createActor(machine, {
    input: {
      path: 'merken/logo.png',
      onLeft: (path) => {
        left.push(path);
      },
      onCancelled: () => undefined,
    },
  }).start();
  const until = (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state);
  return {
    ...world,
    actor,
    drafts,
    said,
    offered,
    changed,
    reported,
    left,
    taken,
    until,
    open: async () => {
      await until('opening');
      actor.send({ type: 'picture.opened', size: { width: 300, height: 200 } });
    },
    flip: () => {
      actor.send({ type: 'step.requested', step: { kind: 'flip', axis: 'x' } });
    },
    focus: () => {
      actor.send({ type: 'mode.chosen', mode: 'focus' });
      actor.send({ type: 'point.moved', point: { x: 0.5, y: -0.25 } });
      actor.send({ type: 'mode.applied' });
    },
    save: (overwrite = false) => {
      actor.send({ type: 'save.requested', draw, overwrite });
    },
  };
};

beforeEach(() => {
  drawn.length = 0;
});

test('sends the picture as its own kind, then its focus point under the new path (R-LIB-05, R-LIB-06)', async () => {
  const editor = editorOf(libraryOf({ extension: 'jpg' }));
  await editor.open();
  editor.focus();
  editor.flip();
  editor.save();
  await editor.until('left');
  expect(drawn).toEqual([[300, 200, 'image/jpeg']]);
  expect(editor.asked).toEqual([
    ['picture', 'merken/logo.png', 'data:image/png;base64,AA==', 'v1'],
    ['focus', 'merken/logo-2.png', { x: -0.5, y: -0.25 }, 'v1+'],
  ]);
  expect([editor.left, editor.offered.map(({ key }) => key), editor.drafts.kept.size]).toEqual([
    ['merken/logo-2.png'],
    ['library.image.saved'],
    0,
  ]);
});

test('sends only what changed', async () => {
  const editor = editorOf();
  await editor.open();
  editor.focus();
  editor.save();
  await editor.until('left');
  expect([drawn, editor.asked]).toEqual([[], [['focus', 'merken/logo.png', { x: 0.5, y: -0.25 }, 'v1']]]);
});

test('does not overwrite a replacement made while the image opens: its bytes match the version that is saved (R-LIB-06)', async () => {
  const world = libraryOf();
  const { file } = world.library;
  let bytes = 'before';
  world.library.download = () => () => Promise.resolve(either.right(new Blob([bytes])));
  world.library.file = (path) => async () => {
    // Another person's save is stored while this save is in flight.
    await Promise.resolve();
    bytes = 'after';
    world.change({ version: 'v2' });
    return file(path)();
  };
  const editor = editorOf(world);
  await editor.open();
  const opened = editor.actor.getSnapshot().context.opened;
  expect([opened?.file.version, await opened?.picture.text()]).toEqual(['v2', 'after']);
});

test('steps are kept under the file, survive a failed save and are offered again', async () => {
  const [world, drafts] = [libraryOf(), draftsOf()];
  const editor = editorOf(world, drafts);
  await editor.open();
  editor.flip();
  world.refusals.picture = cut;
  editor.save();
  await editor.until('saving');
  await editor.until('editing.idle');
  expect([editor.said, editor.reported]).toEqual([
    [['Unreachable', undefined]],
    ['save of image merken/logo.png: Unreachable'],
  ]);
  editor.actor.stop();
  expect([...drafts.kept]).toEqual([
    [
      '7/library.image/12',
      { base: { steps: [] }, mine: { steps: [{ kind: 'flip', axis: 'x' }] }, version: 'v1', at: 1_000 },
    ],
  ]);

  world.change({ version: 'v2' });
  const again = editorOf(world, drafts);
  await again.open();
  expect(again.actor.getSnapshot().context.opened?.storedSteps).toEqual({
    steps: [{ kind: 'flip', axis: 'x' }],
    at: 1_000,
    fileChanged: true,
  });
  again.actor.send({ type: 'draft.discarded' });
  await again.until('editing.idle');
  expect(drafts.kept.size).toBe(0);
});

test('a step that is taken back takes its draft with it', async () => {
  const editor = editorOf();
  await editor.open();
  editor.flip();
  editor.actor.send({ type: 'undo.requested' });
  editor.actor.send({ type: 'draft.flushed' });
  expect(editor.drafts.kept.size).toBe(0);
});

test.each(['flip', 'focus'] as const)(
  'a file that was changed meanwhile takes no %s unseen: the steps stay, and go over it only when told to',
  async (step) => {
    const editor = editorOf();
    await editor.open();
    editor[step]();
    const { steps } = editor.actor.getSnapshot().context.history;
    editor.change({ version: 'v2' });
    editor.save();
    await editor.until('saving');
    await editor.until('editing.idle');
    const { failure, history } = editor.actor.getSnapshot().context;
    expect([failure, history.steps, editor.left, editor.said]).toEqual([
      { kind: 'Changed' },
      steps,
      [],
      [['Changed', undefined]],
    ]);
    editor.save(true);
    await editor.until('left');
    expect(editor.asked.map((call) => call.at(-1))).toEqual(['v1', null]);
  },
);

test('an API without versions is told none', async () => {
  const editor = editorOf(libraryOf({ version: null }));
  await editor.open();
  editor.focus();
  editor.flip();
  editor.save();
  await editor.until('left');
  expect(editor.asked.map((call) => call.at(-1))).toEqual([null, null]);
});

test('a focus point that was refused behind its picture stays to be saved; alone it is a save that failed', async () => {
  const editor = editorOf();
  await editor.open();
  editor.focus();
  editor.refusals.focus = cut;
  editor.save();
  await editor.until('saving');
  await editor.until('editing.idle');
  editor.flip();
  editor.refusals.focus = cut;
  editor.save();
  await editor.until('partlySaved');
  await editor.open();
  expect(editor.actor.getSnapshot().context.history.steps).toEqual([{ kind: 'focus', point: { x: -0.5, y: -0.25 } }]);
  expect(editor.said).toEqual([
    ['Unreachable', undefined],
    ['Unreachable', undefined],
  ]);
});

test('a drawing that fails sends nothing', async () => {
  const editor = editorOf();
  await editor.open();
  editor.flip();
  editor.actor.send({
    type: 'save.requested',
    draw: () => Promise.resolve(either.left({ kind: 'TooLarge' })),
    overwrite: false,
  });
  await editor.until('saving');
  await editor.until('editing.idle');
  expect([editor.asked, editor.said]).toEqual([[], [['TooLarge', undefined]]]);
});

test.each(['file', 'download'] as const)(
  'a %s that does not come is said on the page, logged, and asked for again',
  async (what) => {
    const world = libraryOf();
    world.refusals[what] = gone;
    const editor = editorOf(world);
    await editor.until('failed');
    expect([editor.said, editor.reported]).toEqual([[], ['image merken/logo.png: NotFound']]);
    editor.actor.send({ type: 'retry.requested' });
    await editor.until('opening');
  },
);

test('a picture whose file was deleted meanwhile says so, and can be taken home as it would have become', async () => {
  const editor = editorOf();
  await editor.open();
  editor.flip();
  editor.refusals.picture = gone;
  editor.save();
  await editor.until('editing.idle');
  expect(editor.said).toEqual([['error', 'library.image.gone.title', 2000]]);
  editor.actor.send({ type: 'download.requested', draw });
  await editor.until('editing.idle');
  expect(editor.taken).toEqual([['logo.png', 'data:image/png;base64,AA==']]);
  expect(editor.drafts.kept.size).toBe(1);
});

test('the original comes back, and the steps are forgotten', async () => {
  const editor = editorOf();
  await editor.open();
  editor.flip();
  editor.actor.send({ type: 'restore.requested' });
  editor.actor.send({ type: 'restore.confirmed' });
  await editor.until('opening');
  expect([editor.asked, editor.drafts.kept.size, editor.said]).toEqual([
    [['restore', 'merken/logo.png', 'v1']],
    0,
    [['success', 'library.image.restored', 1200]],
  ]);
});

test('a moving picture is not edited: only its first would be left (R-LIB-06)', async () => {
  const { actor, until } = editorOf(
    libraryOf({}, Uint8Array.from([...new TextEncoder().encode('RIFF0000WEBPVP8X0000'), 0b10])),
  );
  await until('unsuitable');
  expect(actor.getSnapshot().context.opened?.animated).toBe(true);
});

test('nor is one that lies in a read-only folder (R-LIB-06)', async () => {
  const { actor, until } = editorOf(libraryOf({ readOnly: true }));
  await until('unsuitable');
  expect(actor.getSnapshot().context.opened?.file.readOnly).toBe(true);
});

describe('a saved image is undone from its notice', () => {
  test('with its focus point, and its page is told', async () => {
    const editor = editorOf(libraryOf({ focusPoint: { x: 0.25, y: 0 } }));
    await editor.open();
    editor.flip();
    editor.save();
    await editor.until('left');
    editor.asked.length = 0;
    editor.offered[0]?.action?.run();
    await waitForCalls();
    expect(editor.asked).toEqual([
      ['restore', 'merken/logo-2.png', 'v1'],
      ['focus', 'merken/logo-2.png', { x: 0.25, y: 0 }, null],
    ]);
    expect([editor.said, editor.changed]).toEqual([
      [['success', 'library.image.undone', 1200]],
      [{ resource: 'library', id: 'merken/logo-2.png' }],
    ]);
  });

  test('or stays, and one message says why (R-SHR-70)', async () => {
    const editor = editorOf();
    await editor.open();
    editor.flip();
    editor.save();
    await editor.until('left');
    editor.refusals.restore = { kind: 'Changed' };
    editor.offered[0]?.action?.run();
    await waitForCalls();
    expect([editor.said, editor.changed]).toEqual([
      [['warning', 2000, 'library.image.notUndone', 'library.image.changedSince']],
      [],
    ]);
  });

  test('where the image was altered before, by its picture before the save: the original is an older one', async () => {
    const editor = editorOf(libraryOf({ altered: true, focusPoint: { x: 0.25, y: 0 } }, 'four'));
    await editor.open();
    editor.flip();
    editor.save();
    await editor.until('left');
    editor.asked.length = 0;
    editor.offered[0]?.action?.run();
    await waitForCalls();
    expect(editor.asked).toEqual([
      ['picture', 'merken/logo-2.png', 'image/png of 4 bytes', 'v1'],
      ['focus', 'merken/logo-2.png', { x: 0.25, y: 0 }, null],
    ]);
  });
});
