import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { token } from '../../../../application/shared/token';
import { FILE_TYPES } from '../../../../domain/library/file-type.rule';
import { MIDDLE } from '../../../../domain/library/focus-point.rule';
import type {
  FileDetail,
  FileDraft,
  FileUse,
  FileUses,
  Folder,
  FolderContents,
  FolderNode,
  FolderUses,
  LibraryFile,
} from '../../../../domain/library/library';
import { extensionOf, foldName } from '../../../../domain/library/name.rule';
import { parentOf, type LibraryPath } from '../../../../domain/library/path';
import type { PictureReference } from '../../../../domain/library/published/picture-reference';
import { MAX_SEARCH_RESULTS } from '../../../../domain/library/search.rule';
import { compareNames } from '../../../../domain/shared/format';
import { matchesWords } from '../../../../domain/shared/list-query';
import { canOpenModule, type RightsHolder } from '../../../../domain/shared/permission';
import type { Id } from '../../../../domain/shared/id';
import { MEDIA_PREFIX } from '../../../../domain/shared/media-prefix.rule';
import type { Instant } from '../../../../domain/shared/instant';
import { MemoryTree, ROOT_FOLDER, type Content, type Found, type StoredFile, type StoredFolder } from './memory-tree';

const SEARCHED = ['name', 'title', 'alt', 'caption', 'description'] as const;
const NO_TEXTS: Omit<FileDraft, 'name'> = { title: '', alt: '', caption: '', description: '', noIndex: false };

interface Use extends FileUse {
  /** Files by every path that the record ever used, including its history. */
  readonly known: ReadonlyMap<LibraryPath, Id>;
  /** Files that the record shows now. */
  readonly shows: ReadonlySet<Id>;
}

const keyOf = ({ module, id }: Pick<FileUse, 'module' | 'id'>): string => `${module}/${id}`;

/** The library of the memory adapters: its tree, references to its files, and their uses. Lost when the page closes. */
export class MemoryFiles extends MemoryTree {
  private readonly uses = new Map<string, Use>();

  files(): readonly StoredFile[] {
    return [...this.nodes.values()].filter((node) => node.kind === 'file');
  }

  addFile(
    parent: StoredFolder,
    typed: string,
    content: Content,
    now: Instant,
    more: Partial<StoredFile> = {},
  ): Found<StoredFile> {
    return pipe(
      this.freeName(parent, typed),
      either.map((name) =>
        this.put({
          kind: 'file',
          id: this.freshId(),
          parent: parent.id,
          name,
          shown: content,
          original: content,
          previous: null,
          size: content.body.size,
          ...NO_TEXTS,
          focusPoint: MIDDLE,
          status: 'published',
          updated: now,
          version: 1,
          ...more,
        }),
      ),
    );
  }

  /** Changes a file and increments its version. */
  change(file: StoredFile, change: Partial<Omit<StoredFile, 'kind' | 'id'>>, now: Instant): StoredFile {
    return this.put({ ...file, ...change, updated: now, version: file.version + 1 });
  }

  /** Records which files a record shows: by the paths, as they were when chosen. Rule R-LIB-12. */
  use(record: Pick<FileUse, 'module' | 'id'>, title: string, paths: readonly LibraryPath[]): void {
    const known = new Map(this.uses.get(keyOf(record))?.known);
    const shows = paths.flatMap((path) => {
      const file = known.get(path) ?? this.walk(path, true)?.id;
      if (file === undefined) return [];
      known.set(path, file);
      return [file];
    });
    this.uses.set(keyOf(record), { ...record, title, known, shows: new Set(shows) });
  }

  forget(record: Pick<FileUse, 'module' | 'id'>): void {
    this.uses.delete(keyOf(record));
  }

  /** The file that a record shows, wherever it is now; null if deleted. @param path its path when it was chosen */
  shownIn(record: Pick<FileUse, 'module' | 'id'>, path: LibraryPath): PictureReference | null {
    const use = this.uses.get(keyOf(record));
    return this.shownAs((use === undefined ? this.walk(path, true)?.id : use.known.get(path)) ?? null);
  }

