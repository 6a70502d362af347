import { MAX_FILE_BYTES } from '../../src/domain/library/file-type.rule';
import { NOTHING, withAnyRightOf, withRight, type Answer, type CallOf, type Endpoint } from '../shared/endpoint';
import { onlyOf } from '../shared/reads';
import { offering } from '../shared/references';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { LARGEST_IMAGE_FORM } from './data-url';
import { fileAt, requireFile, replaceFile, SAVED, saveFile, showFile, upload, type SaveCall } from './files';
import { addFolder, NEW_FOLDER, removeNode, renameFolder, showFolder } from './folders';
import { LARGEST_MOVE_FORM, MOVE, moveFiles } from './move-files';
import { findNode } from './nodes';
import { encodeName } from '../shared/encoding/encode-name';
import { parsePath } from './paths';
import { SEARCHED, searchFiles } from './search-files';
import { serveBytes } from './serve-bytes';
import { showThumbnail } from './thumbnails';
import { showTree } from './folder-tree';
import { showUsage } from './usage';

const [view, add, edit, remove] = [
  withAnyRightOf('library'),
  withRight('library.add'),
  withRight('library.edit'),
  withRight('library.delete'),
];
/** The path of a folder or file. */
const AT_PATH = 'library/:path{.+}';
const ADD_HANDLERS = { largest: MAX_FILE_BYTES, form: addFolder, raw: upload };

/** Endpoints of the media library. Fixed paths come first; no folder or file may have such a name. */
export const libraryEndpoints: readonly Endpoint[] = [
  view('GET', 'library', NOTHING, showTree),
  view('GET', 'library/search', SEARCHED, searchFiles),
  view('GET', 'library/usage/:path{.+}', NOTHING, showUsage),
  view('GET', 'library/download/:path{.+}', NOTHING, download),
  offering('library/thumbnail')('GET', 'library/thumbnail/:id/:mark', NOTHING, showThumbnail),
  { ...edit('PUT', 'library/move', MOVE, moveFiles), largestForm: LARGEST_MOVE_FORM },
  add.either('POST', 'library', NEW_FOLDER, ADD_HANDLERS),
  view('GET', AT_PATH, NOTHING, show),
  add.either('POST', AT_PATH, NEW_FOLDER, ADD_HANDLERS),
  edit.either('PUT', AT_PATH, SAVED, {
    largest: MAX_FILE_BYTES,
    largestForm: LARGEST_IMAGE_FORM,
    form: save,
    raw: async (call) => replaceFile(call, await fileAt(call.services.db, parsePath(call.param('path')), call.caller)),
  }),
  remove('DELETE', AT_PATH, NOTHING, removeNode),
];

async function show({ services: { db }, param, caller }: CallOf): Promise<Answer> {
  const node = await findNode(db, parsePath(param('path')), caller);
  return node?.folder === true ? showFolder(db, node, caller) : showFile(await requireFile(db, node));
}

async function save(call: SaveCall): Promise<Answer> {
  const {
    services: { db },
    param,
    form,
    header,
    caller,
  } = call;
  const node = await findNode(db, parsePath(param('path')), caller);
  // A rename needs the current name: a former name is 404, because another user renamed it first.
  if (node === undefined || (node.moved && /^inline\b/i.test(header('content-disposition') ?? ''))) throw notFound();
  if (node.folder) return renameFolder(db, node, onlyOf(form, 'name').name);
  if (form.name !== undefined) throw fieldsNotValid('name');
  return saveFile(call, await requireFile(db, node));
}

/** Handles `GET library/download/{file}`. */
async function download({ services, param, header, caller }: CallOf): Promise<Answer> {
  const { file } = await fileAt(services.db, parsePath(param('path')), caller);
  return serveBytes(services, file, header, {
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
  });
}
