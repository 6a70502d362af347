import type { Picture, Scene } from './draw';

/** A demonstration file: a picture to draw, or bytes. */
export interface DemoFile {
  readonly name: string;
  readonly made: Picture | Buffer;
  /** Alternative text; empty for some files. */
  readonly alt: string;
}

/** Views of a scene: size and zoom. */
const VIEWS = [
  { width: 720, height: 480, near: 0 },
  { width: 720, height: 480, near: 0.7 },
  { width: 480, height: 600, near: 0 },
  { width: 800, height: 450, near: 0.2 },
  { width: 560, height: 560, near: 0 },
] as const;
const LARGE = { width: 1920, height: 1280, near: 0 } as const;
const PRODUCT = { width: 640, height: 480, near: 0.35 } as const;

const two = (place: number): string => String(place + 1).padStart(2, '0');

/** A picture in the resolution of a camera. */
export const large = (name: string, scene: Scene, variant: number, alt: string): DemoFile => ({
  name,
  alt,
  made: { scene, variant, ...LARGE, format: 'jpg' },
});

/** A picture of a scene. */
export const picture = (name: string, scene: Scene, variant: number, alt: string): DemoFile => ({
  name,
  alt,
  made: { scene, variant, ...(VIEWS[variant % VIEWS.length] ?? VIEWS[0]), format: 'jpg' },
});

interface Series {
  /**
   * Variant of the first picture, and the increment for each next one; in some scenes every second variant shows
   * another room.
   */
  readonly from?: number;
  readonly step?: number;
  /** Number of distinct pictures; later ones repeat them. */
  readonly differ?: number;
  readonly format?: 'jpg' | 'webp';
}

/** Numbered pictures of a scene. Every fourth has no alternative text. */
export const series = (
  stem: string,
  scene: Scene,
  count: number,
  alt: string,
  { from = 0, step = 1, differ = 4, format = 'jpg' }: Series = {},
): DemoFile[] =>
  Array.from({ length: count }, (_, place) => {
    const turn = place % differ;
    const view = VIEWS[(from + turn) % VIEWS.length] ?? VIEWS[0];
    return {
      name: `${stem}-${two(place)}.${format}`,
      alt: place % 4 === 3 ? '' : alt,
      made: { scene, variant: from + turn * step, ...view, format },
    };
  });

/** One picture on white per kind of a product. */
export const products = (stem: string, scene: Scene, kinds: readonly string[], alt: string): DemoFile[] =>
  kinds.map((kind, variant) => ({
    name: `${stem}-${kind}.png`,
    alt: `${alt}, ${kind}`,
    made: { scene, variant, ...PRODUCT, format: 'png' },
  }));

/** The logo of a brand in colour and in white. @param place index of the brand */
export const logos = (brand: string, place: number): DemoFile[] =>
  (
    [
      ['', 'svg', 0],
      ['', 'png', 0],
      [' wit', 'svg', 1],
      [' wit', 'png', 1],
    ] as const
  ).map(([colour, format, variant]) => ({
    name: `${brand} logo${colour}.${format}`,
    alt: `Logo ${brand}`,
    made: { scene: 'logo', variant: place * 2 + variant, width: 720, height: 480, format },
  }));

/** Pictograms by name, as SVG. */
export const signs = (names: readonly string[]): DemoFile[] =>
  names.map((name, variant) => ({
    name: `${name}.svg`,
    alt: `Pictogram: ${name}`,
    made: { scene: 'sign', variant, width: 240, height: 160, format: 'svg' },
  }));
