/** Pixels per CSS pixel: sharp in a document and on paper. */
const SCALE = 2;
/** A variable as it may stand in an attribute or a style of the drawing. */
const VARIABLE = /var\((--[\w-]+)\)/g;

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

/** The SVG as a text of its own: it stands outside the page, where the variables of the theme are unknown. */
const standalone = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true);
  const styles = getComputedStyle(svg);
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(VARIABLE, (_, name: string) => styles.getPropertyValue(name).trim());
};

/**
 * A chart as a PNG data URL, with the background of the theme.
 * @param box holds the SVG of the chart @param background variable of the theme; null where nothing is drawn
 */
export const pngOf = async (box: HTMLElement, background: string): Promise<string | null> => {
  const svg = box.querySelector('svg');
  if (svg === null) return null;
  const { width, height } = svg.getBoundingClientRect();
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = getComputedStyle(svg).getPropertyValue(background).trim();
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
};
