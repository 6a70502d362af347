import { PLACES, POINTS, type Moment, type Place, type FaultName, type FaultAt } from './points';

/** What somebody writes where; a place that is missing is left alone. */
export type Writing = Readonly<Partial<Record<Place, string>>>;

/** What is written at the named points: the letters of this country and whatever else people type. */
export const WRITTEN: Writing = {
  name: 'Coöperatie ‘De Zon’ – 30 % méér',
  title: 'Één kop met <b>tekens</b> & “aanhalingstekens” 👩🏽‍🔧',
  quote: 'Twee regels,\nook met\ttab, e\u0301 uit twee tekens en %20 {{naam}} \\n.',
  text: 'Opgemaakt: Zuidoost­ligging, naïef, 100 °C < 200 °C & ça va 🇳🇱',
};

/** A choice of numbers below 1 that is the same for the same seed (mulberry32). */
export const drawing = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const RUNS = [
  'ë',
  'ï',
  'é',
  'è',
  'ü',
  'ö',
  'á',
  'ç',
  'ĳ',
  'ß',
  'ø',
  'ł',
  'Ж',
  'ه',
  'ש',
  '漢',
  '字',
  'e\u0301',
  'n\u0303',
  'Z\u0351\u036b',
  '👩🏽‍🚀',
  '🇧🇪',
  '✍️',
  '𝔘',
  '<',
  '>',
  '&',
  '"',
  "'",
  '&amp;',
  '</p>',
  '<b>',
  '\\',
  '%00',
  '{{x}}',
  '€',
  '…',
  '–',
  '\u00ad',
  '\u200d',
  '\u202e',
  '�',
];
/** Of a field of plain text only: rich text is HTML, in which these are told apart by no browser. */
const PLAIN_RUNS = ['\t', '  ', '\u00a0', '\u0001', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\ufeff'];

const LENGTHS: Readonly<Record<Place, readonly [number, number]>> = {
  name: [40, 60],
  title: [200, 2_000],
  quote: [300, 40_000],
  text: [300, 8_000],
};

/** A text that begins and ends with a letter; now and then a long one. */
const textFor = (place: Place, draw: () => number): string => {
  const among = (most: number): number => Math.floor(draw() * most);
  const letter = (): string => LETTERS.charAt(among(LETTERS.length));
  const [usual, longest] = LENGTHS[place];
  const length = 1 + Math.floor(draw() * (draw() < 0.1 ? longest : usual));
  const runs =
    place === 'text' ? RUNS : place === 'quote' ? [...RUNS, ...PLAIN_RUNS, '\n', '\n\n'] : [...RUNS, ...PLAIN_RUNS];
  let words = letter();
  while (words.length < length)
    words += draw() < 0.15 ? ` ${letter()}` : draw() < 0.4 ? (runs[among(runs.length)] ?? '') : letter();
  return words + letter();
};

/**
 * What ends a page, a browser or all of it: it may fault at any moment. Half a second is promised before a death only.
 */
const ENDS: readonly FaultName[] = [
  'tab dies',
  'tab closes',
  'page reloads',
  'another address',
  'browser dies',
  'server and tab die',
];
const DEATHS: readonly FaultName[] = ['tab dies', 'browser dies', 'server and tab die'];
const MOMENTS: readonly Moment[] = [...new Set(POINTS.map(({ at }) => at))];
const EVERYWHERE = MOMENTS.flatMap((at) =>
  ENDS.filter((fault) => at !== 'typed' || !DEATHS.includes(fault)).map((fault) => ({ at, fault })),
);

/**
 * The scenario of this number: a named point, or an end at any moment, with words that nobody chose; the same for the same
 * seed.
 */
export const randomScenario = (
  seed: number,
  number: number,
): { readonly point: FaultAt; readonly writing: Writing } => {
  const draw = drawing(Math.imul(seed, 1_000_003) + number);
  const points: readonly FaultAt[] = draw() < 0.5 ? POINTS : EVERYWHERE;
  const { at, fault } = points[Math.floor(draw() * points.length)] ?? { at: 'settled', fault: 'tab dies' };
  const places = PLACES.filter(() => draw() < 0.6);
  return {
    point: { at, fault },
    writing: Object.fromEntries((places.length > 0 ? places : PLACES).map((place) => [place, textFor(place, draw)])),
  };
};
