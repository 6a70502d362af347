/** A drawing on a 96 x 56 grid; each layer is SVG path data. */
export interface BlockDrawing {
  /** Filled areas: images, layers, tiles. */
  readonly planes: string;
  /** Headings: thick lines. */
  readonly heads: string;
  /** Text and frames: thin lines. */
  readonly lines: string;
  /** Buttons and highlights. */
  readonly accents: string;
}

const drawing = (parts: Partial<BlockDrawing>): BlockDrawing => ({
  planes: '',
  heads: '',
  lines: '',
  accents: '',
  ...parts,
});

const line = (x: number, y: number, width: number): string => `M${x} ${y}h${width}`;
/** Lines of text, the last one shorter. */
const text = (x: number, y: number, width: number, count: number): string =>
  Array.from({ length: count }, (_, row) =>
    line(x, y + row * 6, row === count - 1 ? Math.round(width * 0.6) : width),
  ).join('');
const plane = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;
/** The content of an image: two hills and a sun. */
const hills = (x: number, y: number, width: number, height: number): string =>
  `M${x + 3} ${y + height - 4}l${width * 0.3} -${height * 0.35} ${width * 0.2} ${height * 0.2} ` +
  `${width * 0.15} -${height * 0.12} ${width * 0.2} ${height * 0.27}M${x + width * 0.7} ${y + height * 0.25}h.1`;
const tick = (x: number, y: number): string => `M${x} ${y}l2 2 4 -4`;
const pin = (x: number, y: number): string =>
  `M${x} ${y + 12}s6 -4.5 6 -9a6 6 0 0 0 -12 0c0 4.5 6 9 6 9zM${x} ${y + 4}h.1`;
const down = (x: number, y: number): string => `M${x} ${y}v6M${x - 2.5} ${y + 3.5}l2.5 2.5 2.5 -2.5`;
const three = (draw: (x: number) => string): string => [8, 36, 64].map(draw).join('');

const DRAWINGS: ReadonlyMap<string, BlockDrawing> = new Map([
  ['default-header', drawing({ heads: line(12, 24, 60), lines: line(12, 36, 34) })],
  ['default-text-plain', drawing({ lines: text(12, 13, 72, 6) })],
  ['custom-youtube', drawing({ planes: plane(16, 8, 64, 40), accents: 'M43 20v16l13 -8z' })],
  [
    'custom-quote',
    drawing({
      accents: 'M20 15c-4 1 -6 4 -6 8v5h7v-7h-6M33 15c-4 1 -6 4 -6 8v5h7v-7h-6',
      lines: `${text(42, 18, 42, 3)}${line(42, 43, 20)}`,
    }),
  ],
  [
    'custom-text-layer',
    drawing({
      planes: plane(6, 6, 84, 44),
      heads: line(16, 17, 40),
      lines: text(16, 25, 62, 3),
      accents: plane(16, 39, 20, 6),
    }),
  ],
  [
    'custom-text-image',
    drawing({
      heads: line(10, 13, 28),
      lines: text(10, 21, 36, 5),
      planes: plane(54, 9, 34, 38),
      accents: hills(54, 9, 34, 38),
    }),
  ],
  [
    'custom-text-image-block',
    drawing({
      planes: plane(6, 8, 40, 40),
      accents: `${hills(6, 8, 40, 40)}${plane(54, 38, 20, 6)}`,
      heads: line(54, 16, 28),
      lines: `${text(54, 24, 30, 2)}M46 8h44v40h-44`,
    }),
  ],
  [
    'custom-text-image-news',
    drawing({
      planes: `${plane(10, 7, 36, 24)}${plane(50, 7, 36, 24)}`,
      accents: `${hills(10, 7, 36, 24)}${hills(50, 7, 36, 24)}`,
      lines: text(10, 38, 76, 2) + line(10, 50, 30),
    }),
  ],
  [
    'custom-text-cta',
    drawing({
      heads: line(26, 16, 44),
      lines: line(20, 25, 56),
      accents: 'M34 33h28a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM40 39h16',
    }),
  ],
  [
    'custom-assortment-category',
    drawing({
      planes: three((x) => plane(x, 8, 24, 24)),
      accents: three((x) => `M${x + 12} 13l7 3.5v7l-7 3.5 -7 -3.5v-7zM${x + 5} 16.5l7 3.5 7 -3.5M${x + 12} 20v7`),
      lines: three((x) => line(x, 40, 24) + line(x, 46, 14)),
    }),
  ],
  [
    'custom-assortment-info',
    drawing({
      planes: plane(8, 8, 32, 40),
      accents: 'M24 16l10 5v12l-10 5 -10 -5v-12zM14 21l10 5 10 -5M24 26v12',
      heads: line(48, 14, 26),
      lines: text(48, 23, 40, 4),
    }),
  ],
  [
    'custom-downloads',
    drawing({
      heads: line(12, 11, 28),
      lines: [22, 34, 46].map((y) => `${line(26, y, 46)}M12 ${y + 5.5}h72`).join(''),
      accents: [18, 30, 42].map((y) => down(16, y)).join(''),
    }),
  ],
  [
    'custom-hub',
    drawing({
      heads: line(12, 11, 30),
      planes: [18, 36].flatMap((y) => [plane(12, y, 34, 14), plane(50, y, 34, 14)]).join(''),
      lines: [25, 43].flatMap((y) => [line(16, y, 18), line(54, y, 18)]).join(''),
      accents: [25, 43].flatMap((y) => [40, 78].map((x) => `M${x - 2} ${y - 3}l3 3 -3 3`)).join(''),
    }),
  ],
  [
    'custom-usp',
    drawing({
      heads: line(14, 11, 34),
      accents: [21, 32, 43].map((y) => tick(14, y)).join(''),
      lines: [21, 32, 43].map((y) => line(26, y, 54)).join(''),
    }),
  ],
  [
    'custom-branches',
    drawing({
      planes: plane(44, 7, 46, 42),
      accents: pin(58, 16) + pin(77, 27),
      lines: `${line(8, 12, 24)}${line(8, 22, 30)}${line(8, 28, 20)}${line(8, 38, 30)}${line(8, 44, 20)}`,
    }),
  ],
  [
    'custom-header-small',
    drawing({
      planes: plane(6, 12, 84, 32),
      heads: line(16, 25, 40),
      lines: line(16, 34, 28),
      accents: hills(60, 14, 28, 28),
    }),
  ],
  [
    'custom-tiles',
    drawing({
      planes: three((x) => plane(x, 8, 24, 40)),
      accents: three((x) => hills(x, 8, 24, 28)),
      lines: three((x) => line(x + 4, 42, 14)),
    }),
  ],
  [
    'custom-widget',
    drawing({
      lines: 'M12 10h72v36h-72zM12 18h72M16 14h.1M20 14h.1M24 14h.1',
      accents: 'M40 25l-7 7 7 7M56 25l7 7 -7 7M51 23l-6 18',
    }),
  ],
]);

/** For types without a drawing. */
const ANY = drawing({ heads: line(12, 14, 40), lines: text(12, 24, 72, 4) });

export const blockDrawingOf = (code: string): BlockDrawing => DRAWINGS.get(code) ?? ANY;
