import { sql } from 'drizzle-orm';
import { extensionOf, nameProblem, normalizeName } from '../../src/domain/library/name.rule';
import type { Database } from '../database/database';
import { ok, type Answer, type CallOf, type RawCallOf, type Services } from '../shared/endpoint';
import { onlyOf, text } from '../shared/reads';
import { fieldsNotValid, notFound, Refusal } from '../shared/refusal';
import { utc } from '../shared/utc';
import { checkIfMatch, etagOf } from '../shared/etag';
import { editedContent, restoredContent } from './changed-content';
import { attachContent, receiveUpload, type FileContent } from './file-content';
import { DETAILS, readDetails } from './file-details';
import { NAME } from './folders';
import { findFile, mediaTypeOf, fileToWire, searchTextOf, type FileRow } from './file-rows';
import {
  addNode,
  changeTree,
  checkWritable,
  findNode,
  folderAt,
  namesOf,
  renameNode,
  ROOT_ID,
  type Node,
} from './nodes';
import { LONGEST_LOCATION, locationOf, parseLocation, parsePath, recordPathOf, type PathNames } from './paths';
import type { Viewer } from './visible-files';
import { haveSameBytes, markReleasedBlobs } from './blob-store';

type FileServices = Pick<Services, 'db' | 'now'>;
const alwaysConnected = (): boolean => true;
type Tx = Pick<Database, 'execute'>;

export interface FoundFile {
  readonly node: Node;
  readonly file: FileRow;
}

/** Finds a file by its current or a former path. Rule R-LIB-09. */
export const fileAt = async (db: Database, names: PathNames, viewer: Viewer): Promise<FoundFile> =>
  requireFile(db, await findNode(db, names, viewer));

/** Loads the file of a node. 404 when it is a folder or missing. */
export const requireFile = async (db: Database, node: Node | undefined): Promise<FoundFile> => {
  const file = node === undefined || node.folder ? undefined : await findFile(db, node.id);
  if (node === undefined || file === undefined) throw notFound();
  return { node, file };
};

/** Handles `GET library/{file}`. */
export const showFile = ({ node, file }: FoundFile): Answer =>
  ok(
    { file: { ...fileToWire(file, node.names.slice(0, -1)), read_only: node.readOnly ? 1 : 0 } },
    { ETag: etagOf(file.id, file.version) },
  );

/** Handles `POST library/{folder}` with a raw body. */
export const upload = async ({ services, caller, param, body }: RawCallOf): Promise<Answer> => {
  const folder = await folderAt(services.db, parsePath(param('path')));
  if (folder.id === ROOT_ID) throw new Refusal(400, 'VALUE_NOT_VALID');
  checkWritable(folder);
  const name = readFileName(body);
  // A known duplicate is refused before the upload; `changeTree` refuses one that appears during it.
  const there = await findNode(services.db, [...folder.names, name], caller);
  if (there?.moved === false) throw new Refusal(409, 'DUPLICATE');
  const content = await receiveUpload(services, caller.id, extensionOf(name), body);
  const location = await attachContent(services, content, body.isConnected, (attach) =>
    changeTree(services.db, async (tx) => {
      const { id, names } = await addNode(tx, folder.id, name, false);
      const now = utc(services.now());
      await tx.execute(sql`
        insert into library_files (node_id, shown_id, original_id, extension, width, height, added, updated, search)
        values (
          ${id}, ${content.publicCopy}, ${content.original}, ${extensionOf(name)}, ${content.size?.width ?? null},
            ${content.size?.height ?? null}, ${now}, ${now},
            ${searchTextOf(name, { title: '', alt: '', caption: '', description: '' })}
        )`);
      await attach(tx);
      return locationOf(names);
    }),
  );
  return {
    status: 201,
    body: { code: 'OK', location },
    headers: { Location: location },
    changed: [{ path: recordPathOf([...folder.names, name]) }],
  };
};

/** Reads the name of an uploaded file. Rule R-LIB-01. */
const readFileName = ({ name = '' }: RawCallOf['body']): string => {
  const tidy = normalizeName(name);
  if (nameProblem(tidy) !== null) throw fieldsNotValid('filename');
  return tidy;
};

/** Form fields of `PUT library/{path}`: the name of a folder, or a file's details, image or restoration. */
export const SAVED = {
  form: { name: NAME, modified: text(Infinity), restore: text(LONGEST_LOCATION), ...DETAILS },
};
export type SaveCall = CallOf<typeof SAVED>;

