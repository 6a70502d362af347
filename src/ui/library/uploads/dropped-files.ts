import type { UploadWish } from '../../../domain/library/upload-queue';
import type { LibraryPath } from '../../../domain/library/path';

/** Names the files of the library that are being dragged; what comes from the computer has `Files`. */
export const FILES_OF_LIBRARY = 'application/x-kantoor-files';

const readAll = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const found: FileSystemEntry[] = [];
  // A folder is told a hundred entries at a time; none means that it is read.
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return found;
    found.push(...some);
  }
};

/** What systems leave in every folder comes along with it and is nobody's wish. Rule R-LIB-07. */
const LEFT_BY_SYSTEMS: readonly string[] = ['.ds_store', 'thumbs.db', 'desktop.ini'];
const isLeftBySystem = (name: string, folders: readonly string[]): boolean =>
  folders.length > 0 && LEFT_BY_SYSTEMS.includes(name.toLowerCase());

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** What was dropped, as far as it could be read. */
export interface Dropped {
  readonly wishes: readonly UploadWish[];
  /** Files and folders that could not. */
  readonly unread: number;
}

const NOTHING: Dropped = { wishes: [], unread: 0 };
const UNREAD: Dropped = { wishes: [], unread: 1 };
const together = (parts: readonly Dropped[]): Dropped => ({
  wishes: parts.flatMap(({ wishes }) => wishes),
  unread: parts.reduce((sum, { unread }) => sum + unread, 0),
});

/** One that cannot be read leaves the others as they are. */
const read = async (entry: FileSystemEntry, base: LibraryPath, folders: readonly string[]): Promise<Dropped> => {
  try {
    if (isLeftBySystem(entry.name, folders)) return NOTHING;
    if (isFile(entry)) {
      const body = await fileOf(entry);
      return { wishes: [{ base, folders, name: body.name, body }], unread: 0 };
    }
    if (!isFolder(entry)) return UNREAD;
    const inside = await readAll(entry.createReader());
    return together(await Promise.all(inside.map((next) => read(next, base, [...folders, entry.name]))));
  } catch {
    return UNREAD;
  }
};

/** Everything that was dropped, whole folders with what lies in them. */
export const droppedFiles = async (data: DataTransfer, base: LibraryPath): Promise<Dropped> => {
  // The browser forgets the entries as soon as the event is over: they are taken before anything is waited for.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return { wishes: chosenFiles([...data.files], base), unread: 0 };
  return together(await Promise.all(entries.map((entry) => read(entry, base, []))));
};

/** The files of a chooser; one that chose a folder tells where in it each file lies. */
export const chosenFiles = (files: readonly File[], base: LibraryPath): readonly UploadWish[] =>
  files
    .map((file) => ({
      base,
      folders: file.webkitRelativePath
        .split('/')
        .slice(0, -1)
        .filter((part) => part !== ''),
      name: file.name,
      body: file,
    }))
    .filter(({ name, folders }) => !isLeftBySystem(name, folders));
