import { sql } from 'drizzle-orm';
import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import { idArray, queryRows, type Database } from '../../database/database';
import { readAll } from '../../shared/bytes';
import { column, type Column } from '../../shared/columns';
import type { Caller, Services } from '../../shared/endpoint';
import { readId } from '../../shared/fields';
import { readBlob, type StoredBlob } from '../blob-store';
import { locationOf, type PathNames } from '../paths';
import { visibleTo } from '../visible-files';
import { storableFiles } from './storable-files';

/** A library file attached to a record under its own name; referenced by id, so it may move. */
export interface AttachedFile {
  readonly id: number;
  readonly name: string;
  /** Bytes of the public copy. */
  readonly size: number;
  /** Null if the file was deleted or is private. */
  readonly names: PathNames | null;
}

/** Maximum length of the JSON, in UTF-16 units. */
const LONGEST = 100_000;

const readList = (json: string): readonly AttachedFile[] | undefined => {
  let sent: unknown;
  try {
    sent = JSON.parse(json);
  } catch {
    return undefined;
  }
  const items: readonly unknown[] = Array.isArray(sent) ? sent : [];
  if (!Array.isArray(sent)) return undefined;
  const files = items.map((item) => {
    const given = new Map<string, unknown>(Object.entries(item ?? {}));
    const [id, name] = [readId(String(given.get('lfi_id'))), given.get('filename')];
    return id !== undefined && typeof name === 'string' && !name.includes('\0') && name.isWellFormed()
      ? { id, name: name.trim(), size: 0, names: [] }
      : undefined;
  });
  const isWhole = files.every((file) => file !== undefined);
  return isWhole && new Set(files.map(({ id }) => id)).size === files.length ? files : undefined;
};

/** A column with library files: `[{lfi_id, filename, api_location, size}]` as JSON. Rule R-EML-06. */
export const attachedFiles = (): Column<readonly AttachedFile[]> =>
  column<readonly AttachedFile[]>({
    longest: LONGEST,
    blank: [],
    words: () => '',
    parse: (sent) => (sent.trim() === '' ? [] : readList(sent)),
    toStorable: async (db, files, caller, held) => {
      const ids = files.map(({ id }) => id);
      const storable = storableFiles(caller, ids, held?.map(({ id }) => id) ?? []);
      const known = await storedFiles(db, [...storable]);
      const found = files.flatMap((file) => {
        const stored = known.get(file.id);
        return stored === undefined ? [] : [{ ...file, size: stored.size }];
      });
      return found.length === files.length ? found : undefined;
    },
    isJson: true,
    stored: (files) => JSON.stringify(files.map(({ id, name }) => ({ id, name }))),
    selected: (stored) => sql`
      (
        select coalesce(json_agg(json_build_object(
          'id', (item ->> 'id')::integer, 'name', item ->> 'name', 'size', coalesce(b.size, 0),
          'names', case when n.id is null then null else library_names(n.id) end
        ) order by place), '[]')
        from jsonb_array_elements(${stored}) with ordinality as attached (item, place)
        left join library_nodes n on n.id = (item ->> 'id')::integer and ${visibleTo(null)}
        left join library_files f on f.node_id = n.id
        left join library_blobs b on b.id = f.shown_id
      )`,
    onWire: (files) =>
      files.map(({ id, name, size, names }): AttachmentOnWire => ({
        lfi_id: id,
        filename: name,
        api_location: names === null ? '' : locationOf(names),
        size,
      })),
  });

interface AttachmentOnWire {
  readonly lfi_id: number;
  readonly filename: string;
  readonly api_location: string;
  readonly size: number;
}

/** Attachments in responses; the location is included only for a user who can choose library files. Rule R-EML-06. */
export const shownAttachments = (caller: Caller, attachments: unknown): readonly object[] => {
  const listed = attachments as readonly AttachmentOnWire[]; // cast: the column `attachedFiles` returns this type
  return mayChoose(caller, 'library')
    ? listed
    : listed.map((attachment) =>
        attachment.api_location === '' ? attachment : { ...attachment, api_location: '', is_hidden: 1 },
      );
};

const storedFiles = async (
  db: Pick<Database, 'execute'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredBlob>> => {
  if (ids.length === 0) return new Map();
  const found = await queryRows<StoredBlob & { node: number }>(
    db,
    sql`
      select f.node_id as node, b.id, b.size::integer as size, b.mark
      from library_files f
      join library_nodes n on n.id = f.node_id and ${visibleTo(null)}
      join library_blobs b on b.id = f.shown_id
      where f.node_id = any(${idArray(ids)})`,
  );
  return new Map(found.map(({ node, ...blob }) => [node, blob]));
};

/**
 * Reads library files in the order of their ids.
 * @param longest bytes of all together; sizes are checked before anything is read
 * @returns null when a file is deleted or the files are too large together
 */
export const readLibraryFiles = async (
  services: Pick<Services, 'db' | 'now'>,
  ids: readonly number[],
  longest: number,
): Promise<readonly Buffer[] | null> => {
  const known = await storedFiles(services.db, ids);
  const blobs = ids.flatMap((id) => known.get(id) ?? []);
  if (blobs.length !== ids.length || blobs.reduce((sum, { size }) => sum + size, 0) > longest) return null;
  const files: Buffer[] = [];
  for (const blob of blobs) files.push(await readAll(readBlob(services, blob)));
  return files;
};
