import { PLACES, POINTS, type Moment, type Place, type FaultName, type FaultAt } from './points';

/** The words to write in each place; a missing place is not changed. */
export type Writing = Readonly<Partial<Record<Place, string>>>;

/** The words of the named points: Dutch letters and other characters that people type. */
export const WRITTEN: Writing = {
  name: 'Coöperatie ‘De Zon’ – 30 % méér',
  title: 'Één kop met <b>tekens</b> & “aanhalingstekens” 👩🏽‍🔧',
  quote: 'Twee regels,\nook met\ttab, e\u0301 uit twee tekens en %20 {{naam}} \\n.',
  text: 'Opgemaakt: Zuidoost­ligging, naïef, 100 °C < 200 °C & ça va 🇳🇱',
};

/** A deterministic random generator of numbers below 1 (mulberry32). */
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
/** For plain text only: in HTML, browsers do not distinguish these characters. */
const LINE_RUNS = [...RUNS, '  ', '\u00a0', '\ufeff'];
/** A name has none of these (R-SHR-88). */
const PLAIN_RUNS = [...LINE_RUNS, '\t', '\u0001', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028'];

const LENGTHS: Readonly<Record<Place, readonly [number, number]>> = {
  name: [40, 60],
  title: [200, 2_000],
  quote: [300, 40_000],
  text: [300, 8_000],
};

/** A text that begins and ends with a letter; sometimes a long one. */
const textFor = (place: Place, draw: () => number): string => {
  const among = (most: number): number => Math.floor(draw() * most);
  const letter = (): string => LETTERS.charAt(among(LETTERS.length));
  const [usual, longest] = LENGTHS[place];
  const length = 1 + Math.floor(draw() * (draw() < 0.1 ? longest : usual));
  const runs = { text: RUNS, name: LINE_RUNS, title: PLAIN_RUNS, quote: [...PLAIN_RUNS, '\n', '\n\n'] }[place];
  let words = letter();
  while (words.length < length)
    words += draw() < 0.15 ? ` ${letter()}` : draw() < 0.4 ? (runs[among(runs.length)] ?? '') : letter();
  return words + letter();
};

/** Faults that end a page or a browser, at any moment; the kills (`DEATHS`) may lose half a second of typing. */
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
 * The scenario with this number: a named point, or a fault at any moment with random words; deterministic for a seed.
 */
export const randomScenario = (
  seed: number,
  number: number,
): { readonly point: FaultAt; readonly writing: Writing } => {
  const draw = drawing(Math.imul(seed, 1_000_003) + number);
  const points: readonly FaultAt[] = draw() < 0.5 ? POINTS : EVERYWHERE;
  const { at, fault } = points[Math.floor(draw() * points.length)] ?? { at: 'paused', fault: 'tab dies' };
  const places = PLACES.filter(() => draw() < 0.6);
  return {
    point: { at, fault },
    writing: Object.fromEntries((places.length > 0 ? places : PLACES).map((place) => [place, textFor(place, draw)])),
  };
};
