/** Scenes are drawn on a sheet of 600 by 400; backgrounds extend beyond it, for wide and tall pictures. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const times = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');
export const moved = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

export type Choices<Choice> = readonly [Choice, ...Choice[]];
/** A colour and a matching one. */
export type Pair = readonly [string, string];

/**
 * Chooses by the number of the variant. Consecutive variants get different choices; `salt` makes the choices within one
 * picture independent.
 */
export const pick = <Choice>(choices: Choices<Choice>, variant: number, salt = 0): Choice =>
  choices[(variant + salt * (1 + Math.floor(variant / choices.length))) % choices.length] ?? choices[0];

const BRICKS: Choices<Pair> = [
  ['#b5654a', '#c68470'],
  ['#c9b596', '#d6c6ac'],
  ['#9c5a4b', '#b0776a'],
  ['#a3a096', '#b3b0a7'],
];
const PLASTERS = ['#dfe5e1', '#ebe5d9', '#d9e0e6', '#e5e1e6', '#d5ddd0'] as const;
const SKIES: Choices<Pair> = [
  ['#b5d2e2', '#eef3ee'],
  ['#a3c6de', '#e7efe9'],
  ['#cfd9dd', '#f1f0ea'],
  ['#c3d4e6', '#f6e7d6'],
];
const GREENS = ['#8d9b78', '#7f9577', '#99a27c'] as const;
const ACCENTS = ['#17747a', '#2f5d84', '#b9783c', '#56704c', '#7a4a58'] as const;

export const accent = (variant: number): string => pick(ACCENTS, variant);
export const plasterColour = (variant: number): string => pick(PLASTERS, variant, 1);
export const green = (variant: number): string => pick(GREENS, variant, 1);

const fade = (id: string, [from, to]: Pair): string => `
  <linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="320">
  <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
export const sky = (variant: number): string => `
  ${fade('sky', pick(SKIES, variant, 1))}${rect(-300, -400, 1200, 1200, 'url(#sky)')}
  ${variant % 3 === 1 ? '' : disc(520 - (variant % 4) * 130, 54, 24, '#fbf3dc')}`;
export const cloud = (x: number, y: number): string =>
  `<g opacity=".7">${rect(x, y, 110, 18, '#fff', 9)}${rect(x + 26, y - 12, 60, 22, '#fff', 11)}</g>`;
/** A brick wall; its joints are two dashed lines, which are drawn ten times as fast as a pattern. */
export const bricks = (variant: number, x: number, y: number, width: number, height: number): string => {
  const [brick, joint] = pick(BRICKS, variant);
  const upright = (from: number, gap: number): string =>
    `<path d="${times(Math.ceil((width - from) / 44), (place) => `M${x + from + place * 44} ${y}v${height}`)}" fill="none" ` +
    `stroke="${joint}" stroke-width="1.6" stroke-dasharray="12" stroke-dashoffset="${gap}"/>`;
  return `
    ${rect(x, y, width, height, brick)}
    <path d="${times(Math.ceil(height / 12), (row) => `M${x} ${y + row * 12}h${width}`)}" fill="none" stroke="${joint}" stroke-width="1.6"/>
    ${upright(11, 0)}${upright(33, 12)}`;
};
export const tree = (x: number, ground: number, size: number, variant: number): string => `
  ${rect(x - size * 0.07, ground - size * 0.5, size * 0.14, size * 0.5, '#7b6450')}
  ${disc(x, ground - size * 0.8, size * 0.42, green(variant))}
  ${disc(x - size * 0.24, ground - size * 0.6, size * 0.28, green(variant + 1))}
  ${disc(x + size * 0.26, ground - size * 0.62, size * 0.26, green(variant))}`;
export const pane = (x: number, y: number, width: number, height: number, frame = '#fff'): string => `
  ${rect(x - 4, y - 4, width + 8, height + 8, frame)}${rect(x, y, width, height, '#c3dae4')}
  ${shape(`M${x} ${y + height}L${x + width * 0.55} ${y}H${x + width * 0.8}L${x + width * 0.25} ${y + height}z`, '#d5e6ec')}`;
