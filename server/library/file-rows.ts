import { sql, type SQL } from 'drizzle-orm';
import { FILE_TYPES } from '../../src/domain/library/file-type.rule';
import { queryRow, type Database } from '../database/database';
import { fold } from '../../src/domain/shared/fold';
import { encodeName } from '../shared/encoding/encode-name';
import { mediaPathOf, locationOf, type PathNames } from './paths';
import { visibleTo, type Viewer } from './visible-files';

type Db = Pick<Database, 'execute'>;

/** A stored file without its path. */
export interface FileRow extends Details {
  readonly id: number;
  readonly name: string;
  readonly extension: string;
  /** Blob of the public copy. */
  readonly blob: number;
  readonly size: number;
  readonly mark: string;
  readonly original: number;
  /** Blob of the original before the last replacement; null if none. */
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

/** Texts and settings that users edit. */
export interface Details {
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
  readonly noIndex: boolean;
}

const COLUMNS = sql`
  n.id, n.name, f.extension, b.id as blob, b.size, b.mark, f.original_id as original, f.previous_id as previous,
    f.width, f.height, f.altered, f.title, f.alt, f.caption, f.description, f.no_index as "noIndex", f.focus_x as x,
    f.focus_y as y, f.status, f.added::text as added, f.updated::text as updated, f.version`;

/**
 * Loads the files of `nodes` (columns `id`, `name`, `parent_id`, `place`), ordered by `place`, with `more` columns.
 * One JSON value is read faster than rows; `lateral … offset 0` keeps the planner from scanning all files.
 */
export const findFiles = async <More = object>(db: Db, nodes: SQL, more = sql``): Promise<(FileRow & More)[]> => {
  const { files } = await queryRow<{ files: (FileRow & More)[] }>(
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

/** Lists the files of a folder that the viewer may see, by name, as in responses. */
export const filesIn = async (db: Db, folder: number, names: PathNames, viewer: Viewer): Promise<object[]> => {
  const files = await findFiles(
    db,
    sql`
      select id, name, parent_id, row_number() over (order by by_name, id) as place
      from library_nodes n
      where parent_id = ${folder} and not is_folder and ${visibleTo(viewer)}`,
  );
  return files.map(fileToWireIn(names));
};

/** Loads a file by id. The caller must have checked that the user may see it. */
export const findFile = async (db: Db, id: number): Promise<FileRow | undefined> =>
  (await findFiles(db, sql`select id, name, parent_id, 1 as place from library_nodes where id = ${id}`))[0];

/** URL of a thumbnail; null for files that are not images. It changes with the image, so it can be cached for ever. */
export const thumbnailUrl = (id: number, mark: string, width: number | null): string | null =>
  width === null ? null : `api/library/thumbnail/${id}/${mark}`;

export const mediaTypeOf = (extension: string): string => FILE_TYPES[extension]?.media ?? 'application/octet-stream';

/** Converts files of one folder to the wire; computes the folder's part once. */
export const fileToWireIn = (names: PathNames): ((file: FileRow) => object) => {
  const folder = { name: names.at(-1) ?? '', location: locationOf(names) };
  const [location, address] = [
    `${folder.location}/`,
    names.length === 0 ? mediaPathOf(names) : `${mediaPathOf(names)}/`,
  ];
  return (file) => {
    const { id, name, extension, size, status, title, alt, caption, description, width, height } = file;
    const own = encodeName(name);
    return {
      id,
      name,
      ext: extension,
      type: mediaTypeOf(extension),
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
      thumbnail: thumbnailUrl(id, file.mark, width),
      altered: file.altered ? 1 : 0,
      replaced: file.previous === null ? 0 : 1,
    };
  };
};

export const fileToWire = (file: FileRow, folder: PathNames): object => fileToWireIn(folder)(file);

/** The search text of a file. */
export const searchTextOf = (name: string, { title, alt, caption, description }: Omit<Details, 'noIndex'>): string =>
  fold([name, title, alt, caption, description].join(' '));
