import * as t from 'io-ts';
import { focusValue, MIDDLE, type FocusPoint } from '../../../domain/library/focus-point.rule';
import type {
  Dimensions,
  FileDetail,
  FileDraft,
  FileUse,
  FileUses,
  Folder,
  FolderContents,
  FolderNode,
  FolderUses,
  LibraryFile,
} from '../../../domain/library/library';
import { extensionOf, renameStem } from '../../../domain/library/name.rule';
import { nameOf, parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import type { FormFields } from '../shared/form';
import { defaulted, Flag, Id, mapped, optional, PublicAddress, UtcDateTime } from '../shared/wire';
import { Numeral, Word } from '../shared/wire-fields';
import { pathOfLocation } from './published/location';
import { Thumbnail, thumbnailOf } from './published/picture-reference.codec';

/** Without thumbnails, lists show images up to this many bytes directly. */
const LARGEST_SHOWN = 1_048_576;

const Text = defaulted(t.string, '');

const folderFields = { id: Id, location: t.string, type: defaulted(t.string, 'regular') };
/** The number of files, or the files themselves. */
const Count = optional(t.union([t.number, t.array(t.unknown)]));
const WireFolder = t.type({ ...folderFields, files: Count });

const folderOf = ({ id, location, type, files }: t.TypeOf<typeof WireFolder>): Folder => {
  const path = pathOfLocation(location);
  return {
    id,
    path,
    name: nameOf(path),
    readOnly: type === 'other',
    files: Array.isArray(files) ? files.length : files,
  };
};

const Node: t.Type<FolderNode, unknown> = t.recursion<FolderNode, unknown>('folder', (self) =>
  mapped(
    t.type({ ...folderFields, files: Count, folders: defaulted(t.array(self), []) }),
    'folder',
    (wire): FolderNode => ({ ...folderOf(wire), folders: wire.folders }),
  ),
);

/** APIs may include the root as the first node. */
const belowRoot = (nodes: readonly FolderNode[]): readonly FolderNode[] =>
  nodes.flatMap((node) => (node.path === ROOT ? node.folders : [node]));

export const Tree = mapped(t.type({ folder: defaulted(t.array(Node), []) }), 'tree', ({ folder }) => belowRoot(folder));

const fileFields = {
  id: Id,
  location: t.string,
  type: Text,
  size: defaulted(Numeral, 0),
  update: optional(UtcDateTime),
  datetime: optional(UtcDateTime),
  path: optional(PublicAddress),
  thumbnail: Thumbnail,
  alt: Text,
  caption: Text,
  status: defaulted(Word, 'published'),
  focuspoint: optional(t.type({ x: defaulted(Numeral, MIDDLE.x), y: defaulted(Numeral, MIDDLE.y) })),
  width: optional(Numeral),
  height: optional(Numeral),
};
const WireFile = t.type(fileFields);

const dimensionsOf = (width: number | null, height: number | null): Dimensions | null =>
  width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;

const focusOf = (point: FocusPoint | null): FocusPoint =>
  point === null ? MIDDLE : { x: focusValue(point.x), y: focusValue(point.y) };

const fileOf = ({
  id,
  location,
  type,
  size,
  update,
  datetime,
  path: address,
  thumbnail,
  alt,
  caption,
  status,
  focuspoint,
  width,
  height,
}: t.TypeOf<typeof WireFile>): LibraryFile => {
  const path = pathOfLocation(location);
  const name = nameOf(path);
  return {
    id,
    path,
    name,
    extension: extensionOf(name),
    type,
    size,
    updated: update ?? datetime,
    address,
    thumbnail: thumbnail === undefined && size > LARGEST_SHOWN ? null : thumbnailOf(path, thumbnail),
    alt,
    caption,
    status,
    focusPoint: focusOf(focuspoint),
    dimensions: dimensionsOf(width, height),
  };
};

const Row = mapped(WireFile, 'file', fileOf);

/** The content of a folder; null if there is no folder at the path. */
export const Contents = mapped(
  t.type({
    folder: optional(
      t.type({
        location: optional(t.string),
        folders: defaulted(t.array(mapped(WireFolder, 'folder', folderOf)), []),
        files: defaulted(t.array(Row), []),
      }),
    ),
  }),
  'contents',
  ({ folder }): FolderContents | null =>
    folder && {
      path: folder.location === null ? null : pathOfLocation(folder.location),
      folders: folder.folders,
      files: folder.files,
    },
);

const Detail = t.type({
  ...fileFields,
  folder: optional(t.type({ location: optional(t.string) })),
  title: Text,
  description: Text,
  no_index: defaulted(Flag, false),
  altered: optional(Flag),
  replaced: defaulted(Flag, false),
  read_only: defaulted(Flag, false),
});

const detailOf = ({
  folder,
  title,
  description,
  no_index,
  altered,
  replaced,
  read_only,
  ...wire
}: t.TypeOf<typeof Detail>): Omit<FileDetail, 'version'> => {
  const file = fileOf(wire);
  const location = folder?.location ?? null;
  const path = location === null ? parentOf(file.path) : pathOfLocation(location);
  return {
    ...file,
    folder: { path, name: nameOf(path) },
    readOnly: read_only,
    title,
    description,
    noIndex: no_index,
    altered,
    replaced,
  };
};

/** A file; null if there is no file at the path. */
export const File = mapped(t.type({ file: optional(mapped(Detail, 'file', detailOf)) }), 'file', ({ file }) => file);

const useFields = { type: t.string, id: Id, title: Text, website: optional(t.string), category: optional(Id) };
const useOf = ({ type, id, title, website, category }: t.TypeOf<t.TypeC<typeof useFields>>): FileUse => ({
  module: type,
  id,
  // FAQ records are categories, or questions below a category.
  path:
    type === 'faq'
      ? category === null
        ? `/faq/category/${id}`
        : `/faq/category/${category}/question/${id}`
      : undefined,
  title,
  website: website ?? undefined,
});
const Use = mapped(t.type(useFields), 'use', useOf);

/** Uses of a file; null if the API does not send them. */
export const Usage = mapped(
  t.type({ usage: optional(t.array(Use)), hidden: defaulted(t.number, 0) }),
  'usage',
  ({ usage, hidden }): FileUses | null => usage && { uses: usage, hidden },
);

const UseIn = mapped(t.type({ ...useFields, files: t.array(Id) }), 'use', ({ files, ...use }) => ({
  ...useOf(use),
  files,
}));

/** Uses of a folder; null if the API does not send the files they belong to. */
export const UsageIn = mapped(
  t.type({
    usage: optional(t.array(UseIn)),
    total: defaulted(t.number, 0),
    hidden: defaulted(t.record(t.string, t.number), {}),
  }),
  'usage',
  ({ usage, total, hidden }): FolderUses | null =>
    usage && { uses: usage, total: Math.max(total, usage.length), hidden },
);

export const Found = mapped(t.type({ files: optional(t.array(Row)) }), 'found', ({ files }) => files);

/** The new location of a file or folder; null if the API does not send it. */
export const Moved = mapped(t.type({ location: optional(t.string) }), 'moved', ({ location }) => location);

/** The changed fields, with their wire names. */
export const writeDetails = (
  path: LibraryPath,
  { name, title, alt, caption, description, noIndex }: Partial<FileDraft>,
): FormFields => ({
  filename: name === undefined ? undefined : renameStem(nameOf(path), name),
  title,
  alt,
  caption,
  description,
  no_index: noIndex,
});
