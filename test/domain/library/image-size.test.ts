import sharp, { type FormatEnum } from 'sharp';
import { imageSizeIn } from '../../../src/domain/library/image-size';

const SIZE = { width: 321, height: 45 };
const picture = (format: keyof FormatEnum, options: object = {}): Promise<Buffer> =>
  sharp({ create: { ...SIZE, channels: 4, background: { r: 200, g: 50, b: 50, alpha: 0.5 } } })
    .withExif({ IFD0: { Artist: 'Nobody'.repeat(1_000) } })
    .toFormat(format, options)
    .toBuffer();

test.each<[string, () => Promise<Buffer>]>([
  ['a PNG', () => picture('png')],
  ['a GIF', () => picture('gif')],
  ['a JPEG behind metadata', () => picture('jpeg')],
  ['a progressive JPEG', () => picture('jpeg', { progressive: true })],
  ['an extended WebP', () => picture('webp')],
  [
    'a lossy WebP',
    () =>
      sharp({ create: { ...SIZE, channels: 3, background: '#c33' } })
        .webp()
        .toBuffer(),
  ],
  [
    'a lossless WebP',
    () =>
      sharp({ create: { ...SIZE, channels: 3, background: '#c33' } })
        .webp({ lossless: true })
        .toBuffer(),
  ],
])('the header of %s tells its size (R-LIB-18)', async (_, make) => {
  expect(imageSizeIn(await make())).toEqual(SIZE);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('Notulen van de vergadering')],
  ['a PNG that ends early', async () => (await picture('png')).subarray(0, 18)],
  ['a JPEG that ends early', async () => (await picture('jpeg')).subarray(0, 60)],
  ['a JPEG with noise for markers', () => Buffer.from('ffd8ff00000012345678', 'hex')],
])('%s tells none', async (_, make) => {
  expect(imageSizeIn(await make())).toBeNull();
});
