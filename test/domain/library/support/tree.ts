import { pathOfRow, type LibraryRow } from '../../../../src/domain/library/folder-rows';
import type { Folder, FolderNode, LibraryFile } from '../../../../src/domain/library/library';
import { extensionOf } from '../../../../src/domain/library/name.rule';
import { nameOf } from '../../../../src/domain/library/path';

export const aFolder = (path: string, changes: Partial<Folder> = {}): Folder => ({
  id: path,
  path,
  name: nameOf(path),
  readOnly: false,
  files: null,
  ...changes,
});

export const nodeOf = (folder: Folder, folders: readonly FolderNode[] = []): FolderNode => ({ ...folder, folders });

export const aFile = (path: string, changes: Partial<LibraryFile> = {}): LibraryFile => ({
  id: path,
  path,
  name: nameOf(path),
  extension: extensionOf(nameOf(path)),
  type: '',
  size: 10,
  updated: null,
  address: null,
  thumbnail: null,
  alt: '',
  caption: '',
  status: 'published',
  focusPoint: { x: 0, y: 0 },
  dimensions: null,
  ...changes,
});

export const folderRow = (folder: Folder): LibraryRow => ({ kind: 'folder', id: `folder-${folder.id}`, folder });
export const fileRow = (file: LibraryFile): LibraryRow => ({ kind: 'file', id: `file-${file.id}`, file });
export const upRow = (path: string): LibraryRow => ({ kind: 'parent', id: 'parent', path });

export const pathsOf = (rows: readonly LibraryRow[]): readonly string[] =>
  rows.map((row) => `${row.kind === 'parent' ? '... ' : ''}${pathOfRow(row)}`);
