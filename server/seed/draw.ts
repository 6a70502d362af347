import sharp from 'sharp';
import { INDOORS } from './scenes/indoors';
import { MARKS } from './scenes/marks';
import { OUTDOORS } from './scenes/outdoors';
import { PRODUCTS } from './scenes/products';

/** A picture to draw: its scene, variant and format. */
export interface Picture {
  readonly scene: Scene;
  /** An integer that selects colours and details. */
  readonly variant: number;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpg' | 'png' | 'webp' | 'svg';
  /** Zoom from 0 (everything) to 1, centred. */
  readonly near?: number;
}

export type Scene = keyof typeof SCENES;

const SCENES = { ...OUTDOORS, ...INDOORS, ...PRODUCTS, ...MARKS } as const;

/** The visible part of the sheet: always filled, whatever the aspect ratio; tall pictures cut its sides. */
const frameOf = ({ width, height, near = 0 }: Picture): string => {
  const [w, h] = [width < height * 1.2 ? 420 : 600 - near * 200, 400 - near * 130];
  return `${300 - w / 2} ${(400 - h) * 0.6} ${w} ${h}`;
};

/** Draws a picture; the same input gives the same bytes. SVG stays a drawing without scripts. */
export const draw = async (picture: Picture): Promise<Buffer> => {
  const { scene, variant, width, height, format } = picture;
  const shapes = SCENES[scene](variant).replace(/\n\s*/g, '');
  const size = `viewBox="${frameOf(picture)}" width="${width}" height="${height}"`;
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`);
  if (format === 'svg') return bytes;
  const drawn = sharp(bytes);
  if (format === 'png') return drawn.png().toBuffer();
  return format === 'webp' ? drawn.webp({ quality: 80, effort: 0 }).toBuffer() : drawn.jpeg({ quality: 75 }).toBuffer();
};
