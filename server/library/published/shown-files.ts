import { sql } from 'drizzle-orm';
import { foldName, LONGEST_NAME } from '../../../src/domain/library/name.rule';
import { idArray, rowsOf, type Database } from '../../database/database';
import { decoded } from '../../shared/decoded';
import { isPicture } from '../content';
import { thumbnailOf } from '../file-rows';
import { addressOf, foldedNames, locationOf, namesAt, type Names } from '../paths';
import { ADDRESSES } from '../usage';

/** Characters of a location that comes as a value. */
export { LONGEST_LOCATION } from '../paths';

type Db = Pick<Database, 'execute'>;

/** A file as a record shows it. */
export interface ShownFile {
  readonly location: string;
  readonly name: string;
  readonly ext: string;
  readonly thumbnail: string | null;
  /** Where websites find it, from the root of the host. */
  readonly address: string;
  /** What it shows, for who cannot see it. */
  readonly alt: string;
}

/** The files of these identities that are there, all at once. */
export const shownFiles = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ShownFile>> => {
  if (ids.length === 0) return new Map();
  const found = await rowsOf<{
    id: number;
    names: Names;
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
      join library_blobs b on b.id = f.shown_id`,
  );
  return new Map(
    found.map(({ id, names, extension, alt, mark, width }) => [
      id,
      {
        location: locationOf(names),
        name: names.at(-1) ?? '',
        ext: extension,
        thumbnail: thumbnailOf(id, mark, width),
        address: `/${addressOf(names)}`,
        alt,
      },
    ]),
  );
};

/** A file that was named by its location. */
export interface NamedFile {
  readonly id: number;
  readonly isPicture: boolean;
}

/** What stands at these locations, or once did; those where nothing is are left out. All are looked up at once. */
export const filesAt = async (db: Db, locations: readonly string[]): Promise<ReadonlyMap<string, NamedFile>> => {
  const wanted = [...new Set(locations)].flatMap((location) => {
    const names = namesAt(location.trim());
    return names === null || names.length === 0 ? [] : [{ location, names: foldedNames(names) }];
  });
  if (wanted.length === 0) return new Map();
  const found = await rowsOf<{ place: number; id: number; extension: string }>(
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
      where walk.depth = jsonb_array_length(path.names)
      order by walk.place, walk.moved, f.node_id desc`,
  );
  return new Map(
    found.flatMap(({ place, id, extension }) => {
      const location = wanted[place]?.location;
      return location === undefined ? [] : [[location, { id, isPicture: isPicture(extension) }] as const];
    }),
  );
};

/** The last names, folded, of the library's addresses in HTML: by these it is known which texts may show a file. */
export const namesInHtml = (html: string): readonly string[] =>
  [...html.matchAll(ADDRESSES)].flatMap(([, written = '']) => {
    const path = decoded(written.replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
    const last = path
      ?.split('/')
      .filter((name) => name !== '')
      .at(-1);
    // What no file can be called leads to none; an index does not hold it either.
    return last === undefined || Buffer.byteLength(last) > LONGEST_NAME ? [] : [foldName(last)];
  });
