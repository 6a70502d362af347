import { bird } from './outdoors';
import { lengthOf, word } from './letters';
import { disc, line, moved, pick, rect, ring, shape, times, type Choices } from './shapes';

const WHITE = '#fff';
/** Brands by variant: name, colour and sign. */
const BRANDS: Choices<readonly [name: string, colour: string, sign: (colour: string, on: string) => string]> = [
  [
    'zilvermeeuw',
    '#1f5f86',
    (colour: string, on: string) => (on === WHITE ? bird(0, 0, 70, colour) : bird(0, 0, 70, '#ffffff30')),
  ],
  [
    'zilvermeeuw service',
    '#17747a',
    (colour: string, on: string) => bird(0, 0, 70, on === WHITE ? colour : '#ffffff30'),
  ],
  [
    'noordwind',
    '#3f6c8f',
    (colour: string) =>
      times(3, (place) => line(`M-66 ${place * 34 - 34}h${80 - (place % 2) * 26}q34 0 34-24t-24-22`, colour, 13)),
  ],
  [
    'thermolux',
    '#b4552f',
    (colour: string, on: string) =>
      shape('M0-74q58 50 52 92t-52 54q-52-12-52-54t52-92z', colour) +
      shape('M0-4q26 24 22 42t-22 24q-22-6-22-24t22-42z', on),
  ],
  [
    'koperhof',
    '#96623a',
    (colour: string) => ring(0, 0, 58, colour, 18) + line('M-26 40V-36M30-36L-22 4 30 40', colour, 17),
  ],
  [
    'vloerwarm',
    '#5d7250',
    (colour: string) => line('M-66 50V-30a22 22 0 0 1 44 0V30a22 22 0 0 0 44 0V-30a22 22 0 0 1 44 0V50', colour, 16),
  ],
];

const INK = '#2f4a50';
/** Texts of signs by variant. */
const SIGNS: Choices<string> = [
  shape('M8-88C-8-48-62-32-62 24A62 60 0 0 0 62 24C62-6 46-22 36-44 30-30 22-24 12-22 22-46 18-70 8-88z', INK) +
    disc(0, 40, 22, WHITE),
  shape('M0-84q60 76 60 112a60 60 0 0 1-120 0q0-36 60-112z', INK),
  times(
    3,
    (place) =>
      `<g transform="rotate(${place * 60})">${line('M0-82V82M-20-64L0-44 20-64M-20 64L0 44 20 64', INK, 12)}</g>`,
  ),
  disc(0, 0, 38, INK) + times(8, (place) => `<g transform="rotate(${place * 45})">${line('M0-58v-24', INK, 12)}</g>`),
  disc(0, 0, 16, INK) +
    times(
      4,
      (place) =>
        `<path transform="rotate(${place * 90})" d="M0-18c-30-30-14-66 14-66 26 20 20 54-14 66z" fill="${INK}"/>`,
    ),
  shape('M0-80L88-8H62V76H-62V-8H-88z', INK) + rect(-18, 20, 36, 56, WHITE),
  shape('M16-86L-54 16H-6L-16 86 54-16H8z', INK),
  line('M0-60V20', INK, 18) + disc(0, 48, 34, INK) + line('M34-56h22M34-28h22M34 0h22', INK, 9),
  line('M-62 62L26-26', INK, 26) + shape('M70-60L44-34 30-48 56-74Q18-92 2-58T34-4t52-20q6-18-16-36z', INK),
  line('M-54-66q-34 34 30 100t100 32l-30-38-24 14q-30-20-44-48l18-22-30-38z', INK, 12),
  shape('M-88-44H22V44H-88zM30-18h34l24 34v28H30z', INK) +
    times(2, (place) => disc(-46 + place * 94, 50, 21, INK) + disc(-46 + place * 94, 50, 9, WHITE)),
  shape('M-70 60q-16-120 140-130 10 150-120 130l60-70z', INK),
];

/** Logos and pictograms; transparent, except those that are white on colour. */
export const MARKS = {
  logo: (variant: number) => {
    const [name, colour, sign] = pick(BRANDS, Math.floor(variant / 2));
    const dark = variant % 2 === 1;
    const size = Math.min(5, 340 / lengthOf(name, 1));
    return `
      ${dark ? rect(-300, -400, 1200, 1300, colour) : ''}
      ${moved(106, 200, 1, sign(dark ? WHITE : colour, dark ? colour : WHITE))}
      ${word(name, 212 + lengthOf(name, size) / 2, 200 - size * 8, size, dark ? WHITE : '#2b3b40', 1.7)}`;
  },
  sign: (variant: number) => moved(300, 200, 1.9, pick(SIGNS, variant)),
} as const;
