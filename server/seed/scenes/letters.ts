import { line } from './shapes';

/**
 * Letters and digits as paths with their widths, because fonts differ between computers. Small letters span 4 to 12.
 */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  'a': [8, 'M8 8a4 4 0 1 1-8 0a4 4 0 1 1 8 0M8 4v8'],
  'b': [8, 'M0 0v12M0 8a4 4 0 1 1 8 0a4 4 0 1 1-8 0'],
  'c': [7, 'M7 5.4a4 4 0 1 0 0 5.2'],
  'd': [8, 'M8 0v12M8 8a4 4 0 1 0-8 0a4 4 0 1 0 8 0'],
  'e': [8, 'M0 8h8a4 4 0 1 0-1.3 3'],
  'f': [5, 'M6 0a3 3 0 0 0-3 3v9M0 4h6'],
  'h': [8, 'M0 0v12M0 8a4 4 0 0 1 8 0v4'],
  'i': [0, 'M0 4v8M0 .4v.2'],
  'k': [6, 'M0 0v12M6 4L0 9M2.6 7L6.6 12'],
  'l': [0, 'M0 0v12'],
  'm': [12, 'M0 4v8M0 7a3 3 0 0 1 6 0v5M6 7a3 3 0 0 1 6 0v5'],
  'n': [8, 'M0 4v8M0 8a4 4 0 0 1 8 0v4'],
  'o': [8, 'M0 8a4 4 0 1 1 8 0a4 4 0 1 1-8 0'],
  'p': [8, 'M0 4v12M0 8a4 4 0 1 1 8 0a4 4 0 1 1-8 0'],
  'r': [4, 'M0 4v8M0 8a4 4 0 0 1 4-4'],
  's': [6, 'M6 5.4C5 3.4 .4 3.5 .4 5.9S6.2 7.8 6.2 10.1 1.4 12.8 0 10.5'],
  't': [6, 'M2.5 0v9a3 3 0 0 0 3 3M0 4h5.5'],
  'u': [8, 'M0 4v4a4 4 0 0 0 8 0V4M8 8v4'],
  'v': [8, 'M0 4l4 8l4-8'],
  'w': [12, 'M0 4l3 8l3-8l3 8l3-8'],
  'x': [7, 'M0 4l7 8M7 4L0 12'],
  'z': [7, 'M0 4h7L0 12h7'],
  ' ': [3, ''],
  ',': [1, 'M.6 11.4L-.6 14'],
  '-': [5, 'M0 7h5'],
  '0': [8, 'M0 4a4 4 0 0 1 8 0v4a4 4 0 0 1-8 0z'],
  '1': [5, 'M0 2.4L4 0v12'],
  '2': [8, 'M.2 3.6A3.9 3.9 0 1 1 7 6.4L0 12h8'],
  '5': [8, 'M7 0H1.2L.6 5.4C3 3.4 8 4 8 8S2.4 13.4 0 10.4'],
  '8': [8, 'M1 3a3 3 0 1 1 6 0a3 3 0 1 1-6 0M0 9a4 3.2 0 1 1 8 0a4 3.2 0 1 1-8 0'],
  '9': [8, 'M8 4a4 4 0 1 1-8 0a4 4 0 1 1 8 0v2c0 4-2 6-5 6'],
};

const GAP = 3;
const widthOf = (letter: string): number => (LETTERS[letter]?.[0] ?? 0) + GAP;

/** Width of a word at a scale. */
export const lengthOf = (text: string, scale: number): number =>
  ([...text].reduce((sum, letter) => sum + widthOf(letter), 0) - GAP) * scale;

/** Draws a word centred at x; y is the top of tall letters. */
export const word = (text: string, x: number, y: number, scale: number, colour: string, weight = 1.6): string => {
  let at = 0;
  const written = [...text]
    .map((letter) => {
      const [, path = ''] = LETTERS[letter] ?? [];
      const drawn = path === '' ? '' : `<g transform="translate(${at} 0)">${line(path, colour, weight)}</g>`;
      at += widthOf(letter);
      return drawn;
    })
    .join('');
  return `<g transform="translate(${x - lengthOf(text, scale) / 2} ${y}) scale(${scale})">${written}</g>`;
};
