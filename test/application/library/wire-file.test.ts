import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { fileGatewayOf } from '../../../src/application/library/file-gateway';
import type { Library } from '../../../src/application/library/ports/library.port';
import { wireFileActs, wireFileRecord } from '../../../src/application/library/wire-file';
import type { Answer, CallOptions } from '../../../src/application/shared/ports/call';
import { files } from '../../../src/domain/library/file-record';
import type { FileUse } from '../../../src/domain/library/library';
import type { Failure } from '../../../src/domain/shared/failure';
import { aPictureFile } from '../../domain/library/support/files';
import { aForm } from '../support/form';
import { announcerInMind, draftsOf } from '../support/backend';

const answer =
  <A>(value: A): Answer<A> =>
  () =>
    Promise.resolve(either.right(value));
const refuse =
  (failure: Failure): Answer<never> =>
  () =>
    Promise.resolve(either.left(failure));
const gone: Failure = { kind: 'NotFound' };
const PATH = 'merken/logo.png';
const draft = { name: 'logo', title: '', alt: '', caption: '', description: '', noIndex: false };

/** A library with these methods; the file page calls no others. */
const libraryOf = (answers: Partial<Library>): Library => answers as Library;

// Rule R-SHR-54.
describe('a file as a record (R-LIB-02)', () => {
  test('a save sends what changed, and follows the file to its new path', async () => {
    const asked: unknown[] = [];
    const gateway = fileGatewayOf(
      libraryOf({
        saveDetails: (path, changes, version) => {
          asked.push([path, changes, version]);
          return answer('merken/beeldmerk.png');
        },
      }),
    );
    const saved = await gateway.save({
      id: PATH,
      version: 'v1',
      draft: { ...draft, name: 'beeldmerk', alt: '' },
      before: { ...draft, alt: 'Een meeuw' },
    })();
    expect(saved).toEqual(either.right({ id: 'merken/beeldmerk.png' }));
    expect(asked).toEqual([[PATH, { name: 'beeldmerk', alt: '' }, 'v1']]);
  });

  test('a name that is taken is said at the name', async () => {
    const gateway = fileGatewayOf(libraryOf({ saveDetails: () => refuse({ kind: 'Conflict', code: 'DUPLICATE' }) }));
    expect(await gateway.save({ id: PATH, version: null, draft, before: draft })()).toEqual(
      either.left({ kind: 'FieldsRejected', code: 'DUPLICATE', fields: { name: 'NAME_IN_USE' } }),
    );
  });

  test.each([
    [
      'has another name by now did not go: it changed',
      answer(aPictureFile({ path: 'merken/ander.png' })),
      { kind: 'Changed' },
    ],
    ['is still there: the API does not delete', answer(aPictureFile({ path: PATH })), { kind: 'NotOffered' }],
    ['is nowhere is gone', refuse(gone), gone],
    [
      'may be anywhere is not known to be gone',
      refuse({ kind: 'Unreachable', reason: 'cut' }),
      { kind: 'Unreachable', reason: 'cut' },
    ],
  ] as const)('a file that is to be deleted and %s (R-LIB-12)', async (_, found, failure) => {
    const gateway = fileGatewayOf(libraryOf({ remove: () => refuse(gone), file: () => found }));
    expect(await gateway.removeOne({ id: PATH, version: null })()).toEqual(either.left(failure));
  });

  test('a file that does not load is reported and not announced; a save that fails says so', async () => {
    const { announcer, said } = announcerInMind();
    const reported: string[] = [];
    let loads: Answer<ReturnType<typeof aPictureFile>> = refuse(gone);
    const library = libraryOf({
      file: () => loads,
      saveDetails: () => refuse({ kind: 'Unreachable', reason: 'server' }),
    });
    const machine = wireFileRecord(
      library,
      draftsOf().drafts,
      { has: () => false, add: () => undefined },
      { id: () => '7', website: () => '1' },
      { now: () => 1_000, zone: () => 'UTC' },
      announcer,
      {
        report: (message) => {
          reported.push(message);
        },
      },
    );
    const typed = aForm(files.blank);
    const open = () =>
      createActor(machine, { input: { id: PATH, blank: files.blank, rule: files.rule, form: typed } }).start();

    await waitFor(open(), (state) => state.matches('lost'));
    expect([said, reported]).toEqual([[], [`file ${PATH}: NotFound`]]);

    loads = answer(aPictureFile());
    const form = open();
    await waitFor(form, (state) => state.matches('reading'));
    form.send({ type: 'edit.requested' });
    typed.type({ ...draft, alt: 'Een meeuw' });
    form.send({ type: 'save.requested' });
    await waitFor(form, (state) => state.matches('editing') && state.context.failure !== null);
    expect(said).toEqual([['error', 'library.file.notSaved', 2000]]);
    expect(typed.read().alt).toBe('Een meeuw');
  });
});

