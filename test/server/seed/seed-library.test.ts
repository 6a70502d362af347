import sharp from 'sharp';
import { extensionOf, nameProblem } from '../../../src/domain/library/name.rule';
import { checkSignature } from '../../../server/library/file-signature';
import { PIECE_SIZE } from '../../../server/library/blob-store';
import { FOLDERS } from '../../../server/seed/demo-files';
import { drawLibrary, type Drawn } from '../../../server/seed/demo-library';
import { draw } from '../../../server/seed/draw';

const files = Object.entries(FOLDERS).flatMap(([folder, own]) =>
  own.map((file) => ({ ...file, path: `${folder}/${file.name}` })),
);
const isPicture = ({ made }: (typeof files)[number]): boolean => !Buffer.isBuffer(made);

let drawn: Drawn;
beforeAll(async () => {
  drawn = await drawLibrary();
});

test('holds a few hundred files, each under a name of its own that anybody could have given it, in folders that are there', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(new Set(files.map(({ path }) => path.toLowerCase())).size).toBe(files.length);
  const folders = Object.keys(FOLDERS);
  for (const [place, folder] of folders.entries()) {
    const above = folder.split('/').slice(0, -1).join('/');
    expect([
      folder,
      nameProblem(folder.split('/').at(-1) ?? '', above === ''),
      above === '' || folders.slice(0, place).includes(above),
    ]).toEqual([folder, null, true]);
  }
  for (const { name } of files) expect([name, nameProblem(name)]).toEqual([name, null]);
});

test('its bytes are what the names say: each would be taken from anybody who sends it', async () => {
  for (const { key, made, bytes } of drawn) {
    await expect(
      checkSignature(Buffer.isBuffer(made) ? extensionOf(key) : made.format, bytes),
    ).resolves.toBeUndefined();
    expect(bytes.length).toBeLessThanOrEqual(PIECE_SIZE);
    if (Buffer.isBuffer(made)) continue;
    const { width, height } = await sharp(bytes).metadata();
    expect([key, width, height]).toEqual([key, made.width, made.height]);
  }
  for (const { name, made } of files)
    if (!Buffer.isBuffer(made)) expect([name, extensionOf(name)]).toEqual([name, made.format]);
});

test('its drawings are shapes, and nothing that would be taken out of them', () => {
  const drawings = drawn
    .filter(({ made }) => !Buffer.isBuffer(made) && made.format === 'svg')
    .map(({ bytes }) => bytes.toString());
  expect(drawings.length).toBeGreaterThan(20);
  for (const text of drawings) {
    expect(
      [...new Set([...text.matchAll(/<(\w+)/g)].map(([, tag]) => tag))].filter(
        (tag) => !['svg', 'g', 'path', 'rect', 'circle'].includes(tag ?? ''),
      ),
    ).toEqual([]);
    expect(text).not.toMatch(/\s(on\w+|href|style)=|url\(/);
  }
});

test('what most pictures show is written beside them, and many differ', () => {
  const pictures = files.filter(isPicture);
  expect(pictures.filter(({ alt }) => alt !== '').length / pictures.length).toBeGreaterThan(0.7);
  expect(pictures.filter(({ alt }) => alt === '').length).toBeGreaterThan(10);
  expect(new Set(drawn.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(drawn.length);
  expect(drawn.length).toBeGreaterThan(files.length / 2);
});

test('is drawn the same every time, and small enough to begin with', async () => {
  for (const { key, made, bytes } of drawn.filter((_, place) => place % 12 === 0))
    expect([key, Buffer.isBuffer(made) || (await draw(made)).equals(bytes)]).toEqual([key, true]);
  expect(drawn.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(4 * 1024 * 1024);
});
