import {
  MAX_AVATAR_BYTES,
  MAX_PHOTO_BYTES,
  photoProblem,
  photoTypeOf,
  PHOTO_EXTENSIONS,
  sniffPhoto,
} from '../../../src/domain/session/avatar.rule';

const MB = 1024 * 1024;

test('the figures of a photo (R-SES-21)', () => {
  expect([PHOTO_EXTENSIONS, MAX_PHOTO_BYTES, MAX_AVATAR_BYTES]).toEqual([['.jpg', '.jpeg', '.png'], 20 * MB, 5 * MB]);
});

test.each([
  ['ik.jpg', 'image/jpeg'],
  ['ik.jpeg', 'image/jpeg'],
  ['ik.png', 'image/png'],
  ['IK.JPG', 'image/jpeg'],
  ['Mijn foto.Png', 'image/png'],
  ['a.b.c.png', 'image/png'],
  ['ik.gif', null],
  ['ik.webp', null],
  ['ik.svg', null],
  ['ik.png.exe', null],
  ['ik.jpg ', null],
  ['png', null],
  ['.png', null],
  ['ik', null],
  ['', null],
])('the name %p says %p', (name, type) => {
  expect(photoTypeOf(name)).toBe(type);
});

test.each([
  ['ik.png', 1, null],
  ['ik.jpg', MAX_PHOTO_BYTES, null],
  ['ik.jpg', MAX_PHOTO_BYTES + 1, 'size'],
  ['ik.png', 0, 'unreadable'],
  ['ik.gif', 1, 'type'],
  ['ik.gif', MAX_PHOTO_BYTES + 1, 'type'],
  ['ik.pdf', 0, 'type'],
] as const)('%p of %i bytes: %p (R-SES-21)', (name, size, problem) => {
  expect(photoProblem({ name, size })).toBe(problem);
});

test.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00], 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a GIF', [...Buffer.from('GIF89a')], null],
  ['a drawing', [...Buffer.from('<svg')], null],
  ['half a signature', [0x89, 0x50, 0x4e], null],
  ['nothing', [], null],
])('the first bytes of %s', (_what, bytes, type) => {
  expect(sniffPhoto(bytes)).toBe(type);
});
