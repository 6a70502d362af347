import { sql } from 'drizzle-orm';
import { isEditable } from '../../src/domain/library/file-type.rule';
import { extensionOf, nameProblem, tidyName } from '../../src/domain/library/name.rule';
import { rowsOf, type Database } from '../database/database';
import { ok, type Answer, type Services, type SignedInCall, type SignedInRawCall } from '../shared/endpoint';
import { fieldsNotValid, notFound, Refusal } from '../shared/refusal';
import { utc } from '../shared/text';
import { checkVersion, etagOf } from '../shared/version';
import { keepBuffer, placing, receive, withShown, type Content } from './content';
import { readDataUrl } from './data-url';
import { readDetails } from './details';
import { findFile, mediaOf, onWire, searchedOf, type FileRow } from './file-rows';
import {
  addNode,
  changingTree,
  checkWritable,
  findNode,
  folderAt,
  namesOf,
  renameNode,
  ROOT_ID,
  type Node,
} from './nodes';
import { LONGEST_LOCATION, locationOf, namesAt, readNames, type Names } from './paths';
import { shownPicture } from './picture';
import { areSame, release } from './store';

type Given = Pick<Services, 'db' | 'now'>;
const always = (): boolean => true;
type Tx = Pick<Database, 'execute'>;

/** A file and where it lies. */
export interface Found {
  readonly node: Node;
  readonly file: FileRow;
}

/** The file that a call names, under its present name or a former one. Rule R-LIB-09. */
export const fileAt = async (db: Database, names: Names): Promise<Found> => fileOf(db, await findNode(db, names));

/** The file that a node is; refuses with 404 what is none. */
export const fileOf = async (db: Database, node: Node | undefined): Promise<Found> => {
  const file = node === undefined || node.folder ? undefined : await findFile(db, node.id);
  if (node === undefined || file === undefined) throw notFound();
  return { node, file };
};

/** `GET library/{file}`. */
export const showFile = ({ node, file }: Found): Answer =>
  ok(
    { file: { ...onWire(file, node.names.slice(0, -1)), read_only: node.readOnly ? 1 : 0 } },
    { ETag: etagOf(file.id, file.version) },
  );

/** `POST library/{folder}` with a raw body: another file in it. */
export const upload = async ({ services, param, body }: SignedInRawCall): Promise<Answer> => {
  const folder = await folderAt(services.db, readNames(param('path')));
  if (folder.id === ROOT_ID) throw new Refusal(400, 'VALUE_NOT_VALID');
  checkWritable(folder);
  const name = readSent(body);
  // Said before the bytes have come, where it is known by then; it may also happen while they come.
  const there = await findNode(services.db, [...folder.names, name]);
  if (there?.moved === false) throw new Refusal(409, 'DUPLICATE');
  const content = await receive(services, extensionOf(name), body);
  const location = await placing(services, content, body.isAwaited, (settle) =>
    changingTree(services.db, async (tx) => {
      const { id, names } = await addNode(tx, folder.id, name, false);
      const now = utc(services.now());
      await tx.execute(sql`
        insert into library_files (node_id, shown_id, original_id, extension, width, height, added, updated, search)
        values (
          ${id}, ${content.shown}, ${content.original}, ${extensionOf(name)}, ${content.size?.width ?? null},
            ${content.size?.height ?? null}, ${now}, ${now},
            ${searchedOf(name, { title: '', alt: '', caption: '', description: '' })}
        )`);
      await settle(tx);
      return locationOf(names);
    }),
  );
  return { status: 201, body: { code: 'OK', location }, headers: { Location: location } };
};

/** What the sender calls a file, as it is kept. Rule R-LIB-01. */
const readSent = ({ name = '' }: SignedInRawCall['body']): string => {
  const tidy = tidyName(name);
  if (nameProblem(tidy) !== null) throw fieldsNotValid('filename');
  return tidy;
};

/**
 * `PUT library/{file}` with a form: what is written about it, its focus point, a changed picture, or the one that was
 * uploaded.
 */
export const saveFile = async ({ services, form, header }: SignedInCall, { node, file }: Found): Promise<Answer> => {
  checkWritable(node);
  const ifMatch = header('if-match');
  checkVersion(ifMatch, etagOf(file.id, file.version));
  if (form.has('modified')) {
    form.only('modified');
    return showing(services, file, ifMatch, true, await modified(services, file, form.required('modified', Infinity)));
  }
  if (form.has('restore')) {
    await checkNamed(services.db, form.only('restore').required('restore', LONGEST_LOCATION), file.id);
    return showing(services, file, ifMatch, false, await restored(services, file));
  }
  const { name, point, details } = readDetails(form, file);
  await changingTree(services.db, async (tx) => {
    const stored = await lockedFile(tx, file.id);
    checkVersion(ifMatch, etagOf(file.id, stored.version));
    const now = { ...stored, ...details };
    await tx.execute(sql`
      update library_files
      set title = ${now.title}, alt = ${now.alt}, caption = ${now.caption}, description = ${now.description},
        no_index = ${now.noIndex}, focus_x = ${point?.x ?? stored.x}, focus_y = ${point?.y ?? stored.y},
        search = ${searchedOf(name ?? stored.name, now)}, ${touched(services)}
      where node_id = ${file.id}`);
    if (name !== undefined) await renameNode(tx, file.id, name);
  });
  return saved(services, file.id);
};

