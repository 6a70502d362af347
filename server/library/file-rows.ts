import { sql, type SQL } from 'drizzle-orm';
import { FILE_TYPES } from '../../src/domain/library/file-type.rule';
import { rowOf, type Database } from '../database/database';
import { fold } from '../../src/domain/shared/fold';
import { addressOf, locationOf, writtenName, type Names } from './paths';

type Db = Pick<Database, 'execute'>;

/** A file as it is stored, without its place. */
export interface FileRow extends Details {
  readonly id: number;
  readonly name: string;
  readonly extension: string;
  /** What websites show. */
  readonly blob: number;
  readonly size: number;
  readonly mark: string;
  /** The bytes as they were uploaded. */
  readonly original: number;
  /** Those that were uploaded before they were replaced; null where nobody replaced them. */
  readonly previous: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly altered: boolean;
  readonly x: number;
  readonly y: number;
  readonly status: string;
  readonly added: string;
  readonly updated: string;
  readonly version: number;
}

/** What a person writes about a file. */
export interface Details {
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
  readonly noIndex: boolean;
}

/** Columns of `library_nodes` n, `library_files` f and `library_blobs` b as a `FileRow`. */
const COLUMNS = sql`
  n.id, n.name, f.extension, b.id as blob, b.size, b.mark, f.original_id as original, f.previous_id as previous,
    f.width, f.height, f.altered, f.title, f.alt, f.caption, f.description, f.no_index as "noIndex", f.focus_x as x,
    f.focus_y as y, f.status, f.added::text as added, f.updated::text as updated, f.version`;

/**
 * The files of some nodes; they travel as one text, which is read faster than their rows. Each is looked up by itself:
 * the planner would rather read through all files, because it does not know that those of a folder lie together.
 * @param nodes `id`, `name`, `parent_id`, and `place` in the order @param more further columns
 */
export const findFiles = async <More = object>(db: Db, nodes: SQL, more = sql``): Promise<(FileRow & More)[]> => {
  const { files } = await rowOf<{ files: (FileRow & More)[] }>(
    db,
    sql`
      select coalesce(json_agg(found), '[]') as files
      from (
        select ${COLUMNS} ${more}
        from (${nodes}) n, lateral (select * from library_files where node_id = n.id offset 0) f,
          lateral (select * from library_blobs where id = f.shown_id offset 0) b
        order by n.place
      ) found`,
  );
  return files;
};

/** The files that lie in a folder, by name, as they are answered. */
export const filesIn = async (db: Db, folder: number, names: Names): Promise<object[]> => {
  const files = await findFiles(
    db,
    sql`
      select id, name, parent_id, row_number() over (order by by_name, id) as place
      from library_nodes
      where parent_id = ${folder} and not is_folder`,
  );
  return files.map(wireIn(names));
};

/** The file of that identity; undefined where it is none. */
export const findFile = async (db: Db, id: number): Promise<FileRow | undefined> =>
  (await findFiles(db, sql`select id, name, parent_id, 1 as place from library_nodes where id = ${id}`))[0];

/** The small picture of a file: an address that shows one picture for ever; null for what has none. */
export const thumbnailOf = (id: number, mark: string, width: number | null): string | null =>
  width === null ? null : `api/library/thumbnail/${id}/${mark}`;

/** The type under which a file is served. */
export const mediaOf = (extension: string): string => FILE_TYPES[extension]?.media ?? 'application/octet-stream';

/** Files of one folder as they are answered; what they share is written once instead of a thousand times. */
export const wireIn = (names: Names): ((file: FileRow) => object) => {
  const folder = { name: names.at(-1) ?? '', location: locationOf(names) };
  const [location, address] = [`${folder.location}/`, names.length === 0 ? addressOf(names) : `${addressOf(names)}/`];
  return (file) => {
    const { id, name, extension, size, status, title, alt, caption, description, width, height } = file;
    const own = writtenName(name);
    return {
      id,
      name,
      ext: extension,
      type: mediaOf(extension),
      size,
      location: location + own,
      folder,
      update: file.updated,
      datetime: file.added,
      status,
      path: address + own,
      title,
      alt,
      caption,
      description,
      no_index: file.noIndex ? 1 : 0,
      focuspoint: { x: file.x, y: file.y },
      width,
      height,
      thumbnail: thumbnailOf(id, file.mark, width),
      altered: file.altered ? 1 : 0,
      replaced: file.previous === null ? 0 : 1,
    };
  };
};

/** A file as it is answered. @param folder where it lies */
export const onWire = (file: FileRow, folder: Names): object => wireIn(folder)(file);

/** What a search looks in: the name and everything that was written about the file. */
export const searchedOf = (name: string, { title, alt, caption, description }: Omit<Details, 'noIndex'>): string =>
  fold([name, title, alt, caption, description].join(' '));
