import type { UploadWish } from '../../domain/library/upload-queue';
import type { LibraryPath } from '../../domain/library/path';

/** Names the files of the library that are being dragged; what comes from the computer has `Files`. */
export const FILES_OF_LIBRARY = 'application/x-kantoor-files';

const readAll = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const found: FileSystemEntry[] = [];
  // A folder is told a hundred entries at a time; none means that it is read.
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => { reader.readEntries(resolve, reject); });
    if (some.length === 0) return found;
    found.push(...some);
  }
};

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => { entry.file(resolve, reject); });
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const wishesIn = async (entry: FileSystemEntry, base: LibraryPath, folders: readonly string[]): Promise<readonly UploadWish[]> => {
  if (isFile(entry)) {
    const body = await fileOf(entry);
    return [{ base, folders, name: body.name, body }];
  }
  if (!isFolder(entry)) return [];
  const inside = await readAll(entry.createReader());
  return (await Promise.all(inside.map((next) => wishesIn(next, base, [...folders, entry.name])))).flat();
};

/** Everything that was dropped, whole folders with what lies in them. What cannot be read is left out. */
export const droppedFiles = async (data: DataTransfer, base: LibraryPath): Promise<readonly UploadWish[]> => {
  // The browser forgets the entries as soon as the event is over: they are taken before anything is waited for.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = entries.length > 0 ? [] : [...data.files];
  const read = await Promise.allSettled(entries.map((entry) => wishesIn(entry, base, [])));
  return [...read.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])), ...chosenFiles(files, base)];
};

/** The files of a chooser; one that chose a folder tells where in it each file lies. */
export const chosenFiles = (files: readonly File[], base: LibraryPath): readonly UploadWish[] =>
  files.map((file) => ({ base, folders: file.webkitRelativePath.split('/').slice(0, -1).filter((part) => part !== ''), name: file.name, body: file }));
