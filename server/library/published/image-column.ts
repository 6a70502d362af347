import { sql } from 'drizzle-orm';
import { isOfKind } from '../../../src/domain/library/file-type.rule';
import { column, type Column } from '../../shared/columns';
import { findFile, thumbnailUrl } from '../file-rows';
import { isImageExtension } from '../file-content';
import { findNode } from '../nodes';
import { visibleTo } from '../visible-files';
import { LONGEST_LOCATION, locationOf, parseLocation, type PathNames } from '../paths';
import { storableFiles } from './storable-files';

/** References the file by id, so that renaming or moving the file keeps the reference. */
interface StoredImage {
  readonly id: number;
  readonly names: PathNames;
  readonly mark: string;
  readonly width: number | null;
}

/** A column with a library image. */
export const libraryImage = (): Column<StoredImage | null> => libraryFile(isImageExtension);

/** A column with a PDF file of the library. */
export const libraryPdf = (): Column<StoredImage | null> => libraryFile((extension) => isOfKind('pdf', extension));

/**
 * A column with a library file: a location in forms, `{location, name, thumbnail}` in responses, null once the file
 * is deleted. Rule R-LIB-12.
 * @param accepts which extensions
 */
const libraryFile = (accepts: (extension: string) => boolean): Column<StoredImage | null> =>
  column<StoredImage | null>({
    blank: null,
    nullable: true,
    longest: LONGEST_LOCATION,
    words: () => '',
    parse: (location) => (location.trim() === '' ? null : parseImageLocation(location.trim())),
    toStorable: async (db, shown, caller, held) => {
      if (shown === null) return null;
      if (held && locationOf(held.names) === locationOf(shown.names)) return held;
      const node = await findNode(db, shown.names, null);
      const file = node === undefined ? undefined : await findFile(db, node.id);
      if (file === undefined || !accepts(file.extension)) return undefined;
      const isStorable = storableFiles(caller, [file.id], held ? [held.id] : []).has(file.id);
      return isStorable ? { ...shown, id: file.id } : undefined;
    },
    stored: (shown) => shown?.id ?? null,
    selected: (id) => sql`
      (
        select json_build_object('id', n.id, 'names', library_names(n.id), 'mark', b.mark, 'width', f.width)
        from library_nodes n
        join library_files f on f.node_id = n.id
        join library_blobs b on b.id = f.shown_id
        where n.id = ${id} and ${visibleTo(null)}
      )`,
    onWire: (shown) =>
      shown && {
        location: locationOf(shown.names),
        name: shown.names.at(-1) ?? '',
        thumbnail: thumbnailUrl(shown.id, shown.mark, shown.width),
      },
  });

const parseImageLocation = (location: string): StoredImage | undefined => {
  const names = parseLocation(location);
  return names === null ? undefined : chosenFile(names, 0);
};

/** The stored form of a file; displayed values are read with it. */
export const chosenFile = (names: PathNames, id: number): StoredImage => ({ id, names, mark: '', width: null });
