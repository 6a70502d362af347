import { sql } from 'drizzle-orm';
import { column, type Column } from '../../shared/columns';
import { findFile, thumbnailOf } from '../file-rows';
import { isPicture } from '../content';
import { findNode } from '../nodes';
import { LONGEST_LOCATION, locationOf, namesAt, type Names } from '../paths';

/**
 * A picture of the library that a record shows: what is stored is the file, so that it follows wherever the file goes.
 */
interface Shown {
  readonly id: number;
  readonly names: Names;
  readonly mark: string;
  readonly width: number | null;
}

/**
 * A record's picture: its location on the way in, `{location, name, thumbnail}` on the way out; empty when the file is
 * deleted. Rule R-LIB-12.
 */
export const libraryPicture = (): Column<Shown | null> =>
  column<Shown | null>({
    blank: null,
    nullable: true,
    longest: LONGEST_LOCATION,
    words: () => '',
    parse: (location) => (location.trim() === '' ? null : shownAt(location.trim())),
    settle: async (db, shown) => {
      if (shown === null) return null;
      const node = await findNode(db, shown.names);
      const file = node === undefined ? undefined : await findFile(db, node.id);
      return node === undefined || file === undefined || !isPicture(file.extension)
        ? undefined
        : { ...shown, id: node.id };
    },
    stored: (shown) => shown?.id ?? null,
    selected: (id) => sql`
      (
        select json_build_object('id', n.id, 'names', library_names(n.id), 'mark', b.mark, 'width', f.width)
        from library_nodes n
        join library_files f on f.node_id = n.id
        join library_blobs b on b.id = f.shown_id
        where n.id = ${id}
      )`,
    onWire: (shown) =>
      shown && {
        location: locationOf(shown.names),
        name: shown.names.at(-1) ?? '',
        thumbnail: thumbnailOf(shown.id, shown.mark, shown.width),
      },
  });

const shownAt = (location: string): Shown | undefined => {
  const names = namesAt(location);
  return names === null ? undefined : { id: 0, names, mark: '', width: null };
};
