import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { PASSWORD, SUPERUSER } from '../../support/people';
import { stock } from './stock';

export type Format = 'png' | 'jpeg' | 'webp';
const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/** RGBA pixels, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A smooth gradient without equal neighbours and with distinct corners, so that JPEG and rotations can be compared. */
export const aGradient = (width: number, height: number): Pixels => {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(
        [
          Math.round((x / width) * 255),
          Math.round((y / height) * 255),
          Math.round(((x + y) / (width + height)) * 120),
          255,
        ],
        (y * width + x) * 4,
      );
    }
  }
  return { width, height, data };
};

export const asSharp = ({ width, height, data }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } });
export const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** Largest and mean difference of all channels. */
export const difference = (a: Pixels, b: Pixels): { readonly most: number; readonly mean: number } => {
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  let [most, sum] = [0, 0];
  for (let place = 0; place < a.data.length; place += 1) {
    const by = Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0));
    most = Math.max(most, by);
    sum += by;
  }
  return { most, mean: sum / a.data.length };
};

let count = 0;
/** Uploads an image to a folder of its own and signs in. @returns its path */
export const uploaded = async (page: Page, picture: Pixels, format: Format): Promise<string> => {
  const quality = format === 'png' ? {} : { quality: 100, ...(format === 'jpeg' && { chromaSubsampling: '4:4:4' }) };
  return uploadedBytes(page, await asSharp(picture).toFormat(format, quality).toBuffer(), `picture.${ENDINGS[format]}`);
};

/** The same for any bytes. */
export const uploadedBytes = async (page: Page, data: Buffer, name: string, email = SUPERUSER): Promise<string> => {
  const signed = await page.request.post('/api/login', { form: { email, password: PASSWORD } });
  expect(signed.status()).toBe(200);
  const folder = `Beeldpunten/${process.pid} ${String((count += 1))}`;
  await stock(page, folder, { [name]: data });
  return `${folder}/${name}`;
};

const locationOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
export const editorOf = (path: string): string => `/library/${encodeURIComponent(path)}/edit`;

/** The stored image. */
export const stored = async (
  page: Page,
  path: string,
): Promise<{ readonly pixels: Pixels; readonly format: string | undefined }> => {
  const bytes = await (await page.request.get(`/api/library/download/${locationOf(path)}`)).body();
  return { pixels: await pixelsOf(sharp(bytes)), format: (await sharp(bytes).metadata()).format };
};

interface Told {
  readonly file: {
    readonly focuspoint: { readonly x: number; readonly y: number };
    readonly width: number;
    readonly height: number;
    readonly altered: 0 | 1;
  };
}
export const told = async (page: Page, path: string): Promise<Told['file']> =>
  ((await (await page.request.get(`/api/library/${locationOf(path)}`)).json()) as Told).file; // cast: the API sends this