  /** A file as referenced in records; null if deleted. */
  shownAs(file: Id | null): PictureReference | null {
    const node = file === null ? undefined : this.nodes.get(file);
    return node?.kind === 'file' ? { path: this.pathOf(node), name: node.name, thumbnail: node.shown.picture } : null;
  }

  usesOf(file: Id, caller: RightsHolder): FileUses {
    const all = [...this.uses.values()].filter(({ shows }) => shows.has(file));
    const uses = all
      .filter(({ module }) => canOpenModule(caller, module))
      .map(({ module, id, title }) => ({ module, id, title }));
    return { uses, hidden: all.length - uses.length };
  }

  /** Uses of all files below a folder. */
  usesIn(folder: Id, caller: RightsHolder): FolderUses {
    const below = (parent: Id): readonly Id[] => {
      const inside = this.within(parent);
      return [...inside.files.map(({ id }) => id), ...inside.folders.flatMap(({ id }) => below(id))];
    };
    const found = new Map<string, FolderUses['uses'][number]>();
    const unseen: Record<Id, number> = {};
    for (const file of below(folder)) {
      const { uses, hidden } = this.usesOf(file, caller);
      if (hidden > 0) unseen[file] = hidden;
      for (const use of uses) {
        found.set(keyOf(use), { ...use, files: [...(found.get(keyOf(use))?.files ?? []), file] });
      }
    }
    return { uses: [...found.values()], total: found.size, hidden: unseen };
  }

  showFolder(folder: StoredFolder): Folder {
    const { id, name } = folder;
    return { id, path: this.pathOf(folder), name, readOnly: this.isReadOnly(id), files: this.within(id).files.length };
  }

  showContents(folder: StoredFolder): FolderContents {
    const { folders, files } = this.within(folder.id);
    return {
      path: this.pathOf(folder),
      folders: folders.map((inside) => this.showFolder(inside)),
      files: files.map((file) => this.showFile(file)),
    };
  }

  /** Files that match every word; names that start with the text come first. */
  search(words: string): readonly LibraryFile[] {
    const rankOf = ({ name }: StoredFile): number =>
      foldName(name).startsWith(foldName(words)) ? 0 : matchesWords(name, words) ? 1 : 2;
    return this.files()
      .filter((file) => matchesWords(SEARCHED.map((field) => file[field]).join(' '), words))
      .toSorted((a, b) => rankOf(a) - rankOf(b) || compareNames(a.name, b.name))
      .slice(0, MAX_SEARCH_RESULTS)
      .map((file) => this.showFile(file));
  }

  showTree(folder: StoredFolder = ROOT_FOLDER): readonly FolderNode[] {
    return this.within(folder.id).folders.map((inside) => ({
      ...this.showFolder(inside),
      folders: this.showTree(inside),
    }));
  }

  showFile(file: StoredFile): LibraryFile {
    const {
      id,
      name,
      size,
      updated,
      alt,
      caption,
      status,
      focusPoint,
      shown: { picture, dimensions },
    } = file;
    const [path, extension] = [this.pathOf(file), extensionOf(name)];
    return {
      id,
      path,
      name,
      extension,
      type: FILE_TYPES[extension]?.media ?? '',
      size,
      updated,
      alt,
      caption,
      status,
      focusPoint,
      dimensions,
      thumbnail: picture,
      address: picture ?? MEDIA_PREFIX + path.split('/').map(encodeURIComponent).join('/'),
    };
  }

  showDetail(file: StoredFile): FileDetail {
    const { title, description, noIndex } = file;
    const path = parentOf(this.pathOf(file));
    return {
      ...this.showFile(file),
      title,
      description,
      noIndex,
      folder: { path, name: this.parentOf(file).name },
      readOnly: this.isReadOnly(file.id),
      altered: file.shown !== file.original,
      replaced: file.previous !== null,
      version: versionOf(file),
    };
  }
}

export const versionOf = ({ id, version }: StoredFile): string => `"${id}-${String(version)}"`;

/** The file, if its version is still this one; null accepts any version. */
export const unchanged = (file: StoredFile, version: string | null): Found<StoredFile> =>
  version === null || version === versionOf(file) ? either.right(file) : either.left({ kind: 'Changed' });

/** Container token of the library. */
export const Files = token<MemoryFiles>('memory-files');
