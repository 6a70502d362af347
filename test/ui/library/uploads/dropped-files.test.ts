import { chosenFiles, droppedFiles } from '../../../../src/ui/library/uploads/dropped-files';

const aFileEntry = (name: string, unreadable = false): FileSystemFileEntry =>
  ({
    isFile: true,
    isDirectory: false,
    name,
    file: (done: (file: File) => void, failed: (error: Error) => void) => {
      if (unreadable) failed(new Error('locked'));
      else done(new File(['x'], name));
    },
  }) as unknown as FileSystemFileEntry; // cast: the tested code reads only these members

/** A folder whose reader returns two entries at a time, where browsers return a hundred. */
const aFolderEntry = (name: string, inside: readonly FileSystemEntry[], unreadable = false): FileSystemDirectoryEntry =>
  ({
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => {
      let told = 0;
      return {
        readEntries: (done: (entries: readonly FileSystemEntry[]) => void, failed: (error: Error) => void) => {
          if (unreadable) failed(new Error('locked'));
          else done(inside.slice(told, (told += 2)));
        },
      };
    },
  }) as unknown as FileSystemDirectoryEntry; // cast: the tested code reads only these members

/** A drop event whose entries exist only until the event has ended. */
const aDrop = (entries: readonly (FileSystemEntry | null)[], files: readonly File[] = []) => {
  let over = false;
  const data = {
    items: entries.map((entry) => ({ webkitGetAsEntry: () => (over ? null : entry) })),
    files,
  } as unknown as DataTransfer; // cast: the tested code reads only these members
  const read = droppedFiles(data, 'A');
  over = true;
  return read;
};
const told = async (read: ReturnType<typeof droppedFiles>) => {
  const { wishes, unread } = await read;
  return [wishes.map(({ base, folders, name }) => [base, ...folders, name].join('/')), unread];
};

test('reads files and nested folders with their paths', async () => {
  const entries = [
    aFileEntry('a.txt'),
    aFolderEntry('Zomer', [aFileEntry('b.txt'), aFileEntry('c.txt'), aFolderEntry('Strand', [aFileEntry('d.txt')])]),
    aFolderEntry('Leeg', []),
  ];
  expect(await told(aDrop(entries))).toEqual([
    ['A/a.txt', 'A/Zomer/b.txt', 'A/Zomer/c.txt', 'A/Zomer/Strand/d.txt'],
    0,
  ]);
});

test('counts unreadable entries and keeps the others', async () => {
  const entries = [
    aFolderEntry('Zomer', [aFileEntry('b.txt', true), aFileEntry('c.txt'), aFolderEntry('Strand', [], true)]),
    aFileEntry('a.txt', true),
  ];
  expect(await told(aDrop(entries))).toEqual([['A/Zomer/c.txt'], 3]);
});

test('falls back to plain files without entries', async () => {
  expect(await told(aDrop([null], [Object.assign(new File(['x'], 'a.txt'), { webkitRelativePath: '' })]))).toEqual([
    ['A/a.txt'],
    0,
  ]);
});

test('keeps the paths of a chosen folder', () => {
  const chosen = Object.assign(new File(['x'], 'b.txt'), { webkitRelativePath: 'Zomer/Strand/b.txt' });
  expect(chosenFiles([chosen], 'A')).toEqual([
    { base: 'A', folders: ['Zomer', 'Strand'], name: 'b.txt', body: chosen },
  ]);
});

test('skips system files unless chosen directly (R-LIB-07)', async () => {
  const entries = [
    aFolderEntry('Zomer', [
      aFileEntry('.DS_Store'),
      aFileEntry('Thumbs.db'),
      aFileEntry('desktop.ini'),
      aFileEntry('b.txt'),
    ]),
    aFileEntry('desktop.ini'),
  ];
  expect(await told(aDrop(entries))).toEqual([['A/Zomer/b.txt', 'A/desktop.ini'], 0]);
  expect(await told(aDrop([aFolderEntry('Leeg', [aFileEntry('.DS_Store')])]))).toEqual([[], 0]);
  const chosen = ['Zomer/.DS_Store', 'Zomer/b.txt', ''].map((way) =>
    Object.assign(new File(['x'], way.split('/')[1] ?? 'desktop.ini'), { webkitRelativePath: way }),
  );
  expect(chosenFiles(chosen, 'A').map(({ name }) => name)).toEqual(['b.txt', 'desktop.ini']);
});
