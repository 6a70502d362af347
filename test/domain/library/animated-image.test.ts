import { isAnimated } from '../../../src/domain/library/animated-image';

const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const webp = (head: string, flags: number): readonly number[] => [
  ...letters('RIFF'),
  0,
  0,
  0,
  0,
  ...letters(`WEBP${head}`),
  10,
  0,
  0,
  0,
  flags,
];
const chunk = (name: string, inside: readonly number[] = []): readonly number[] => [
  0,
  0,
  0,
  inside.length,
  ...letters(name),
  ...inside,
  0,
  0,
  0,
  0,
];
const png = (...chunks: readonly (readonly number[])[]): readonly number[] => [
  ...letters('\x89PNG\r\n\x1A\n'),
  ...chunks.flat(),
];

test.each<readonly [string, readonly number[], boolean]>([
  ['a WebP that moves', webp('VP8X', 0b10), true],
  ['one that moves and is transparent', webp('VP8X', 0b10010), true],
  ['an extended WebP that stands still', webp('VP8X', 0b10000), false],
  ['a plain WebP', webp('VP8 ', 0b10), false],
  ['a WebP that ends early', webp('VP8X', 0).slice(0, 18), false],
  ['a PNG that moves', png(chunk('IHDR', [1, 2, 3]), chunk('acTL', [1]), chunk('IDAT')), true],
  ['a PNG that stands still', png(chunk('IHDR', [1, 2, 3]), chunk('IDAT'), chunk('acTL')), false],
  ['a PNG with the name of the chunk in a text', png(chunk('tEXt', chunk('acTL')), chunk('IDAT')), false],
  ['a PNG that ends early', png(chunk('IHDR')).slice(0, 14), false],
  ['a JPEG', [0xff, 0xd8, 0xff], false],
  ['nothing', [], false],
])('%s (R-LIB-06)', (_, bytes, moving) => {
  expect(isAnimated(Uint8Array.from(bytes))).toBe(moving);
});
