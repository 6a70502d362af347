import {
  FILE_TYPES,
  fileProblem,
  iconOf,
  isEditable,
  isOfKind,
  MAX_FILE_BYTES,
  MAX_IMAGE_BYTES,
  MAX_SIDE,
  MAX_PIXELS,
} from '../../../src/domain/library/file-type.rule';

const MB = 1024 * 1024;

test('the figures of files (R-LIB-03)', () => {
  expect([MAX_FILE_BYTES, MAX_IMAGE_BYTES, MAX_PIXELS, MAX_SIDE]).toEqual([200 * MB, 40 * MB, 50_000_000, 20_000]);
});

test('the kinds of files that come in (R-LIB-03)', () => {
  expect(Object.keys(FILE_TYPES).sort()).toEqual([
    'csv',
    'doc',
    'docx',
    'gif',
    'jpeg',
    'jpg',
    'mp3',
    'mp4',
    'pdf',
    'png',
    'ppt',
    'pptx',
    'svg',
    'txt',
    'webp',
    'xls',
    'xlsx',
    'zip',
  ]);
});

test.each([
  ['png', 1, null],
  ['png', MAX_IMAGE_BYTES, null],
  ['png', MAX_IMAGE_BYTES + 1, 'size'],
  ['pdf', MAX_IMAGE_BYTES + 1, null],
  ['pdf', MAX_FILE_BYTES, null],
  ['pdf', MAX_FILE_BYTES + 1, 'size'],
  ['txt', 0, 'empty'],
  ['exe', 1, 'type'],
  ['exe', 0, 'type'],
  ['html', 1, 'type'],
  ['js', 1, 'type'],
  ['', 1, 'type'],
  ['PNG', 1, 'type'],
  ['constructor', 1, 'type'],
] as const)('%p of %i bytes: %p (R-LIB-03)', (extension, size, problem) => {
  expect(fileProblem(extension, size)).toBe(problem);
});

test.each([
  ['jpg', 'image'],
  ['svg', 'image'],
  ['pdf', 'pdf'],
  ['txt', 'text'],
  ['csv', 'text'],
  ['doc', 'word'],
  ['docx', 'word'],
  ['xls', 'sheet'],
  ['pptx', 'slides'],
  ['zip', 'archive'],
  ['mp3', 'audio'],
  ['mp4', 'video'],
  ['exe', 'unknown'],
  ['constructor', 'unknown'],
  ['', 'unknown'],
])('%p has the icon %s (R-LIB-03)', (extension, icon) => {
  expect(iconOf(extension)).toBe(icon);
});

test.each([
  ['image', 'webp', true],
  ['image', 'pdf', false],
  ['pdf', 'pdf', true],
  ['pdf', 'png', false],
  ['any', 'zip', true],
  ['any', '', true],
] as const)('asked for %s, %p is offered: %p (R-LIB-03)', (kind, extension, offered) => {
  expect(isOfKind(kind, extension)).toBe(offered);
});

test.each([
  ['jpg', true],
  ['jpeg', true],
  ['png', true],
  ['webp', true],
  ['gif', false],
  ['svg', false],
  ['pdf', false],
  ['', false],
])('%p can be edited: %p (R-LIB-06)', (extension, editable) => {
  expect(isEditable(extension)).toBe(editable);
});
