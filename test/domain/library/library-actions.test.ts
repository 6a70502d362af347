import type { LibraryRow } from '../../../src/domain/library/folder-rows';
import {
  actionsIn,
  moveDisabledReason,
  uploadDisabledReason,
  type LibraryActions,
  type LibraryRights,
} from '../../../src/domain/library/library-actions';
import { aFile, aFolder, fileRow, folderRow, nodeOf, upRow } from './support/tree';

const all: LibraryRights = { add: true, edit: true, remove: true };
const none: LibraryRights = { add: false, edit: false, remove: false };
const readOnly = aFolder('B/Vast', { readOnly: true });
const tree = [
  nodeOf(aFolder('A'), [nodeOf(aFolder('A/B'))]),
  nodeOf(aFolder('B'), [nodeOf(readOnly, [nodeOf(aFolder('B/Vast/In'))])]),
];
const [file, folder, up] = [fileRow(aFile('A/a.jpg')), folderRow(aFolder('A/B')), upRow('')];
const [shut, shutFile, deepFile] = [
  folderRow(readOnly),
  fileRow(aFile('B/Vast/b.jpg')),
  fileRow(aFile('B/Vast/In/c.jpg')),
];
const holding = folderRow(aFolder('B'));
const at = (path: string, selected: readonly LibraryRow[] = [], rights = all) =>
  actionsIn({ path, gone: false, tree, selected, rights });

describe('what can be done here (R-LIB-19)', () => {
  test.each<readonly [string, string, readonly LibraryRow[], LibraryActions]>([
    [
      'a folder, nothing selected',
      'A',
      [],
      { upload: null, addFolder: null, rename: null, move: 'nothing', remove: 'nothing' },
    ],
    [
      'the root, nothing selected',
      '',
      [],
      { upload: 'root', addFolder: null, rename: 'nothing', move: 'nothing', remove: 'nothing' },
    ],
    [
      'the root, a folder selected',
      '',
      [folder],
      { upload: 'root', addFolder: null, rename: null, move: 'folders', remove: null },
    ],
    ['a file', 'A', [file], { upload: null, addFolder: null, rename: null, move: null, remove: null }],
    ['several', 'A', [file, folder], { upload: null, addFolder: null, rename: 'several', move: null, remove: null }],
    ['the way up', 'A', [up], { upload: null, addFolder: null, rename: 'parent', move: 'parent', remove: 'parent' }],
    [
      'the way up among others',
      'A',
      [up, file],
      { upload: null, addFolder: null, rename: 'several', move: null, remove: 'parent' },
    ],
    [
      'a read-only folder',
      'B',
      [shut],
      { upload: null, addFolder: null, rename: 'readOnly', move: 'folders', remove: 'readOnly' },
    ],
    [
      'a folder that holds a read-only one',
      '',
      [holding],
      { upload: 'root', addFolder: null, rename: 'holdsReadOnly', move: 'folders', remove: 'holdsReadOnly' },
    ],
    [
      'in a folder that holds a read-only one',
      'B',
      [],
      { upload: null, addFolder: null, rename: 'holdsReadOnly', move: 'nothing', remove: 'nothing' },
    ],
    [
      'a file beside a read-only folder',
      'B',
      [fileRow(aFile('B/b.jpg'))],
      { upload: null, addFolder: null, rename: null, move: null, remove: null },
    ],
    [
      'in a read-only folder',
      'B/Vast',
      [shutFile],
      { upload: 'readOnly', addFolder: 'readOnly', rename: 'readOnly', move: 'readOnly', remove: 'readOnly' },
    ],
    [
      'deeper in one',
      'B/Vast/In',
      [],
      { upload: 'readOnly', addFolder: 'readOnly', rename: 'readOnly', move: 'nothing', remove: 'nothing' },
    ],
    [
      'found in a read-only folder from another',
      'A',
      [shutFile],
      { upload: null, addFolder: null, rename: 'readOnly', move: 'readOnly', remove: 'readOnly' },
    ],
    [
      'found deeper in one',
      'A',
      [file, deepFile],
      { upload: null, addFolder: null, rename: 'several', move: 'readOnly', remove: 'readOnly' },
    ],
    [
      'found elsewhere from a read-only folder',
      'B/Vast',
      [file],
      { upload: 'readOnly', addFolder: 'readOnly', rename: null, move: null, remove: null },
    ],
  ])('%s', (_, path, selected, hindrances) => {
    expect(at(path, selected)).toEqual(hindrances);
  });
  test('in a folder that is not there nothing comes and nothing is named', () => {
    expect(actionsIn({ path: 'C', gone: true, tree, selected: [], rights: all })).toEqual({
      upload: 'gone',
      addFolder: 'gone',
      rename: 'gone',
      move: 'nothing',
      remove: 'nothing',
    });
  });
  test('as long as the folders are not known none is taken for read-only', () => {
    expect(actionsIn({ path: 'B/Vast', gone: false, tree: null, selected: [shutFile], rights: all })).toEqual({
      upload: null,
      addFolder: null,
      rename: null,
      move: null,
      remove: null,
    });
  });
  test('without rights nothing, whatever is selected', () => {
    expect(at('A', [file], none)).toEqual({
      upload: 'forbidden',
      addFolder: 'forbidden',
      rename: 'forbidden',
      move: 'forbidden',
      remove: 'forbidden',
    });
  });
  test.each([
    ['add', { upload: null, addFolder: null, rename: 'forbidden', move: 'forbidden', remove: 'forbidden' }],
    ['edit', { upload: 'forbidden', addFolder: 'forbidden', rename: null, move: null, remove: 'forbidden' }],
    ['remove', { upload: 'forbidden', addFolder: 'forbidden', rename: 'forbidden', move: 'forbidden', remove: null }],
  ] as const)('with the right to %s only', (right, hindrances) => {
    expect(at('A', [file], { ...none, [right]: true })).toEqual(hindrances);
  });
});

test.each([
  ['A', all, null, null],
  ['', all, 'root', 'root'],
  ['B/Vast', all, 'readOnly', 'readOnly'],
  ['B/Vast/In', all, 'readOnly', 'readOnly'],
  ['A', none, 'forbidden', 'forbidden'],
  ['', { ...none, edit: true }, 'root', 'forbidden'],
] as const)('files go to %j with %j: %s, come in: %s', (target, rights, move, upload) => {
  expect([moveDisabledReason(target, tree, rights), uploadDisabledReason(target, tree, rights)]).toEqual([
    move,
    upload,
  ]);
});
