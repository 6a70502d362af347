import type { ChartLine } from './chart';

/** Device px per CSS px, for sharp output in documents and print. */
const SCALE = 2;
/** Margins and line heights of the head, in CSS px. */
const [MARGIN, TITLE, LINE, SWATCH] = [12, 28, 20, 24];
/** A CSS variable in an attribute or style of the SVG. */
const VARIABLE = /var\((--[\w-]+)\)/g;

/** Text above the picture, which is used without the page around it. */
export interface PictureHead {
  readonly title: string;
  /** First and last label of the axis. */
  readonly period: string;
  readonly lines: readonly ChartLine[];
  readonly sums: ReadonlyMap<string, string>;
}

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('The drawing of a chart could not be read'));
    };
    image.src = source;
  });

/** Replaces theme variables by their values, because they are undefined outside the page. */
const resolving =
  (element: Element) =>
  (text: string): string => {
    const styles = getComputedStyle(element);
    return text.replace(VARIABLE, (_, name: string) => styles.getPropertyValue(name).trim());
  };

/** Draws title, period and legend above the chart. */
const drawHead = (
  context: CanvasRenderingContext2D,
  { title, period, lines, sums }: PictureHead,
  resolve: (text: string) => string,
): void => {
  const font = resolve('var(--fontFamilyBase)');
  context.fillStyle = resolve('var(--colorNeutralForeground1)');
  context.textBaseline = 'middle';
  context.font = `600 14px ${font}`;
  context.fillText(title, MARGIN, MARGIN + TITLE / 2);
  const begin = MARGIN + context.measureText(title).width + MARGIN;
  context.font = `12px ${font}`;
  context.fillText(period, begin, MARGIN + TITLE / 2);
  lines.forEach(({ key, label, style }, place) => {
    const middle = MARGIN + TITLE + place * LINE + LINE / 2;
    context.strokeStyle = resolve(style.colour);
    context.lineWidth = style.width;
    context.setLineDash([...(style.dash ?? [])]);
    context.beginPath();
    context.moveTo(MARGIN, middle);
    context.lineTo(MARGIN + SWATCH, middle);
    context.stroke();
    context.fillText([label, sums.get(key)].filter(Boolean).join('  '), MARGIN + SWATCH + 8, middle);
  });
};

/**
 * A chart as a PNG data URL, with its head, on the background of the theme.
 * @param box contains the SVG of the chart @returns null if there is no drawing
 */
export const pngOf = async (box: HTMLElement, head: PictureHead): Promise<string | null> => {
  const svg = box.querySelector('svg');
  if (svg === null) return null;
  const resolve = resolving(svg);
  const { width, height } = svg.getBoundingClientRect();
  const source = resolve(new XMLSerializer().serializeToString(svg));
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`);
  const top = MARGIN + TITLE + head.lines.length * LINE;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((width + 2 * MARGIN) * SCALE);
  canvas.height = Math.round((top + height + MARGIN) * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(SCALE, SCALE);
  context.fillStyle = resolve('var(--colorNeutralBackground1)');
  context.fillRect(0, 0, width + 2 * MARGIN, top + height + MARGIN);
  drawHead(context, head, resolve);
  context.drawImage(image, MARGIN, top, width, height);
  return canvas.toDataURL('image/png');
};
