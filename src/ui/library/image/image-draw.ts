import { either } from 'fp-ts';
import type { Drawing } from '../../../domain/library/image-steps';
import type { Transform } from '../../../domain/library/image-geometry';
import type { Outcome } from '../../../domain/shared/outcome';
import type { Shown, Size } from '../../shared/cropper/picture.bridge';

/** Quality of JPEG and WebP; encoded once only. Rule R-LIB-21. */
const QUALITY = 0.95;
/** Largest side in px of the image on screen. */
const LARGEST_SHOWN = 2_048;

type Picture = CanvasImageSource & {
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  readonly src: string;
};

/** Integer transforms copy pixels without interpolation. */
const isExact = ({ a, b, c, d, e, f }: Transform): boolean => [a, b, c, d, e, f].every(Number.isInteger);

const turn = (context: CanvasRenderingContext2D, { a, b, c, d, e, f }: Transform, scale: number): void => {
  context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
};

/** Draws an image with all steps at once; null if the browser cannot hold it. */
const drawn = (
  picture: CanvasImageSource,
  { width, height, transform, clips }: Drawing,
  type: string,
  scale: number,
): HTMLCanvasElement | null => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  for (const clip of clips) {
    turn(context, clip.transform, scale);
    context.beginPath();
    context.rect(0, 0, clip.width, clip.height);
    context.clip();
  }
  context.imageSmoothingEnabled = scale !== 1 || !isExact(transform);
  context.imageSmoothingQuality = 'high';
  turn(context, transform, scale);
  context.drawImage(picture, 0, 0);
  return canvas;
};

/** Draws, or returns `null`: some browsers throw if there are too many pixels. */
const drawnOrNull = (...input: Parameters<typeof drawn>): HTMLCanvasElement | null => {
  try {
    return drawn(...input);
  } catch {
    return null;
  }
};

const bytesOf = (canvas: HTMLCanvasElement | null, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (canvas === null) resolve(null);
    else canvas.toBlob(resolve, type, QUALITY);
  });

const dataUrlOf = (bytes: Blob): Promise<Outcome<string>> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? either.right(reader.result) : either.left({ kind: 'TooLarge' }));
    };
    reader.onerror = () => {
      resolve(either.left({ kind: 'TooLarge' }));
    };
    reader.readAsDataURL(bytes);
  });

/**
 * Encodes the edited image at full size, and an unedited file without re-encoding; fails if the browser would write
 * another format. Rule R-LIB-21.
 */
export const drawWhole = async (
  picture: CanvasImageSource,
  drawing: Drawing | Blob,
  type: string,
): Promise<Outcome<string>> => {
  if (drawing instanceof Blob) return dataUrlOf(new Blob([drawing], { type }));
  const bytes = await bytesOf(drawnOrNull(picture, drawing, type, 1), type);
  if (bytes === null) return either.left({ kind: 'TooLarge' });
  return bytes.type === type ? dataUrlOf(bytes) : either.left({ kind: 'Unsupported' });
};

/** Renders the edited image for the screen; an unedited image is shown directly. */
export const drawShown = async (picture: Picture, drawing: Drawing | null, type: string): Promise<Shown | null> => {
  const size: Size = drawing ?? { width: picture.naturalWidth, height: picture.naturalHeight };
  if (drawing === null)
    return { width: size.width, height: size.height, address: picture.src, release: () => undefined };
  const canvas = drawnOrNull(picture, drawing, type, Math.min(1, LARGEST_SHOWN / Math.max(size.width, size.height)));
  const bytes = await bytesOf(canvas, type);
  if (canvas === null || bytes === null) return null;
  const address = URL.createObjectURL(bytes);
  return {
    width: canvas.width,
    height: canvas.height,
    address,
    release: () => {
      URL.revokeObjectURL(address);
    },
  };
};