describe('what is done with the bytes of a file (R-LIB-08)', () => {
  const actsOf = (answers: Partial<Library>) => {
    const [{ announcer, said }, saved, changed]: [ReturnType<typeof announcerInMind>, unknown[], string[]] = [
      announcerInMind(),
      [],
      [],
    ];
    const library = libraryOf({ usage: () => answer(null), ...answers });
    const actor = createActor(
      wireFileActs(
        library,
        {
          save: (file) => {
            saved.push(file);
          },
        },
        announcer,
      ),
      { input: { path: PATH } },
    );
    actor.on('file.changed', ({ path }) => {
      changed.push(path);
    });
    return { actor: actor.start(), said, saved, changed };
  };
  const idle = (actor: ReturnType<typeof actsOf>['actor']) => waitFor(actor, (state) => state.matches({ act: 'idle' }));

  test('where it is shown is looked up; what cannot be told is no failure', async () => {
    const uses = [{ module: 'popup', id: '4', title: 'Wintercheck' }];
    const { actor } = actsOf({ usage: () => answer({ uses, hidden: 2 }) });
    expect((await waitFor(actor, (state) => state.matches({ uses: 'known' }))).context).toMatchObject({
      uses,
      hidden: 2,
    });
    const dumb = actsOf({ usage: () => refuse({ kind: 'Unreachable', reason: 'server' }) });
    expect((await waitFor(dumb.actor, (state) => state.matches({ uses: 'known' }))).context.uses).toBeNull();
    expect(dumb.said).toEqual([]);
    expect(dumb.actor.getSnapshot().context.isUnsupported).toBe(false);
    const mute = actsOf({ usage: () => answer(null) });
    expect((await waitFor(mute.actor, (state) => state.matches({ uses: 'known' }))).context.isUnsupported).toBe(true);
  });

  test('asked whether it shall go, it is looked up anew (R-LIB-12)', async () => {
    let uses: readonly FileUse[] = [];
    const { actor } = actsOf({ usage: () => answer({ uses, hidden: 0 }) });
    await waitFor(actor, (state) => state.matches({ uses: 'known' }));
    uses = [{ module: 'popup', id: '4', title: 'Wintercheck' }];
    actor.send({ type: 'uses.requested' });
    expect(actor.getSnapshot().matches({ uses: 'looking' })).toBe(true);
    expect((await waitFor(actor, (state) => state.matches({ uses: 'known' }))).context.uses).toEqual(uses);
  });

  const replacement = {
    type: 'replace.requested',
    file: { name: 'nieuw logo.png', body: new Blob(['x']) },
    seen: aPictureFile({ version: 'v7' }),
  } as const;

  test('another file takes its place once both were looked at, with its progress on the way', async () => {
    const asked: unknown[] = [];
    let arrive = (): void => undefined;
    const { actor, changed } = actsOf({
      replace:
        (path, file, version, options: CallOptions = {}) =>
        () =>
          new Promise((resolve) => {
            asked.push([path, file.name, version]);
            options.onProgress?.(0.5);
            arrive = () => {
              resolve(either.right(undefined));
            };
          }),
    });
    actor.send(replacement);
    actor.send({ type: 'replace.cancelled' });
    actor.send(replacement);
    expect([asked, actor.getSnapshot().matches({ act: 'comparing' })]).toEqual([[], true]);
    actor.send({ type: 'replace.confirmed' });
    await waitFor(actor, (state) => state.context.share === 0.5);
    expect([asked, changed]).toEqual([[[PATH, 'nieuw logo.png', 'v7']], []]);
    arrive();
    await idle(actor);
    expect(changed).toEqual([PATH]);
  });

  test('a replacement that is cancelled breaks off, and the file is read anew: it may have arrived', async () => {
    let signal: CallOptions['signal'];
    const { actor, changed, said } = actsOf({
      replace:
        (_path, _file, _version, options: CallOptions = {}) =>
        () => {
          signal = options.signal;
          return new Promise(() => undefined);
        },
    });
    actor.send(replacement);
    actor.send({ type: 'replace.confirmed' });
    await waitFor(actor, (state) => state.matches({ act: 'replacing' }));
    actor.send({ type: 'replace.cancelled' });
    expect([signal?.aborted, changed, said]).toEqual([true, [PATH], []]);
  });

  test('a replacement that is refused leaves everything as it was, and says why', async () => {
    const { actor, changed, said } = actsOf({ replace: () => refuse({ kind: 'Unsupported' }) });
    actor.send(replacement);
    actor.send({ type: 'replace.confirmed' });
    await idle(actor);
    expect(changed).toEqual([]);
    expect(said).toEqual([['error', 'library.file.replace.unlike', 6000]]);
  });

  test('a replacement of another type is told by its type', async () => {
    const { actor, said } = actsOf({ replace: () => refuse({ kind: 'Unsupported', found: 'heic' }) });
    actor.send(replacement);
    actor.send({ type: 'replace.confirmed' });
    await idle(actor);
    expect(said).toEqual([['error', 'library.file.replace.found', 6000, { found: 'HEIC' }]]);
  });

  test.each([
    ['Changed', 'library.file.replace.changed'],
    ['NotFound', 'shared.failures.gone'],
  ] as const)(
    'a file that is %s meanwhile is not replaced: it says what to do, and what is stored now is read',
    async (kind, words) => {
      const { actor, changed, said } = actsOf({ replace: () => refuse({ kind }) });
      actor.send(replacement);
      actor.send({ type: 'replace.confirmed' });
      await idle(actor);
      expect([said, changed]).toEqual([[['error', words, 6000]], [PATH]]);
    },
  );

  test('the original comes back after a question only', async () => {
    const asked: unknown[] = [];
    const { actor, changed } = actsOf({
      restore: (path, version) => {
        asked.push([path, version]);
        return answer('merken/logo.png');
      },
    });
    const wish = { type: 'restore.requested', seen: aPictureFile({ version: 'v3' }) } as const;
    actor.send(wish);
    actor.send({ type: 'restore.cancelled' });
    expect(asked).toEqual([]);
    actor.send(wish);
    actor.send({ type: 'restore.confirmed' });
    await idle(actor);
    expect([asked, changed]).toEqual([[[PATH, 'v3']], [PATH]]);
  });

  test('what somebody made of a file meanwhile is not restored unseen: that is said, and the file is read anew', async () => {
    const { actor, changed, said } = actsOf({ restore: () => refuse({ kind: 'Changed' }) });
    actor.send({ type: 'restore.requested', seen: aPictureFile() });
    actor.send({ type: 'restore.confirmed' });
    await idle(actor);
    expect([said, changed]).toEqual([[['Changed', 'library.file']], [PATH]]);
  });

  test('its bytes are taken home under its name', async () => {
    const bytes = new Blob(['x']);
    const { actor, saved } = actsOf({ download: () => answer(bytes) });
    actor.send({ type: 'download.requested' });
    await idle(actor);
    expect(saved).toEqual([{ name: 'logo.png', bytes }]);
  });
});
