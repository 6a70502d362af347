import { either } from 'fp-ts';
import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Library, SentFile } from '../../../application/library/ports/library.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { isEditable, isOfKind } from '../../../domain/library/file-type.rule';
import { fileRule, type FileFields } from '../../../domain/library/file-record.rule';
import { MIDDLE } from '../../../domain/library/focus-point.rule';
import { extensionOf, renameStem } from '../../../domain/library/name.rule';
import { nameOf, parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import type { Failure } from '../../../domain/shared/failure';
import { sameValue } from '../../../domain/shared/same-value';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, may, mayOpen } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { refused } from '../shared/refusals';
import { unchanged, versionOf, type MemoryFiles } from './published/memory-files';
import type { Content, StoredFile } from './published/memory-tree';
import { pictureOf, readContent, sameBytes } from './read-content';

/** Fields whose text is too long; the name has its own rule. */
const tooLong = (texts: Partial<FileFields>): readonly string[] =>
  Object.keys(fileRule({ title: '', alt: '', caption: '', description: '', ...texts, name: 'x' }));

const isPicture = ({ name }: StoredFile): boolean => isOfKind('image', extensionOf(name));

/** Fields that this file does not support: captions are for pictures only. */
const refusedOf = (file: StoredFile, texts: Partial<FileFields>): readonly string[] => [
  ...tooLong(texts),
  ...(isPicture(file) || ['', file.caption, undefined].includes(texts.caption) ? [] : ['caption']),
];

