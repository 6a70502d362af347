import { Library } from '../../../src/application/library/ports/library.port';
import type { FileDetail, FolderNode } from '../../../src/domain/library/library';
import { pathIn, type LibraryPath } from '../../../src/domain/library/path';
import { answered } from '../support/answered';
import type { TestBackend } from '../support/backend';

const text = (content: string): Blob => new Blob([content], { type: 'text/plain' });

/** The library of a backend, and helpers that add to it; every `folder` is a new one. */
export const libraryOf = (backend: TestBackend) => {
  const library = backend.service(Library);
  let made = 0;
  return {
    library,
    folder: (parent: LibraryPath = ''): Promise<LibraryPath> =>
      answered(library.addFolder(parent, `Proefmap ${String((made += 1)).padStart(3, '0')}`)),
    text: (folder: LibraryPath, name: string, content = 'Koud hè'): Promise<LibraryPath> =>
      answered(library.upload(folder, { name, body: text(content) })),
    put: async (folder: LibraryPath, name: string, bytes: Uint8Array): Promise<FileDetail> =>
      answered(library.file(await answered(library.upload(folder, { name, body: new Blob([new Uint8Array(bytes)]) })))),
    names: async (folder: LibraryPath): Promise<readonly string[]> => {
      const { folders, files } = await answered(library.folder(folder));
      return [...folders, ...files].map(({ name }) => name);
    },
    content: async (path: LibraryPath): Promise<string> => (await answered(library.download(path))).text(),
    /** All folders of the tree. */
    folders: async (): Promise<readonly FolderNode[]> => {
      const all = (nodes: readonly FolderNode[]): readonly FolderNode[] =>
        nodes.flatMap((node) => [node, ...all(node.folders)]);
      return all(await answered(library.tree()));
    },
  };
};
export type GivenLibrary = ReturnType<typeof libraryOf>;

/** A text as an upload body. */
export const aText = (name: string, content = 'Koud hè') => ({ name, body: text(content) });

/** The paths of these names in a folder. */
export const within = (folder: LibraryPath, ...names: readonly string[]): readonly LibraryPath[] =>
  names.map((name) => pathIn(folder, name));