/** Refuses to restore by the name of anything else: 1, or a location or address that leads to the file itself. */
const checkNamed = async (db: Database, named: string, id: number): Promise<void> => {
  const names = named === '1' ? null : namesAt(named.replace(/^\/?media\//, 'library/'));
  if (named !== '1' && (names === null || (await findNode(db, names))?.id !== id)) throw fieldsNotValid('restore');
};

/**
 * `PUT library/{file}` with a raw body: another file of the same kind, under the same name; what it takes the place of
 * can be restored. The version is looked at behind the bytes: the same ones once more are good under an older one too.
 */
export const replaceFile = async (
  { services, header, body }: SignedInRawCall,
  { node, file }: Found,
): Promise<Answer> => {
  checkWritable(node);
  if (mediaOf(extensionOf(readSent(body))) !== mediaOf(file.extension)) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  return showing(
    services,
    file,
    header('if-match'),
    false,
    await receive(services, file.extension, body),
    body.isAwaited,
  );
};

/** A picture that was changed in the console, under the original that stays. */
const modified = async (services: Given, file: FileRow, dataUrl: string): Promise<Content> => {
  if (!isEditable(file.extension)) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  const { bytes, kind } = await readDataUrl(dataUrl);
  const { redrawn, size, thumbnail } = await shownPicture(() => Promise.resolve(bytes), file.extension, kind);
  const shown = await keepBuffer(services, redrawn ?? bytes);
  return { original: file.original, shown: shown.id, size, thumbnail };
};

/** What was uploaded; of a file that shows just that, what was uploaded before it was replaced. Rule R-LIB-08. */
const restored = async (services: Given, file: FileRow): Promise<Content> => {
  const wanted = file.altered ? file.original : (file.previous ?? file.original);
  const [original] = await rowsOf<{ id: number; size: number; mark: string }>(
    services.db,
    sql`select id, size, mark from library_blobs where id = ${wanted}`,
  );
  if (original === undefined) throw notFound();
  return withShown(services, file.extension, original);
};

/**
 * Gives a file other bytes. What was uploaded last stays beside a new original; all others are let go. The same upload
 * once more, as after an answer that was lost, takes nothing away, and is done already where the file shows just that.
 * Rule R-LIB-08.
 * @param altered whether they differ from what was uploaded
 */
const showing = async (
  services: Given,
  file: FileRow,
  ifMatch: string | undefined,
  altered: boolean,
  content: Content,
  isAwaited = always,
): Promise<Answer> => {
  await placing(services, content, isAwaited, (settle) =>
    changingTree(services.db, async (tx) => {
      const before = await lockedFile(tx, file.id);
      const isOlder = [file.original, file.previous].includes(content.original);
      const isSame = await areSame(tx, content.original, before.original);
      // What came once more stays loose, and is swept.
      if (isSame && !isOlder && !before.altered) return;
      checkVersion(ifMatch, etagOf(file.id, before.version));
      // A replacement that came meanwhile has another original, of which this is no picture, and another one before it.
      if (isOlder && (before.original !== file.original || before.previous !== file.previous))
        throw new Refusal(412, 'CHANGED');
      const previous = isSame ? before.previous : before.original;
      // A point of a crop is no point of the whole picture, nor one of a replacement a point of what it took the place
      // of. A new version keeps it.
      const isWholeAgain = isSame && before.altered && !altered;
      const hasOwnPoint = !isWholeAgain && (altered || !isOlder || content.original === before.original);
      await tx.execute(sql`
        update library_files
        set shown_id = ${content.shown}, original_id = ${content.original}, previous_id = ${previous},
          width = ${content.size?.width ?? null}, height = ${content.size?.height ?? null}, altered = ${altered},
          focus_x = ${hasOwnPoint ? before.x : 0}, focus_y = ${hasOwnPoint ? before.y : 0}, ${touched(services)}
        where node_id = ${file.id}`);
      await settle(tx);
      await release(
        tx,
        [before.blob, before.original, ...(before.previous === null ? [] : [before.previous])],
        services.now(),
      );
    }),
  );
  return saved(services, file.id);
};

const touched = ({ now }: Given) => sql`version = version + 1, updated = ${utc(now())}`;

/** The file as it is stored now, kept from others until the end of the transaction. */
const lockedFile = async (tx: Tx, id: number): Promise<FileRow> => {
  await tx.execute(sql`select from library_files where node_id = ${id} for update`);
  const stored = await findFile(tx, id);
  if (stored === undefined) throw notFound();
  return stored;
};

/** Somebody may have moved it meanwhile: where it is now. */
const saved = async ({ db }: Given, id: number): Promise<Answer> => {
  const file = await findFile(db, id);
  if (file === undefined) throw notFound();
  const names = await namesOf(db, id);
  const location = locationOf(names);
  return ok(
    { location, file: onWire(file, names.slice(0, -1)) },
    { ETag: etagOf(id, file.version), Location: location },
  );
};
