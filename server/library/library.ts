import { LARGEST_FILE } from '../../src/domain/library/file-type.rule';
import { withAnyRightOf, withRight, type Answer, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { LARGEST_FORM } from './data-url';
import { DETAIL_FIELDS } from './details';
import { fileAt, fileOf, replaceFile, saveFile, showFile, upload } from './files';
import { addFolder, removeNode, renameFolder, showFolder } from './folders';
import { LARGEST_MOVE, moveFiles } from './move';
import { findNode } from './nodes';
import { readNames, writtenName } from './paths';
import { searchFiles } from './search';
import { serveBytes } from './serve-bytes';
import { showThumbnail } from './thumbnails';
import { showTree } from './tree';
import { showUsage } from './usage';

const [look, add, edit, remove] = [
  withAnyRightOf('library'),
  withRight('library.add'),
  withRight('library.edit'),
  withRight('library.delete'),
];
/** Everything after `library/` that is no call of its own: the names of a path. */
const AT_PATH = 'library/:path{.+}';
const ADDING = { largest: LARGEST_FILE, form: addFolder, raw: upload };

/** The media library. Fixed paths stand before those of folders and files, which may not be called so. */
export const libraryEndpoints: readonly Endpoint[] = [
  look('GET', 'library', showTree),
  look('GET', 'library/search', searchFiles),
  look('GET', 'library/usage/:path{.+}', showUsage),
  look('GET', 'library/download/:path{.+}', download),
  // Whoever works on something that shows a picture sees it there.
  withAnyRightOf(
    'library',
    'popup',
    'blog',
    'news',
    'press',
    'page',
    'reference',
    'branch',
    'tag',
    'category',
  )('GET', 'library/thumbnail/:id/:mark', showThumbnail),
  { ...edit('PUT', 'library/move', moveFiles), largestForm: LARGEST_MOVE },
  add.either('POST', 'library', ADDING),
  look('GET', AT_PATH, show),
  add.either('POST', AT_PATH, ADDING),
  edit.either('PUT', AT_PATH, {
    largest: LARGEST_FILE,
    largestForm: LARGEST_FORM,
    form: save,
    raw: async (call) => replaceFile(call, await fileAt(call.services.db, readNames(call.param('path')))),
  }),
  remove('DELETE', AT_PATH, removeNode),
];

/** `GET library/{folder or file}`. */
async function show({ services: { db }, param, query }: SignedInCall): Promise<Answer> {
  query.only();
  const node = await findNode(db, readNames(param('path')));
  return node?.folder === true ? showFolder(db, node) : showFile(await fileOf(db, node));
}

/** `PUT library/{folder or file}` with a form. */
async function save(call: SignedInCall): Promise<Answer> {
  const {
    services: { db },
    param,
    form,
    header,
  } = call;
  form.only('name', 'modified', 'restore', ...DETAIL_FIELDS);
  const node = await findNode(db, readNames(param('path')));
  // Whoever gives another name means the one that is seen: somebody was faster.
  if (node === undefined || (node.moved && /^inline\b/i.test(header('content-disposition') ?? ''))) throw notFound();
  if (node.folder) return renameFolder(db, node, form);
  if (form.has('name')) throw fieldsNotValid('name');
  return saveFile(call, await fileOf(db, node));
}

/** `GET library/download/{file}`: the bytes, to be saved. */
async function download({ services, param, query, header }: SignedInCall): Promise<Answer> {
  query.only();
  const { file } = await fileAt(services.db, readNames(param('path')));
  return serveBytes(services, file, header, {
    'Content-Disposition': `attachment; filename*=UTF-8''${writtenName(file.name)}`,
  });
}
