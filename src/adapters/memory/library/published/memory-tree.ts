import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FocusPoint } from '../../../../domain/library/focus-point.rule';
import type { Dimensions, FileDraft } from '../../../../domain/library/library';
import { MAX_FOLDER_DEPTH, foldName, nameProblem, normalizeName } from '../../../../domain/library/name.rule';
import { pathIn, pathsTo, ROOT, type LibraryPath } from '../../../../domain/library/path';
import type { Failure } from '../../../../domain/shared/failure';
import { compareNames } from '../../../../domain/shared/format';
import type { Id } from '../../../../domain/shared/id';
import type { Instant } from '../../../../domain/shared/instant';
import { found, refused } from '../../shared/refusals';

/** The content of a file. */
export interface Content {
  readonly body: Blob;
  /** Data URL of the picture; null for other files. */
  readonly picture: string | null;
  readonly dimensions: Dimensions | null;
}

interface Placed {
  readonly id: Id;
  readonly parent: Id;
  readonly name: string;
}
export interface StoredFolder extends Placed {
  readonly kind: 'folder';
  readonly readOnly: boolean;
}
export interface StoredFile extends Placed, Omit<FileDraft, 'name'> {
  readonly kind: 'file';
  readonly shown: Content;
  readonly original: Content;
  /** The content before the last replacement; null if none. */
  readonly previous: Content | null;
  readonly size: number;
  readonly focusPoint: FocusPoint;
  readonly status: string;
  readonly updated: Instant;
  readonly version: number;
}
export type StoredNode = StoredFolder | StoredFile;
export type Found<A> = Either<Failure, A>;

const ROOT_ID: Id = '0';
export const ROOT_FOLDER: StoredFolder = { kind: 'folder', id: ROOT_ID, parent: ROOT_ID, name: '', readOnly: false };
const asFolder = (node: StoredNode | null): Found<StoredFolder> => found(node?.kind === 'folder' ? node : null);
const asFile = (node: StoredNode | null): Found<StoredFile> => found(node?.kind === 'file' ? node : null);
const forbidden = either.left<Failure>({ kind: 'Forbidden' });
const shut = either.left<Failure>({ kind: 'Forbidden', code: 'READ_ONLY' });
const byName = (a: Placed, b: Placed): number => compareNames(a.name, b.name);

/** Folders and files by their names. Rules R-LIB-01, R-LIB-02 and R-LIB-09. */
export class MemoryTree {
  protected readonly nodes = new Map<Id, StoredNode>([[ROOT_ID, ROOT_FOLDER]]);
  /** Former names of nodes, by folder id and folded name. */
  private readonly former = new Map<string, Id>();
  private last = 0;

  /** The folder at its current path. */
  folder(path: LibraryPath): Found<StoredFolder> {
    return asFolder(this.walk(path, false));
  }

  /** The folder at a current or former path. Rule R-LIB-09. */
  folderOnce(path: LibraryPath): Found<StoredFolder> {
    return asFolder(this.walk(path, true));
  }

  /** The file at a current or former path. Rule R-LIB-09. */
  file(path: LibraryPath): Found<StoredFile> {
    return asFile(this.walk(path, true));
  }

  /** The file with this current name in a folder. */
  fileNow(folder: LibraryPath, name: string): Found<StoredFile> {
    return asFile(this.walk(pathIn(folder, name), false));
  }

  /** The content of a folder, by name. */
  within(folder: Id): { readonly folders: readonly StoredFolder[]; readonly files: readonly StoredFile[] } {
    const inside = [...this.nodes.values()]
      .filter(({ id, parent }) => parent === folder && id !== ROOT_ID)
      .sort(byName);
    return {
      folders: inside.filter((node) => node.kind === 'folder'),
      files: inside.filter((node) => node.kind === 'file'),
    };
  }

  /** The normalised name, if it is valid and free in the folder. Rules R-LIB-01, R-LIB-02 and R-LIB-17. */
  freeName(parent: StoredFolder, typed: string, own: Id | null = null): Found<string> {
    const name = normalizeName(typed);
    if (nameProblem(name, parent.id === ROOT_ID) !== null) return refused(['name']);
    const { folders, files } = this.within(parent.id);
    const isTaken = [...folders, ...files].some((other) => other.id !== own && foldName(other.name) === foldName(name));
    return isTaken ? either.left({ kind: 'Conflict', code: 'DUPLICATE' }) : either.right(name);
  }

