import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

export type PictureFormat = 'png' | 'jpeg';

interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}

/** A picture of a single colour. */
export const aPicture = (
  format: PictureFormat = 'png',
  { width = 300, height = 200, colour = '#c33' }: PictureOptions = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

/** A picture of noise, which no format compresses well. */
export const aNoisyPicture = (format: PictureFormat, side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** A photo taken in portrait: stored rotated, red on the left, with an orientation tag. */
export const aPortrait = async (): Promise<Buffer> => {
  const red = await aPicture('png', { width: 200, height: 200, colour: '#f00' });
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Nobody' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A PNG of a few hundred bytes that claims these dimensions. */
export const aBomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG with these chunks after its header. */
export const withPngChunks = (png: Buffer, chunks: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat([
    png.subarray(0, 33),
    ...Object.entries(chunks).map(([type, data]) => chunk(type, Buffer.from(data, 'latin1'))),
    png.subarray(33),
  ]);