/** The media library in memory. Rules R-LIB-01, R-LIB-02, R-LIB-03 and R-LIB-09. */
export const libraryMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock, files: MemoryFiles): Library => {
  const answer = answerTo(calls, people);
  const [view, add, edit, remove] = [
    mayOpen('library'),
    may('library.add'),
    may('library.edit'),
    may('library.delete'),
  ];
  const pathOf = (node: Parameters<typeof files.pathOf>[0]): LibraryPath => files.pathOf(node);
  const openFolder = (path: LibraryPath) =>
    pipe(
      files.folder(path),
      either.chain((folder) => files.writable(folder)),
    );
  const editable = (path: LibraryPath, version: string | null) =>
    pipe(
      files.file(path),
      either.chain((file) => files.writable(file)),
      either.chain((file) => unchanged(file, version)),
    );
  const change = (file: StoredFile, changes: Partial<StoredFile>): LibraryPath =>
    pathOf(files.change(file, changes, clock.now()));

  const withFile = <A>(path: LibraryPath, work: (file: StoredFile) => A) => pipe(files.file(path), either.map(work));

  const rename = (file: StoredFile, name: string): Either<Failure, StoredFile> =>
    extensionOf(name) === extensionOf(file.name) ? files.place(file, files.parentOf(file), name) : refused(['name']);

  /** Replaces the content of the file; the previous content can be restored. */
  const show = (file: StoredFile, shown: Content, original = shown, more: Partial<StoredFile> = {}): LibraryPath =>
    change(file, {
      shown,
      original,
      previous: original === file.original ? file.previous : file.original,
      size: shown.body.size,
      ...more,
    });

  return {
    tree: (options) => answer(view, options, () => either.right(files.showTree())),
    folder: (path, options) =>
      answer(view, options, () =>
        pipe(
          files.folderOnce(path),
          either.map((folder) => files.showContents(folder)),
        ),
      ),
    search: (words, options) => answer(view, options, () => either.right(files.search(words))),
    file: (path, options) => answer(view, options, () => withFile(path, (file) => files.showDetail(file))),
    usage: (path, options) => answer(view, options, (caller) => withFile(path, ({ id }) => files.usesOf(id, caller))),
    usageIn: (path, options) =>
      answer(view, options, (caller) =>
        pipe(
          files.folder(path),
          either.map(({ id }) => files.usesIn(id, caller)),
        ),
      ),
    download: (path, options) =>
      answer(view, options, () => {
        options?.onProgress?.(1);
        return withFile(path, ({ shown }) => shown.body);
      }),

    addFolder: (parent, name, options) =>
      answer(add, options, () =>
        pipe(
          openFolder(parent),
          either.chain((folder) => files.addFolder(folder, name)),
          either.map(pathOf),
        ),
      ),
    upload: (path, { name, body }, options) =>
      answer(add, options, async () => {
        if (path === ROOT) return refused([]);
        const free = pipe(
          openFolder(path),
          either.chain((parent) => files.freeName(parent, name)),
        );
        if (isLeft(free)) return free;
        const content = await readContent(free.right, body);
        options?.onProgress?.(1);
        if (isLeft(content)) return content;
        return pipe(
          openFolder(path),
          either.chain((parent) => files.addFile(parent, name, content.right, clock.now())),
          either.map(pathOf),
        );
      }),
    renameFolder: (path, name, options) =>
      answer(edit, options, () =>
        path === ROOT
          ? either.left({ kind: 'Forbidden' })
          : pipe(
              files.folder(path),
              either.chain((folder) => files.writableWhole(folder)),
              either.chain((folder) => files.place(folder, files.parentOf(folder), name)),
              either.map(pathOf),
            ),
      ),
    renameFile: (path, name, options) =>
      answer(edit, options, () =>
        pipe(
          files.fileNow(parentOf(path), nameOf(path)),
          either.chain((file) => files.writable(file)),
          either.chain((file) => rename(file, name)),
          either.map((file) => change(file, {})),
        ),
      ),
    move: (from, names, target, options) =>
      answer(edit, options, () =>
        target === ROOT
          ? refused(['target'])
          : pipe(
              openFolder(from),
              either.chain(() => openFolder(target)),
              either.chain((to) =>
                pipe(
                  either.sequenceArray(names.map((name) => files.fileNow(from, name))),
                  either.chain((found) => files.moveAll(found, to)),
                ),
              ),
            ),
      ),
    remove: (path, options) => answer(remove, options, () => files.remove(path)),

    saveDetails: (path, { name, ...texts }, version, options) =>
      answer(edit, options, () =>
        pipe(
          editable(path, version),
          either.chain((file) => {
            const wrong = refusedOf(file, texts);
            const isEmpty = [name, ...Object.values(texts)].every((value) => value === undefined);
            if (isEmpty || wrong.length > 0) return refused(wrong);
            return name === undefined ? either.right(file) : rename(file, renameStem(file.name, name));
          }),
          either.map((file) => change(file, texts)),
        ),
      ),
    saveFocusPoint: (path, focusPoint, version, options) =>
      answer(edit, options, () =>
        pipe(
          editable(path, version),
          either.chain((file) => {
            if (!isPicture(file) && !sameValue(file.focusPoint, focusPoint)) return refused(['focusPoint']);
            change(file, { focusPoint });
            return either.right(undefined);
          }),
        ),
      ),
    savePicture: (path, dataUrl, version, options) =>
      answer(edit, options, async () => {
        const [before, picture] = [editable(path, version), pictureOf(dataUrl)];
        if (isLeft(before)) return before;
        if (picture === null || !isEditable(extensionOf(before.right.name)))
          return either.left({ kind: 'Unsupported' });
        const content = await readContent(`x.${picture.extension}`, picture.body);
        if (isLeft(content)) return content;
        // The file may have changed while the bytes were read.
        return pipe(
          editable(path, version),
          either.map((file) => show(file, content.right, before.right.original)),
          either.bindTo('path'),
          either.bind('version', (stored) => withFile(stored.path, versionOf)),
        );
      }),
    restore: (path, version, options) =>
      answer(edit, options, () =>
        pipe(
          editable(path, version),
          either.map((file) => {
            const content = file.shown === file.original ? (file.previous ?? file.original) : file.original;
            // A focus point belongs to the displayed content.
            return show(file, content, content, content === file.shown ? {} : { focusPoint: MIDDLE });
          }),
        ),
      ),
    replace: (path, { body }: SentFile, version, options) =>
      answer(edit, options, async () => {
        const before = editable(path, null);
        if (isLeft(before)) return before;
        const { name, original } = before.right;
        const content = await readContent(name, body);
        const isSame = isRight(content) && (await sameBytes(content.right.body, original.body));
        options?.onProgress?.(1);
        return pipe(
          editable(path, null),
          either.chain((file) => {
            // For a repeated upload, `previous` is kept; a file that already shows this content is not changed.
            const isSentAgain = isSame && file.original === original;
            if (isSentAgain && file.shown === original) return either.right(undefined);
            return pipe(
              unchanged(file, version),
              either.chain(() => (isSentAgain ? either.right(original) : content)),
              either.map((shown) => {
                show(file, shown, shown, isSentAgain ? { focusPoint: MIDDLE } : {});
              }),
            );
          }),
        );
      }),
  };
};
