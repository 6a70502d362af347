import type { UploadRequest } from '../../../domain/library/upload-queue';
import type { LibraryPath } from '../../../domain/library/path';

/** MIME type of dragged library files; files of the computer have `Files`. */
export const FILES_OF_LIBRARY = 'application/x-kantoor-files';

const readAll = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const found: FileSystemEntry[] = [];
  // readEntries returns at most a hundred entries; none means the end.
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return found;
    found.push(...some);
  }
};

/** System files that are skipped. Rule R-LIB-07. */
const LEFT_BY_SYSTEMS: readonly string[] = ['.ds_store', 'thumbs.db', 'desktop.ini'];
const isLeftBySystem = (name: string, folders: readonly string[]): boolean =>
  folders.length > 0 && LEFT_BY_SYSTEMS.includes(name.toLowerCase());

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

export interface Dropped {
  readonly wishes: readonly UploadRequest[];
  /** Files and folders that could not be read. */
  readonly unread: number;
}

const NOTHING: Dropped = { wishes: [], unread: 0 };
const UNREAD: Dropped = { wishes: [], unread: 1 };
const together = (parts: readonly Dropped[]): Dropped => ({
  wishes: parts.flatMap(({ wishes }) => wishes),
  unread: parts.reduce((sum, { unread }) => sum + unread, 0),
});

/** An unreadable entry does not affect the others. */
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

/** Reads dropped files and whole folders. */
export const droppedFiles = async (data: DataTransfer, base: LibraryPath): Promise<Dropped> => {
  // Entries are valid during the event only: read them before the first await.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return { wishes: chosenFiles([...data.files], base), unread: 0 };
  return together(await Promise.all(entries.map((entry) => read(entry, base, []))));
};

/** Files of an input; those of a folder carry their path. */
export const chosenFiles = (files: readonly File[], base: LibraryPath): readonly UploadRequest[] =>
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
