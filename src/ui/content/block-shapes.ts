import type { Shape } from '../shared/icons/icon';

const sheet = 'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5z';
const picture = 'M3.5 4.5h6v11h-6zM3.8 13.5l2-2.3 3.4 3.6';

/** Icons by block code. */
const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ['default-header', 'M5 4.5v11M15 4.5v11M5 10h10'],
  ['default-text-plain', 'M4.5 6.5v-2h11v2M10 4.5v11M8 15.5h4'],
  [
    'custom-youtube',
    'M4.5 4.5h11A1.5 1.5 0 0 1 17 6v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5zM8.5 7.5v5l4-2.5z',
  ],
  ['custom-quote', 'M8.5 6.5c-2.4.5-3.7 2-3.7 4.2v2.8h3.7v-3.7H5M15.5 6.5c-2.4.5-3.7 2-3.7 4.2v2.8h3.7v-3.7H12'],
  ['custom-text-layer', 'M3 5.5h10v8H3zM7 13.5v3h10v-8h-4M5.5 8h5M5.5 11h3'],
  ['custom-text-image', 'M3.5 4h5.5v12H3.5zM11.5 5h5M11.5 8.3h5M11.5 11.7h5M11.5 15h3'],
  ['custom-text-image-block', `${sheet}M10 3.5v13M12.5 7.5h2M12.5 10h2M12.5 12.5h1`],
  ['custom-text-image-news', `${picture}M12 5h4.5M12 8.3h4.5M12 11.7h4.5M12 15h2.5`],
  [
    'custom-text-cta',
    'M4 6.5h12A1.5 1.5 0 0 1 17.5 8v4a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V8A1.5 1.5 0 0 1 4 6.5zM6 10h5M13.5 8.5 15 10l-1.5 1.5',
  ],
  ['custom-assortment-category', 'M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5H3.5zM11 11h5.5v5.5H11z'],
  ['custom-assortment-info', 'M10 2.8l6.5 3.4v7.6L10 17.2l-6.5-3.4V6.2zM3.7 6.3 10 9.6l6.3-3.3M10 9.6v7.4'],
  ['custom-downloads', 'M10 3.5v9M6.3 9l3.7 3.7L13.7 9M4 16.5h12'],
  [
    'custom-hub',
    'M10 7.3a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM4.7 17a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM15.3 17a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM9 7.1l-3.2 5.7M11 7.1l3.2 5.7',
  ],
  [
    'custom-usp',
    'm3.5 5.5 1.3 1.3 2.4-2.6M3.5 10.5l1.3 1.3 2.4-2.6M3.5 15.5l1.3 1.3 2.4-2.6M10 5.5h6.5M10 10.5h6.5M10 15.5h4.5',
  ],
  [
    'custom-branches',
    'M10 17.2s5.4-4.7 5.4-8.6a5.4 5.4 0 0 0-10.8 0c0 3.9 5.4 8.6 5.4 8.6zM10 10.6a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  ],
  ['custom-header-small', 'M3.5 5v8M9 5v8M3.5 9H9M12 13h4.5M12 9.5h4.5M3.5 16.5h13'],
  ['custom-tiles', 'M3.5 4.5h3.8v11H3.5zM8.7 4.5h3.8v11H8.7zM13.9 4.5h2.6v11h-2.6z'],
  [
    'custom-widget',
    'M8 3.5v2.8a1.7 1.7 0 1 1-.1 3.1v2.1H3.5v5h5v-2.1a1.7 1.7 0 1 1 3.4 0v2.1h4.6v-4.6h-2a1.7 1.7 0 1 1 0-3.4h2V3.5z',
  ],
]);

/** The icon of a block type. */
export const blockShapeOf = (code: string): Shape => SHAPES.get(code) ?? sheet;

// Icons of block actions and visibility.

export const expires: Shape = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v8M12 6.6v6.8M14 8v4';
export const move: Shape =
  'M10 2.5v15M2.5 10h15M7.7 4.8 10 2.5l2.3 2.3M7.7 15.2l2.3 2.3 2.3-2.3M4.8 7.7 2.5 10l2.3 2.3M15.2 7.7l2.3 2.3-2.3 2.3';
export const layers: Shape = 'M10 3 3 6.7l7 3.7 7-3.7zM3 10l7 3.7 7-3.7M3 13.3l7 3.7 7-3.7';
export const openPage: Shape =
  'M8.5 4.5h-3A1.5 1.5 0 0 0 4 6v8.5A1.5 1.5 0 0 0 5.5 16H14a1.5 1.5 0 0 0 1.5-1.5v-3M11.5 3.5h5v5M16.5 3.5 9.5 10.5';
