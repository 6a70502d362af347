import type { Rectangle } from '../shared/picture/crop-box';
import type { Id } from '../shared/id';
import { MAX_PICTURE_SIDE } from './spare-part.rule';

/** Position of a number in a drawing, in pixels of the original. */
export interface DrawnBox {
  /** Item with this number. */
  readonly item: Id;
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

/** Picture of an exploded view: a crop of the original, at the same scale. */
export interface Drawing {
  /** Public URL. */
  readonly address: string;
  /** Left edge of the crop, in pixels of the original. */
  readonly x: number;
  readonly y: number;
  /** Width in pixels. */
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
}

/** Area of a box on the picture. Rule R-SPA-30. */
export const areaOf = ({ xMin, xMax, yMin, yMax }: DrawnBox, { x, y }: Pick<Drawing, 'x' | 'y'>): Rectangle => ({
  x: xMin - x,
  y: yMin - y,
  width: xMax - xMin,
  height: yMax - yMin,
});

/** Whether a box at least partly lies on the picture. */
export const isOnPicture = (area: Rectangle, { width, height }: Pick<Drawing, 'width' | 'height'>): boolean =>
  area.x < width && area.y < height && area.x + area.width > 0 && area.y + area.height > 0;

/** Parses an offset in whole pixels, within the maximum size of a picture; null when invalid. */
export const offsetOf = (text: string): number | null => {
  const pixels = Number(text.trim());
  return /^\d{1,5}$/.test(text.trim()) && pixels <= MAX_PICTURE_SIDE ? pixels : null;
};

/** The drawing after a crop: boxes keep their position in the original. @param crop in whole pixels. Rule R-SPA-30. */
export const cropped = (drawing: Drawing, crop: Rectangle): Drawing => ({
  ...drawing,
  x: drawing.x + crop.x,
  y: drawing.y + crop.y,
  width: crop.width,
  height: crop.height,
});

/** Items and boxes without a counterpart. Rule R-SPA-33. */
export interface Unmatched<Item> {
  /** Items without a box, or with a box outside the picture. */
  readonly items: readonly Item[];
  readonly boxes: readonly DrawnBox[];
}

/** Compares the items of a sheet with the boxes of its drawing. Rule R-SPA-33. */
export const unmatchedIn = <Item extends { readonly key: Id }>(
  drawing: Drawing,
  items: readonly Item[],
): Unmatched<Item> => {
  const seen = new Set(
    drawing.boxes.filter((box) => isOnPicture(areaOf(box, drawing), drawing)).map(({ item }) => item),
  );
  const known = new Set(items.map(({ key }) => key));
  return {
    items: items.filter(({ key }) => !seen.has(key)),
    boxes: drawing.boxes.filter(({ item }) => !known.has(item)),
  };
};

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isDirection = (key: string): key is Direction => key in VECTORS;

/** The nearest area in a direction; sideways distance counts double. Null when there is none. */
export const nextArea = <Spot extends Rectangle>(
  spots: readonly Spot[],
  from: Spot,
  towards: Direction,
): Spot | null => {
  const [right, down] = VECTORS[towards];
  const middle = ({ x, y, width, height }: Rectangle): readonly [number, number] => [x + width / 2, y + height / 2];
  const [fromX, fromY] = middle(from);
  return (
    spots
      .flatMap((spot) => {
        const [x, y] = middle(spot);
        const along = (x - fromX) * right + (y - fromY) * down;
        const aside = Math.abs((x - fromX) * down + (y - fromY) * right);
        return spot === from || along <= 0 ? [] : [{ spot, far: along + 2 * aside }];
      })
      .sort((one, other) => one.far - other.far)[0]?.spot ?? null
  );
};
