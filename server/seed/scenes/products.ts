import { accent, disc, line, moved, pick, rect, ring, shape, times, type Choices, type Pair } from './shapes';

const SHEET = `${rect(-300, -400, 1200, 1300, '#fbfcfb')}<ellipse cx="300" cy="330" rx="190" ry="18" fill="#e9edec"/>`;
const METALS: Choices<readonly [metal: string, light: string, dark: string]> = [
  ['#b9c2c4', '#dfe5e6', '#8f9b9e'],
  ['#c9a25a', '#e5c88d', '#a27f3e'],
];
const COPPER: Pair = ['#b0663d', '#d58d60'];
const thread = (x: number, y: number, width: number, height: number, colour: string): string =>
  times(Math.floor(width / 9), (place) => rect(x + place * 9, y, 4, height, colour));

/** Products on white, as in the catalogue. */
export const PRODUCTS = {
  valve: (variant: number) => {
    const [metal, light, dark] = pick(METALS, variant);
    return `
      ${SHEET}${rect(110, 190, 380, 84, metal, 8)}${rect(110, 202, 380, 22, light)}${thread(112, 186, 70, 92, dark)}
      ${thread(422, 186, 70, 92, dark)}${shape('M214 174h172l24 58-24 58H214l-24-58z', metal)}
      ${shape('M214 174h172l8 20H206z', light)}${rect(280, 120, 40, 60, dark, 4)}
      ${rect(250, 104, 230, 28, pick(['#bf4037', '#2f5d84', '#e0b04a'], variant), 12)}
      ${rect(262, 110, 204, 7, '#ffffff50', 3)}`;
  },
  elbow: (variant: number) => {
    const [dark, light] = pick<Pair>([COPPER, ['#8f9b9e', '#c5ced0']], variant);
    return `
      ${SHEET}<path d="M190 330V190q0-70 70-70h170" fill="none" stroke="${dark}" stroke-width="78"/>
      <path d="M176 330V190q0-84 84-84h170" fill="none" stroke="${light}" stroke-width="14"/>
      ${rect(138, 276, 104, 54, dark, 8)}${rect(138, 276, 22, 54, light, 8)}${rect(396, 68, 54, 104, dark, 8)}
      ${rect(396, 80, 54, 18, light)}${ring(190, 303, 6, '#ffffff60', 3)}`;
  },
  pump: (variant: number) => `
    ${SHEET}${rect(60, 196, 480, 72, '#9aa6a8')}${rect(60, 206, 480, 16, '#c2cccd')}
    ${rect(56, 176, 26, 112, '#7f8c8f', 4)}${rect(518, 176, 26, 112, '#7f8c8f', 4)}
    ${disc(300, 232, 112, accent(variant))}${disc(300, 232, 92, '#00000020')}${disc(300, 226, 84, '#f4f6f5')}
    ${times(6, (place) => `<path transform="rotate(${place * 60} 300 226)" d="M300 160v22" stroke="#cfd6d5" stroke-width="7"/>`)}
    ${disc(300, 226, 36, '#33474b')}${rect(276, 219, 48, 14, '#7ed0d4', 4)}`,
  coil: (variant: number) => {
    const [dark, light] = pick<Pair>([COPPER, ['#d9dede', '#f4f6f6'], ['#a84a3c', '#c97567']], variant);
    return `
      ${SHEET}
      ${times(
        5,
        (place) =>
          `<ellipse cx="300" cy="${250 - place * 24}" rx="170" ry="66" fill="none" stroke="${dark}" stroke-width="20"/>` +
          `<ellipse cx="300" cy="${246 - place * 24}" rx="170" ry="66" fill="none" stroke="${light}" stroke-width="5"/>`,
      )}
      ${line('M470 154q30 70 60 60', dark, 20)}${line('M470 150q32 70 60 60', light, 5)}`;
  },
  head: (variant: number) => `
    ${SHEET}${rect(120, 190, 120, 88, '#b9c2c4', 6)}${thread(122, 186, 60, 96, '#8f9b9e')}
    ${rect(186, 262, 54, 72, '#b9c2c4', 4)}${rect(232, 174, 40, 120, '#d4dbdc', 6)}
    ${shape('M272 158h150q48 20 48 76t-48 76H272z', pick(['#f1f3f2', '#3b474a'], variant))}
    ${times(9, (place) => rect(286 + place * 15, 162, 6, 144, '#00000012', 3))}${disc(446, 234, 14, accent(variant))}
    ${rect(272, 150, 12, 168, pick(['#d9dfdd', '#2b3537'], variant), 4)}`,
  screws: (variant: number) => {
    const [metal, light, dark] = pick(METALS, variant + 1);
    const screw = (x: number, tilt: number, long: number): string => `
      <g transform="rotate(${tilt} ${x} 200)">${shape(`M${x - 34} 96h68l-22 30h-24z`, metal)}
      ${rect(x - 34, 88, 68, 12, light, 5)}${rect(x - 12, 122, 24, long, metal)}
      ${times(Math.floor(long / 14), (place) => line(`M${x - 17} ${136 + place * 14}l34-9`, dark, 5))}
      ${shape(`M${x - 12} ${120 + long}h24l-12 26z`, metal)}</g>`;
    return `${SHEET}${screw(180, -14, 150)}${screw(300, 6, 150 - (variant % 3) * 24)}${screw(420, 18, 110)}`;
  },
  vessel: (variant: number) => `
    ${SHEET}${rect(282, 286, 36, 40, '#8f9b9e')}
    ${shape('M180 150q0-84 120-84t120 84v70q0 84-120 84t-120-84z', pick(['#b5473b', '#e9ecea', '#2f5d84'], variant))}
    ${shape('M204 146q0-56 70-64v204q-70-8-70-64z', '#ffffff30')}${rect(176, 178, 248, 12, '#00000022')}
    ${rect(252, 206, 96, 40, '#ffffffc0', 4)}${line('M266 220h68M266 232h44', '#66757a', 4)}
    ${moved(300, 56, 1, rect(-10, -4, 20, 16, '#8f9b9e', 3))}`,
} as const;
