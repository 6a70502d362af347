import sharp from 'sharp';
import { INDOORS } from './scenes/indoors';
import { MARKS } from './scenes/marks';
import { OUTDOORS } from './scenes/outdoors';
import { PRODUCTS } from './scenes/products';

/** A picture that the seed draws: what it shows, which of its many looks, and as what it is kept. */
export interface Picture {
  readonly scene: Scene;
  /** A whole number; it chooses colours and details. */
  readonly look: number;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpg' | 'png' | 'webp' | 'svg';
  /** How much of the sheet is seen, from 0 (all) to 1; the middle comes nearer. */
  readonly near?: number;
}

export type Scene = keyof typeof SCENES;

const SCENES = { ...OUTDOORS, ...INDOORS, ...PRODUCTS, ...MARKS } as const;

/** Whatever the shape of a picture, the sheet is in it; of tall ones its sides stay out. */
const frameOf = ({ width, height, near = 0 }: Picture): string => {
  const [w, h] = [width < height * 1.2 ? 420 : 600 - near * 200, 400 - near * 130];
  return `${300 - w / 2} ${(400 - h) * 0.6} ${w} ${h}`;
};

/** The bytes of a picture, the same every time. A drawing stays one; nothing in it acts. */
export const draw = async (picture: Picture): Promise<Buffer> => {
  const { scene, look, width, height, format } = picture;
  const shapes = SCENES[scene](look).replace(/\n\s*/g, '');
  const size = `viewBox="${frameOf(picture)}" width="${width}" height="${height}"`;
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`);
  if (format === 'svg') return bytes;
  const drawn = sharp(bytes);
  if (format === 'png') return drawn.png().toBuffer();
  return format === 'webp' ? drawn.webp({ quality: 80, effort: 0 }).toBuffer() : drawn.jpeg({ quality: 75 }).toBuffer();
};