  addFolder(parent: StoredFolder, typed: string, readOnly = false): Found<StoredFolder> {
    const isDeep = pathsTo(this.pathOf(parent)).length >= MAX_FOLDER_DEPTH;
    return pipe(
      isDeep ? refused(['name']) : this.freeName(parent, typed),
      either.map((name) => this.put({ kind: 'folder', id: this.freshId(), parent: parent.id, name, readOnly })),
    );
  }

  /** Renames or moves a node; the old path keeps leading to it. */
  place<Node extends StoredNode>(node: Node, parent: StoredFolder, typed: string): Found<Node> {
    return pipe(
      this.freeName(parent, typed, node.id),
      either.map((name) => {
        this.former.set(this.placeOf(node.parent, node.name), node.id);
        return this.put({ ...node, parent: parent.id, name });
      }),
    );
  }

  /** Moves files to another folder, all or none. */
  moveAll(files: readonly StoredFile[], to: StoredFolder): Found<void> {
    return pipe(
      either.sequenceArray(files.map(({ id, name }) => this.freeName(to, name, id))),
      either.chain(() => either.sequenceArray(files.map((file) => this.place(file, to, file.name)))),
      either.map(() => undefined),
    );
  }

  /** Deletes a folder with its content; refused if any of it is read-only. */
  remove(path: LibraryPath): Found<void> {
    const node = this.walk(path, false);
    if (node === null) return found(null);
    if (node.id === ROOT_ID) return forbidden;
    return pipe(
      this.writableWhole(node),
      either.map(() => {
        for (const { id } of this.wholeOf(node)) this.nodes.delete(id);
      }),
    );
  }

  /** The node, if it and everything below it may be changed. */
  writableWhole<Node extends StoredNode>(node: Node): Found<Node> {
    return this.wholeOf(node).some(({ id }) => this.isReadOnly(id)) ? shut : either.right(node);
  }

  /** A node and everything below it. */
  private wholeOf({ id }: StoredNode): readonly StoredNode[] {
    return [...this.nodes.values()].filter((other) => this.lineOf(other.id).some((above) => above.id === id));
  }

  /** The node, if it and all its parents may be changed. */
  writable<Node extends StoredNode>(node: Node): Found<Node> {
    return this.isReadOnly(node.id) ? shut : either.right(node);
  }

  parentOf({ parent }: StoredNode): StoredFolder {
    const node = this.nodes.get(parent);
    return node?.kind === 'folder' ? node : ROOT_FOLDER;
  }

  pathOf({ id }: Placed): LibraryPath {
    return this.lineOf(id).reduceRight((path, { name }) => pathIn(path, name), ROOT);
  }

  /** The node and its parents, without the root. */
  private lineOf(id: Id): readonly StoredNode[] {
    const node = this.nodes.get(id);
    return node === undefined || id === ROOT_ID ? [] : [node, ...this.lineOf(node.parent)];
  }

  protected isReadOnly(id: Id): boolean {
    return this.lineOf(id).some((node) => node.kind === 'folder' && node.readOnly);
  }

  protected walk(path: LibraryPath, byFormerNames: boolean): StoredNode | null {
    return (path === ROOT ? [] : path.split('/')).reduce<StoredNode | null>((node, name) => {
      if (node === null) return null;
      const here = [...this.nodes.values()].find(
        (other) => other.parent === node.id && foldName(other.name) === foldName(name) && other.id !== ROOT_ID,
      );
      const before = byFormerNames ? this.nodes.get(this.former.get(this.placeOf(node.id, name)) ?? '') : undefined;
      return here ?? before ?? null;
    }, ROOT_FOLDER);
  }

  protected put<Node extends StoredNode>(node: Node): Node {
    this.former.delete(this.placeOf(node.parent, node.name));
    this.nodes.set(node.id, node);
    return node;
  }

  private placeOf(parent: Id, name: string): string {
    return `${parent}/${foldName(name)}`;
  }

  protected freshId(): Id {
    this.last += 1;
    return String(this.last);
  }
}
