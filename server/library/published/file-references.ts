import { sql } from 'drizzle-orm';
import { htmlDecoder } from '../../shared/html/text-of-html';
import { foldName, MAX_NAME_BYTES } from '../../../src/domain/library/name.rule';
import { idArray, queryRows, type Database } from '../../database/database';
import { decodeUri } from '../../shared/encoding/decode-uri';
import { isImageExtension } from '../file-content';
import { thumbnailUrl } from '../file-rows';
import { mediaPathOf, foldedNames, locationOf, parseLocation, type PathNames } from '../paths';
import { MEDIA_URLS } from '../usage';
import { visibleTo } from '../visible-files';

export { LONGEST_LOCATION } from '../paths';

type Db = Pick<Database, 'execute'>;

/** A library file as referenced in other records. */
export interface FileReference {
  readonly location: string;
  readonly name: string;
  readonly ext: string;
  readonly thumbnail: string | null;
  /** Public URL path, with a leading slash. */
  readonly address: string;
  readonly alt: string;
}

/** Loads the existing ones of these files in one query; treats private files as absent. Rule R-LIB-16. */
export const findFilesById = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, FileReference>> => {
  if (ids.length === 0) return new Map();
  const found = await queryRows<{
    id: number;
    names: PathNames;
    extension: string;
    alt: string;
    mark: string;
    width: number | null;
  }>(
    db,
    sql`
      select n.id, library_names(n.id) as names, f.extension, f.alt, b.mark, f.width
      from unnest(${idArray([...new Set(ids)])}) wanted
      join library_nodes n on n.id = wanted
      join library_files f on f.node_id = n.id
      join library_blobs b on b.id = f.shown_id
      where ${visibleTo(null)}`,
  );
  return new Map(
    found.map(({ id, names, extension, alt, mark, width }) => [
      id,
      {
        location: locationOf(names),
        name: names.at(-1) ?? '',
        ext: extension,
        thumbnail: thumbnailUrl(id, mark, width),
        address: `/${mediaPathOf(names)}`,
        alt,
      },
    ]),
  );
};

export interface LocatedFile {
  readonly id: number;
  readonly isImage: boolean;
}

/** Finds files by current or former locations in one query; leaves out unknown locations. */
export const findFilesByLocation = async (
  db: Db,
  locations: readonly string[],
): Promise<ReadonlyMap<string, LocatedFile>> => {
  const wanted = [...new Set(locations)].flatMap((location) => {
    const names = parseLocation(location.trim());
    return names === null || names.length === 0 ? [] : [{ location, names: foldedNames(names) }];
  });
  if (wanted.length === 0) return new Map();
  const found = await queryRows<{ place: number; id: number; extension: string }>(
    db,
    sql`
      with recursive path as (
        select place - 1 as place, names
        from jsonb_array_elements(${JSON.stringify(wanted.map(({ names }) => names))}::jsonb)
        with ordinality as given (names, place)
      ),
      walk as (
        select place, 0 as id, 0 as depth, '{}'::boolean[] as moved from path
        union all
        select walk.place, next.id, walk.depth + 1, walk.moved || next.moved from walk
        join path on path.place = walk.place,
          lateral (
            select id, false as moved from library_nodes
            where parent_id = walk.id and folded = path.names ->> walk.depth
            union all
            select node_id, true from library_former
            where parent_id = walk.id and folded = path.names ->> walk.depth
          ) next
        where walk.depth < jsonb_array_length(path.names)
      )
      select distinct on (walk.place) walk.place::integer as place, f.node_id as id, f.extension
      from walk
      join path on path.place = walk.place
      join library_files f on f.node_id = walk.id
      join library_nodes n on n.id = walk.id and ${visibleTo(null)}
      where walk.depth = jsonb_array_length(path.names)
      order by walk.place, walk.moved, f.node_id desc`,
  );
  return new Map(
    found.flatMap(({ place, id, extension }) => {
      const location = wanted[place]?.location;
      return location === undefined ? [] : [[location, { id, isImage: isImageExtension(extension) }] as const];
    }),
  );
};

/** Folded file names in the media URLs of HTML; records that may use a file are indexed by them. */
export const mediaNamesIn = (html: string): readonly string[] =>
  [...html.matchAll(MEDIA_URLS)].flatMap(([, written = '']) => {
    const path = decodeUri(htmlDecoder.attribute(written));
    const last = path
      ?.split('/')
      .filter((name) => name !== '')
      .at(-1);
    // No file name is that long, and index entries are limited in size.
    return last === undefined || Buffer.byteLength(last) > MAX_NAME_BYTES ? [] : [foldName(last)];
  });