/** Handles `PUT library/{file}` with a form: details, an edited image (`modified`) or `restore`. */
export const saveFile = async (
  { services, caller, form, header }: SaveCall,
  { node, file }: FoundFile,
): Promise<Answer> => {
  checkWritable(node);
  const ifMatch = header('if-match');
  checkIfMatch(ifMatch, etagOf(file.id, file.version));
  if (form.modified !== undefined) {
    return replaceContent(
      services,
      { node, file },
      ifMatch,
      true,
      await editedContent(services, caller.id, file, onlyOf(form, 'modified').modified ?? ''),
    );
  }
  if (form.restore !== undefined) {
    await checkRestoreTarget(services.db, onlyOf(form, 'restore').restore ?? '', file.id, caller);
    return replaceContent(services, { node, file }, ifMatch, false, await restoredContent(services, caller.id, file));
  }
  const { name, point, details } = readDetails(form, file);
  // Refused, because the new name could reveal a file that the user may not see.
  if (node.private && name !== undefined && name !== file.name) throw fieldsNotValid('filename');
  await changeTree(services.db, async (tx) => {
    const stored = await lockFile(tx, file.id);
    checkIfMatch(ifMatch, etagOf(file.id, stored.version));
    const now = { ...stored, ...details };
    await tx.execute(sql`
      update library_files
      set title = ${now.title}, alt = ${now.alt}, caption = ${now.caption}, description = ${now.description},
        no_index = ${now.noIndex}, focus_x = ${point?.x ?? stored.x}, focus_y = ${point?.y ?? stored.y},
        search = ${searchTextOf(name ?? stored.name, now)}, ${bumpVersion(services)}
      where node_id = ${file.id}`);
    if (name !== undefined) await renameNode(tx, file.id, name);
  });
  return savedAnswer(services, node);
};

/** Accepts `1`, or a location or URL of this file; refuses everything else. */
const checkRestoreTarget = async (db: Database, named: string, id: number, viewer: Viewer): Promise<void> => {
  const names = named === '1' ? null : parseLocation(named.replace(/^\/?media\//, 'library/'));
  if (named !== '1' && (names === null || (await findNode(db, names, viewer))?.id !== id))
    throw fieldsNotValid('restore');
};

/**
 * Handles `PUT library/{file}` with a raw body of the same type. Checks `If-Match` after the upload: a repeated
 * upload of the same bytes needs no current version.
 */
export const replaceFile = async (
  { services, caller, header, body }: RawCallOf,
  { node, file }: FoundFile,
): Promise<Answer> => {
  checkWritable(node);
  if (mediaTypeOf(extensionOf(readFileName(body))) !== mediaTypeOf(file.extension))
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
  return replaceContent(
    services,
    { node, file },
    header('if-match'),
    false,
    await receiveUpload(services, caller.id, file.extension, body),
    body.isConnected,
  );
};

/**
 * Replaces the content of a file. Keeps the last original as `previous` and releases older blobs. A repeated upload
 * of the same bytes (after a lost response) changes nothing. Rule R-LIB-08.
 * @param altered whether the content differs from its original
 */
const replaceContent = async (
  services: FileServices,
  { node, file }: FoundFile,
  ifMatch: string | undefined,
  altered: boolean,
  content: FileContent,
  isAwaited = alwaysConnected,
): Promise<Answer> => {
  await attachContent(services, content, isAwaited, (attach) =>
    changeTree(services.db, async (tx) => {
      const before = await lockFile(tx, file.id);
      const isOlder = [file.original, file.previous].includes(content.original);
      const isSame = await haveSameBytes(tx, content.original, before.original);
      // The new blob remains an orphan and expires.
      if (isSame && !isOlder && !before.altered) return;
      checkIfMatch(ifMatch, etagOf(file.id, before.version));
      // Another replacement was saved in the meantime: this content belongs to an outdated original.
      if (isOlder && (before.original !== file.original || before.previous !== file.previous))
        throw new Refusal(412, 'CHANGED');
      const previous = isSame ? before.previous : before.original;
      // Resets the focus point when the picture changes: by undoing a crop, or by restoring the previous original.
      const isWholeAgain = isSame && before.altered && !altered;
      const hasOwnPoint = !isWholeAgain && (altered || !isOlder || content.original === before.original);
      await tx.execute(sql`
        update library_files
        set shown_id = ${content.publicCopy}, original_id = ${content.original}, previous_id = ${previous},
          width = ${content.size?.width ?? null}, height = ${content.size?.height ?? null}, altered = ${altered},
          focus_x = ${hasOwnPoint ? before.x : 0}, focus_y = ${hasOwnPoint ? before.y : 0}, ${bumpVersion(services)}
        where node_id = ${file.id}`);
      await attach(tx);
      await markReleasedBlobs(tx, services.now());
    }),
  );
  return savedAnswer(services, node);
};

const bumpVersion = ({ now }: FileServices) => sql`version = version + 1, updated = ${utc(now())}`;

/** Locks the row of a file until the end of the transaction. 404 if it was deleted. */
const lockFile = async (tx: Tx, id: number): Promise<FileRow> => {
  await tx.execute(sql`select from library_files where node_id = ${id} for update`);
  const stored = await findFile(tx, id);
  if (stored === undefined) throw notFound();
  return stored;
};

/** Reads the path again, because the file may have been moved. */
const savedAnswer = async ({ db }: FileServices, { id, names: before, private: isPrivate }: Node): Promise<Answer> => {
  const file = await findFile(db, id);
  if (file === undefined) throw notFound();
  const names = await namesOf(db, id);
  const location = locationOf(names);
  const paths = [...new Set([recordPathOf(before), recordPathOf(names)])];
  return {
    ...ok(
      { location, file: fileToWire(file, names.slice(0, -1)) },
      { ETag: etagOf(id, file.version), Location: location },
    ),
    changed: isPrivate ? [] : paths.map((path) => ({ path })),
  };
};
