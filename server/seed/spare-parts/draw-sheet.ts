import type { DrawnPart, SheetKind } from './sheets';

export const DRAWING_WIDTH = 900;
const TOP = 70;
const STEP = 92;
const AXIS = 450;
const LINE = '#3A4A4C';

/** Position of a number, in pixels. */
export interface Spot {
  /** Index of the part. */
  readonly part: number;
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
}

const stroke = (width = 2.4): string => `stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"`;
const disc = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${stroke()}/>`;
const drum = (x: number, y: number, rx: number, height: number, side: string, top: string): string =>
  `<path d="M${x - rx} ${y}v${height}a${rx} ${rx / 4} 0 0 0 ${2 * rx} 0v${-height}" fill="${side}" ${stroke()}/>` +
  disc(x, y, rx, rx / 4, top);

/** Draws a part around a point; `size` is half its width in pixels. */
const SHAPES: Readonly<Record<DrawnPart['shape'], (x: number, y: number, size: number) => string>> = {
  cap: (x, y, size) => drum(x, y - 14, size, 26, '#BFC9CA', '#DDE4E4'),
  block: (x, y, size) =>
    drum(x, y - 24, size * 1.15, 44, '#DBC587', '#E8D7A6') + disc(x, y - 24, size * 0.6, size / 7, '#8C7740'),
  ring: (x, y, size) => disc(x, y, size * 0.8, size / 5, '#566365') + disc(x, y, size * 0.5, size / 9, '#F1F5F5'),
  rod: (x, y) => drum(x, y - 32, 11, 56, '#C9D2D3', '#F3F6F6'),
  spring: (x, y, size) =>
    [-27, -16, -5, 6, 17]
      .map((down) => `<ellipse cx="${x}" cy="${y + down}" rx="${size * 0.4}" ry="8" fill="none" ${stroke(3.4)}/>`)
      .join(''),
  nut: (x, y, size) =>
    `<path d="M${x - size * 0.5} ${y - 14}h${size}l8 14-8 14h${-size}l-8-14z" fill="#D3BA78" ${stroke()}/>` +
    disc(x, y, size * 0.24, 8, '#5E5130'),
  cone: (x, y, size) =>
    `<path d="M${x - size * 0.7} ${y - 16}l${size * 0.4} 40h${size * 0.6}l${size * 0.4}-40" fill="#88D3D7" ${stroke()}/>` +
    disc(x, y - 16, size * 0.7, size / 6, '#B0E2E5'),
  plate: (x, y, size) =>
    `<path d="M${x - size * 1.2} ${y + 8}l${size * 0.4}-20h${size * 2}l${-size * 0.4} 20z" fill="#DDE4E4" ${stroke()}/>`,
};

const DIGITS = 'text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="600" fill="#152022"';
const balloon = (x: number, y: number, number: number): string =>
  `<rect x="${x - 22}" y="${y - 18}" width="44" height="36" rx="7" fill="#fff" stroke="#006267" stroke-width="2"/>` +
  `<text x="${x}" y="${y + 8}" ${DIGITS}>${number}</text>`;

/**
 * Draws an exploded view along one axis; a part that occurs several times has its number each time.
 * @param variant another one gives other widths
 */
export const drawSheet = ({ parts }: SheetKind, variant: number): Drawn => {
  const height = TOP * 2 + STEP * (parts.length - 1);
  const drawn: string[] = [];
  const spots: Spot[] = [];
  for (const [place, { shape, quantity }] of parts.entries()) {
    const y = TOP + place * STEP;
    const size = 58 + ((place * 17 + variant * 23) % 5) * 9;
    const spread = 150;
    for (let copy = 0; copy < quantity; copy += 1) {
      const x = AXIS + (copy - (quantity - 1) / 2) * (quantity > 3 ? 84 : spread);
      drawn.push(SHAPES[shape](x, y, quantity > 3 ? 30 : quantity > 1 ? 44 : size));
      const isLeft = quantity === 1 ? place % 2 === 1 : copy < quantity / 2;
      const [rank, row] = [isLeft ? copy : quantity - 1 - copy, quantity > 1 ? copy % 2 : 0];
      const balloonX = isLeft ? 60 + rank * 52 : DRAWING_WIDTH - 60 - rank * 52;
      const balloonY = y - 8 + row * 6;
      drawn.push(
        `<path d="M${balloonX} ${balloonY}L${x} ${y}" stroke="#6B7A7C" stroke-width="1.4"/>`,
        `<circle cx="${x}" cy="${y}" r="3" fill="#566365"/>`,
        balloon(balloonX, balloonY, place + 1),
      );
      spots.push({ part: place, xMin: balloonX - 22, xMax: balloonX + 22, yMin: balloonY - 18, yMax: balloonY + 18 });
    }
  }
  const axis = `<path d="M${AXIS} 16V${height - 16}" stroke="#8A9A9C" stroke-width="1.4" stroke-dasharray="16 5 3 5"/>`;
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING_WIDTH}" height="${height}" viewBox="0 0 ${DRAWING_WIDTH} ${height}">` +
      `<rect width="${DRAWING_WIDTH}" height="${height}" fill="#fff"/>${axis}${drawn.join('')}</svg>`,
    width: DRAWING_WIDTH,
    height,
    spots,
  };
};
