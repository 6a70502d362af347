import { either } from 'fp-ts';
import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Library, SentFile } from '../../../application/library/ports/library.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { isEditable, isOfKind } from '../../../domain/library/file-type.rule';
import { fileRule, type FileFields } from '../../../domain/library/file-record.rule';
import { MIDDLE } from '../../../domain/library/focus-point.rule';
import { extensionOf, foldName, renameStem } from '../../../domain/library/name.rule';
import { nameOf, parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import type { Failure } from '../../../domain/shared/failure';
import { compareNames } from '../../../domain/shared/format';
import { MAX_SEARCH_RESULTS } from '../../../domain/library/search.rule';
import { matchesWords } from '../../../domain/shared/list-query';
import { can, canOpenModule, type RightsHolder } from '../../../domain/shared/permission';
import { sameValue } from '../../../domain/shared/same-value';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { unchanged, versionOf, type MemoryFiles } from './published/memory-files';
import type { Content, StoredFile } from './published/memory-tree';
import { pictureOf, readContent, sameBytes } from './read-content';

type Work<A> = (caller: RightsHolder) => Either<Failure, A> | Promise<Either<Failure, A>>;

const unsupported = either.left<Failure>({ kind: 'Unsupported' });

const textsOf = ({ name, title, alt, caption, description }: StoredFile): string =>
  [name, title, alt, caption, description].join(' ');

/** The texts that are too long to keep; the name is judged by itself. */
const tooLong = (texts: Partial<FileFields>): readonly string[] =>
  Object.keys(fileRule({ title: '', alt: '', caption: '', description: '', ...texts, name: 'x' }));

const isPicture = ({ name }: StoredFile): boolean => isOfKind('image', extensionOf(name));

/** The texts that this file does not take; a caption is a picture's. */
const refusedOf = (file: StoredFile, texts: Partial<FileFields>): readonly string[] => [
  ...tooLong(texts),
  ...(isPicture(file) || ['', file.caption, undefined].includes(texts.caption) ? [] : ['caption']),
];

/** What begins with the words comes first, then what has them in its name. */
const rankOf = ({ name }: StoredFile, words: string): number =>
  foldName(name).startsWith(foldName(words)) ? 0 : matchesWords(name, words) ? 1 : 2;

/** The media library in memory. Rules R-LIB-01, R-LIB-02, R-LIB-03 and R-LIB-09. */
export const libraryMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock, files: MemoryFiles): Library => {
  const answer = <A>(right: 'view' | 'add' | 'edit' | 'delete', work: Work<A>, options?: CallOptions): Answer<A> =>
    calls.answer(() => {
      const caller = people.callerWho((who) =>
        right === 'view' ? canOpenModule(who, 'library') : can(who, `library.${right}`),
      );
      return isLeft(caller) ? caller : work(caller.right);
    }, options);
  const folder = (path: LibraryPath) => files.folder(path);
  const open = (path: LibraryPath) =>
    pipe(
      folder(path),
      either.chain((found) => files.writable(found)),
    );
  const editable = (path: LibraryPath) =>
    pipe(
      files.file(path),
      either.chain((file) => files.writable(file)),
    );
  const pathOf = (node: Parameters<typeof files.pathOf>[0]): LibraryPath => files.pathOf(node);

  const rename = (file: StoredFile, name: string): Either<Failure, StoredFile> =>
    extensionOf(name) === extensionOf(file.name)
      ? files.place(file, files.parentOf(file), name)
      : either.left(rejected(['name']));

  /** Gives the file what was read for it, as long as it is still there. */
  const show = (
    path: LibraryPath,
    content: Either<Failure, Content>,
    original?: Content,
    more: Partial<Pick<StoredFile, 'focusPoint'>> = {},
  ): Either<Failure, LibraryPath> =>
    pipe(
      content,
      either.chain((shown) =>
        pipe(
          editable(path),
          either.map((file) => {
            const next = original ?? shown;
            return pathOf(
              files.change(
                file,
                {
                  shown,
                  original: next,
                  previous: next === file.original ? file.previous : file.original,
                  size: shown.body.size,
                  ...more,
                },
                clock.now(),
              ),
            );
          }),
        ),
      ),
    );

  const checkAll = <A>(found: readonly Either<Failure, A>[]): Either<Failure, readonly A[]> =>
    either.sequenceArray(found);

  return {
    tree: (options) => answer('view', () => either.right(files.showTree()), options),
    folder: (path, options) =>
      answer(
        'view',
        () =>
          pipe(
            files.folderOnce(path),
            either.map((found) => {
              const inside = files.within(found.id);
              return {
                path: pathOf(found),
                folders: inside.folders.map((one) => files.showFolder(one)),
                files: inside.files.map((file) => files.showFile(file)),
              };
            }),
          ),
        options,
      ),
    search: (words, options) =>
      answer(
        'view',
        () =>
          either.right(
            files
              .files()
              .filter((file) => matchesWords(textsOf(file), words))
              .sort((a, b) => rankOf(a, words) - rankOf(b, words) || compareNames(a.name, b.name))
              .slice(0, MAX_SEARCH_RESULTS)
              .map((file) => files.showFile(file)),
          ),
        options,
      ),
    file: (path, options) =>
      answer(
        'view',
        () =>
          pipe(
            files.file(path),
            either.map((file) => files.showDetail(file)),
          ),
        options,
      ),
    usage: (path, options) =>
      answer(
        'view',
        (caller) =>
          pipe(
            files.file(path),
            either.map(({ id }) => files.usesOf(id, caller)),
          ),
        options,
      ),
    usageIn: (path, options) =>
      answer(
        'view',
        (caller) =>
          pipe(
            folder(path),
            either.map(({ id }) => files.usesIn(id, caller)),
          ),
        options,
      ),
    download: (path, options) =>
      answer(
        'view',
        () => {
          options?.onProgress?.(1);
          return pipe(
            files.file(path),
            either.map(({ shown }) => shown.body),
          );
        },
        options,
      ),

    addFolder: (parent, name, options) =>
      answer(
        'add',
        () =>
          pipe(
            open(parent),
            either.chain((found) => files.addFolder(found, name)),
            either.map(pathOf),
          ),
        options,
      ),
    upload: (path, { name, body }, options) =>
      answer(
        'add',
        async () => {
          if (path === ROOT) return either.left(rejected([]));
          const free = pipe(
            open(path),
            either.chain((parent) => files.freeName(parent, name)),
          );
          if (isLeft(free)) return free;
          const content = await readContent(free.right, body);
          options?.onProgress?.(1);
          return pipe(
            content,
            either.chain((read) =>
              pipe(
                open(path),
                either.chain((parent) => files.addFile(parent, name, read, clock.now())),
              ),
            ),
            either.map(pathOf),
          );
        },
        options,
      ),
    renameFolder: (path, name, options) =>
      answer(
        'edit',
        () =>
          path === ROOT
            ? either.left({ kind: 'Forbidden' })
            : pipe(
                folder(path),
                either.chain((found) => files.writableWhole(found)),
                either.chain((found) => files.place(found, files.parentOf(found), name)),
                either.map(pathOf),
              ),
        options,
      ),
    renameFile: (path, name, options) =>
      answer(
        'edit',
        () =>
          pipe(
            files.fileNow(parentOf(path), nameOf(path)),
            either.chain((file) => files.writable(file)),
            either.chain((file) => rename(file, name)),
            either.map((file) => pathOf(files.change(file, {}, clock.now()))),
          ),
        options,
      ),
    move: (from, names, target, options) =>
      answer(
        'edit',
        () => {
          if (target === ROOT) return either.left(rejected(['target']));
          return pipe(
            checkAll([open(from), open(target)]),
            either.chain(([, to]) =>
              pipe(
                checkAll(names.map((name) => files.fileNow(from, name))),
                either.chain((found) =>
                  to === undefined ? either.left<Failure>({ kind: 'NotFound' }) : files.moveAll(found, to),
                ),
              ),
            ),
          );
        },
        options,
      ),
    remove: (path, options) => answer('delete', () => files.remove(path), options),

    saveDetails: (path, { name, ...texts }, version, options) =>
      answer(
        'edit',
        () =>
          pipe(
            editable(path),
            either.chain((file) => unchanged(file, version)),
            either.filterOrElse(
              () => [name, ...Object.values(texts)].some((value) => value !== undefined),
              () => rejected([]),
            ),
            either.filterOrElse(
              (file) => refusedOf(file, texts).length === 0,
              (file) => rejected(refusedOf(file, texts)),
            ),
            either.chain((file) =>
              name === undefined ? either.right(file) : rename(file, renameStem(file.name, name)),
            ),
            either.map((file) => pathOf(files.change(file, texts, clock.now()))),
          ),
        options,
      ),
    saveFocusPoint: (path, focusPoint, version, options) =>
      answer(
        'edit',
        () =>
          pipe(
            editable(path),
            either.chain((file) => unchanged(file, version)),
            either.filterOrElse(
              (file) => isPicture(file) || sameValue(file.focusPoint, focusPoint),
              () => rejected(['focusPoint']),
            ),
            either.map((file) => {
              files.change(file, { focusPoint }, clock.now());
            }),
          ),
        options,
      ),
    savePicture: (path, dataUrl, version, options) =>
      answer(
        'edit',
        async () => {
          const same = () =>
            pipe(
              editable(path),
              either.chain((file) => unchanged(file, version)),
            );
          const [file, picture] = [same(), pictureOf(dataUrl)];
          if (isLeft(file)) return file;
          if (picture === null || !isEditable(extensionOf(file.right.name))) return unsupported;
          const content = await readContent(`x.${picture.extension}`, picture.body);
          // Somebody may have changed it while the bytes were read.
          return pipe(
            same(),
            either.chain(() => show(path, content, file.right.original)),
            either.chain((stored) =>
              pipe(
                files.file(stored),
                either.map((shown) => ({ path: stored, version: versionOf(shown) })),
              ),
            ),
          );
        },
        options,
      ),
    restore: (path, version, options) =>
      answer(
        'edit',
        () =>
          pipe(
            editable(path),
            either.chain((file) => unchanged(file, version)),
            either.chain((file) => {
              const content = file.shown === file.original ? (file.previous ?? file.original) : file.original;
              // A point of a crop is no point of the whole picture, nor one of a replacement a point of what it took
              // the place of.
              return show(path, either.right(content), content, content === file.shown ? {} : { focusPoint: MIDDLE });
            }),
          ),
        options,
      ),
    replace: (path, { body }: SentFile, version, options) =>
      answer(
        'edit',
        async () => {
          const before = editable(path);
          if (isLeft(before)) return before;
          const { name, original } = before.right;
          const content = await readContent(name, body);
          const isSame = isRight(content) && (await sameBytes(content.right.body, original.body));
          options?.onProgress?.(1);
          return pipe(
            editable(path),
            either.chain((file) => {
              // Sent once more: what it took the place of stays, and where the file shows just that it is done already.
              const again = isSame && file.original === original;
              if (again && file.shown === original) return either.right(undefined);
              return pipe(
                unchanged(file, version),
                // What shows the whole picture again has no use for a point of its crop.
                either.chain(() =>
                  again ? show(path, either.right(original), original, { focusPoint: MIDDLE }) : show(path, content),
                ),
                either.map(() => undefined),
              );
            }),
          );
        },
        options,
      ),
  };
};
