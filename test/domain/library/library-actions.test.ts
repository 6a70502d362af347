import { actionsIn, moveHindrance, type LibraryRights } from '../../../src/domain/library/library-actions';
import { aFile, aFolder, fileRow, folderRow, upRow } from './support/tree';

const all: LibraryRights = { add: true, edit: true, remove: true };
const none: LibraryRights = { add: false, edit: false, remove: false };
const [file, folder, up] = [fileRow(aFile('A/a.jpg')), folderRow(aFolder('A/B')), upRow('')];
const shut = folderRow(aFolder('A/Systeem', { readOnly: true }));
const open = aFolder('A');

describe('what can be done here (R-LIB-04)', () => {
  test.each([
    ['a folder, nothing selected', { path: 'A', folder: open, selected: [] }, { upload: null, addFolder: null, rename: null, remove: 'nothing' }],
    ['the root, nothing selected', { path: '', folder: null, selected: [] }, { upload: 'root', addFolder: null, rename: 'nothing', remove: 'nothing' }],
    ['the root, a folder selected', { path: '', folder: null, selected: [folder] }, { upload: 'root', addFolder: null, rename: null, remove: null }],
    ['a file', { path: 'A', folder: open, selected: [file] }, { upload: null, addFolder: null, rename: null, remove: null }],
    ['several', { path: 'A', folder: open, selected: [file, folder] }, { upload: null, addFolder: null, rename: 'several', remove: null }],
    ['the way up', { path: 'A', folder: open, selected: [up] }, { upload: null, addFolder: null, rename: 'parent', remove: 'parent' }],
    ['the way up among others', { path: 'A', folder: open, selected: [up, file] }, { upload: null, addFolder: null, rename: 'several', remove: 'parent' }],
    ['a folder of another kind', { path: 'A', folder: open, selected: [shut] }, { upload: null, addFolder: null, rename: 'readOnly', remove: 'readOnly' }],
    ['a file in a folder of another kind', { path: 'A', folder: aFolder('A', { readOnly: true }), selected: [file] }, { upload: 'readOnly', addFolder: 'readOnly', rename: 'readOnly', remove: 'readOnly' }],
  ] as const)('%s', (_, place, hindrances) => {
    expect(actionsIn({ ...place, rights: all })).toEqual(hindrances);
  });
  test('without rights nothing, whatever is selected', () => {
    expect(actionsIn({ path: 'A', folder: open, selected: [file], rights: none })).toEqual({ upload: 'forbidden', addFolder: 'forbidden', rename: 'forbidden', remove: 'forbidden' });
  });
  test.each([
    ['add', { upload: null, addFolder: null, rename: 'forbidden', remove: 'forbidden' }],
    ['edit', { upload: 'forbidden', addFolder: 'forbidden', rename: null, remove: 'forbidden' }],
    ['remove', { upload: 'forbidden', addFolder: 'forbidden', rename: 'forbidden', remove: null }],
  ] as const)('with the right to %s only', (right, hindrances) => {
    expect(actionsIn({ path: 'A', folder: open, selected: [file], rights: { ...none, [right]: true } })).toEqual(hindrances);
  });
});

test.each([
  ['A', false, all, null],
  ['', false, all, 'root'],
  ['A', true, all, 'readOnly'],
  ['A', false, none, 'forbidden'],
  ['', false, none, 'forbidden'],
] as const)('files go to %j (read-only: %s): %s', (target, readOnly, rights, hindrance) => {
  expect(moveHindrance(target, { readOnly }, rights)).toBe(hindrance);
});
