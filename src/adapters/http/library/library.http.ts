import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Library, SentFile } from '../../../application/library/ports/library.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import { FILE_TYPES } from '../../../domain/library/file-type.rule';
import { extensionOf, normalizeName } from '../../../domain/library/name.rule';
import type { FileUses, FolderNode, FolderUses, LibraryFile } from '../../../domain/library/library';
import { nameOf, parentOf, pathIn, ROOT, type LibraryPath } from '../../../domain/library/path';
import { isAbsent, renameFieldsBy, type Failure } from '../../../domain/shared/failure';
import type { Http, Received } from '../shared/http';
import type { Call } from '../shared/request';
import { Nothing, type Reader } from '../shared/wire';
import { Contents, File, Found, Moved, Tree, Usage, UsageIn, writeDetails } from './library.codec';
import { callOf, locationOf, pathOfLocation } from './published/location';

const NOT_FOUND: Failure = { kind: 'NotFound' };
const FORBIDDEN: Failure = { kind: 'Forbidden' };
const ownNames = renameFieldsBy({
  filename: 'name',
  no_index: 'noIndex',
  focuspoint_x: 'focusPoint',
  focuspoint_y: 'focusPoint',
});

/** Operating systems disagree about media types, so the extension decides, as in the API. */
const rawOf = ({ name, body }: SentFile): Call['raw'] => ({
  name,
  body,
  type: FILE_TYPES[extensionOf(name)]?.media ?? 'application/octet-stream',
});

/** Replaces a failure by a value if the record is absent or the API does not have the call. */
const orElse =
  <A>(instead: A) =>
  (answer: Answer<A>): Answer<A> =>
    pipe(
      answer,
      taskEither.orElse((failure) => (isAbsent(failure) ? taskEither.right(instead) : taskEither.left(failure))),
    );

/**
 * Without a search call, `library/search` is read as a library path: it is not found, or is a folder that refuses the
 * query.
 */
const hasNoSearch = (failure: Failure): boolean => isAbsent(failure) || failure.kind === 'FieldsRejected';

const there = <A>(found: A | null): Answer<A> =>
  found === null ? taskEither.left(NOT_FOUND) : taskEither.right(found);

/** The library over HTTP. */
export const libraryHttp = (http: Http): Library => {
  type Request = Omit<Call, 'path'>;
  const ask = <A>(path: string | null, call: Request, reader: Reader<A>, options?: CallOptions): Answer<Received<A>> =>
    path === null
      ? taskEither.left(NOT_FOUND)
      : pipe(http.call({ ...call, path }, reader, options), taskEither.mapLeft(ownNames));
  const read = <A>(path: string | null, reader: Reader<A>, options?: CallOptions): Answer<A> =>
    pipe(
      ask(path, { method: 'GET' }, reader, options),
      taskEither.map(({ body }) => body),
    );
  const act = (path: string | null, call: Request, options?: CallOptions): Answer<void> =>
    pipe(
      ask(path, call, Nothing, options),
      taskEither.map(() => undefined),
    );
  /** @param expected the path to return if the answer has no location */
  const putVersion = (
    path: LibraryPath,
    call: Omit<Request, 'method'>,
    expected: LibraryPath,
    options?: CallOptions,
  ): Answer<{ path: LibraryPath; version: string | null }> =>
    pipe(
      ask(callOf(path), { ...call, method: 'PUT' }, Moved, options),
      taskEither.map(({ body, location, version }) => ({
        path: body === null && location === null ? expected : pathOfLocation(body ?? location ?? '', path),
        version,
      })),
    );
  const put = (...call: Parameters<typeof putVersion>): Answer<LibraryPath> =>
    pipe(
      putVersion(...call),
      taskEither.map((stored) => stored.path),
    );
  const add = (
    folder: LibraryPath,
    call: Omit<Request, 'method'>,
    name: string,
    options?: CallOptions,
  ): Answer<LibraryPath> =>
    pipe(
      ask(callOf(folder), { ...call, method: 'POST' }, Nothing, options),
      taskEither.map(({ location }) =>
        location === null ? pathIn(folder, normalizeName(name)) : pathOfLocation(location, pathIn(folder, name)),
      ),
    );
  const renamed = (path: LibraryPath, name: string): LibraryPath => pathIn(parentOf(path), normalizeName(name));

  return {
    tree: (options) => pipe(read('library', Tree, options), orElse<readonly FolderNode[]>([])),
    // The root contains only folders, and its call returns all of them.
    folder: (path, options) =>
      path === ROOT
        ? pipe(
            read('library', Tree, options),
            orElse<readonly FolderNode[]>([]),
            taskEither.map((nodes) => ({
              path: ROOT,
              folders: nodes.map(({ folders, ...folder }) => folder),
              files: [],
            })),
          )
        : pipe(read(callOf(path), Contents, options), taskEither.chain(there)),
    search: (words, options) =>
      pipe(
        http.call({ method: 'GET', path: 'library/search', query: { search: words } }, Found, options),
        taskEither.map(({ body }): readonly LibraryFile[] | null => body),
        taskEither.orElse((failure) => (hasNoSearch(failure) ? taskEither.right(null) : taskEither.left(failure))),
      ),
    file: (path, options) =>
      pipe(
        ask(callOf(path), { method: 'GET' }, File, options),
        taskEither.chain(({ body, version }) => there(body && { ...body, version })),
      ),
    usage: (path, options) => pipe(read(callOf(path, 'usage'), Usage, options), orElse<FileUses | null>(null)),
    usageIn: (folder, options) =>
      pipe(read(callOf(folder, 'usage'), UsageIn, options), orElse<FolderUses | null>(null)),
    download: (path, options) => {
      const from = callOf(path, 'download');
      return from === null ? taskEither.left(NOT_FOUND) : http.bytes({ method: 'GET', path: from }, options);
    },

    addFolder: (parent, name, options) => add(parent, { form: { name } }, name, options),
    upload: (folder, file, options) => add(folder, { raw: rawOf(file) }, file.name, options),
    renameFolder: (path, name, options) =>
      path === ROOT
        ? taskEither.left(FORBIDDEN)
        : put(path, { form: { name }, isInline: true }, renamed(path, name), options),
    renameFile: (path, name, options) =>
      put(path, { form: { filename: name }, isInline: true }, renamed(path, name), options),
    move: (from, names, target, options) =>
      act(
        'library/move/',
        { method: 'PUT', form: { target: locationOf(target), path: locationOf(from), filename: names } },
        options,
      ),
    remove: (path, options) =>
      path === ROOT ? taskEither.left(FORBIDDEN) : act(callOf(path), { method: 'DELETE' }, options),

    saveDetails: (path, changes, version, options) => {
      const form = writeDetails(path, changes);
      const name = form['filename'];
      return put(path, { form, version }, typeof name === 'string' ? renamed(path, name) : path, options);
    },
    saveFocusPoint: (path, { x, y }, version, options) =>
      act(callOf(path), { method: 'PUT', form: { focuspoint_x: x, focuspoint_y: y }, version }, options),
    savePicture: (path, dataUrl, version, options) =>
      putVersion(path, { form: { modified: dataUrl }, isLarge: true, version }, path, options),
    restore: (path, version, options) => put(path, { form: { restore: locationOf(path) }, version }, path, options),
    replace: (path, { body }, version, options) =>
      act(callOf(path), { method: 'PUT', raw: rawOf({ name: nameOf(path), body }), version }, options),
  };
};
