import { word } from './letters';
import {
  accent,
  disc,
  line,
  moved,
  pane,
  pick,
  plasterColour,
  rect,
  ring,
  shape,
  times,
  type Choices,
  type Pair,
} from './shapes';
import { bird, vehicleColour, unit } from './outdoors';

const WOODS: Choices<Pair> = [
  ['#c89d6b', '#b58753'],
  ['#b08a66', '#9c7652'],
  ['#d3b48c', '#c09f74'],
  ['#a9a296', '#969083'],
];
const room = (variant: number, floor = 318): string => {
  const [wood, seam] = pick(WOODS, variant);
  return `
    ${rect(-300, -400, 1200, floor + 400, plasterColour(variant))}${rect(-300, floor, 1200, 600, wood)}
    ${times(
      6,
      (row) =>
        line(`M-300 ${floor + 26 + row * 30}H900`, seam, 2) +
        times(8, (place) => line(`M${place * 160 - 280 + (row % 2) * 80} ${floor + 26 + row * 30}v30`, seam, 2)),
    )}
    ${rect(-300, floor - 12, 1200, 12, '#f5f5f1')}`;
};
const tiles = (variant: number): string => `
  ${rect(-300, -400, 1200, 1300, pick(['#dbe6e6', '#e6e4dc', '#d5dfe4'], variant))}
  ${times(22, (row) => line(`M-300 ${row * 48 - 380}H900`, '#ffffffb0', 3))}
  ${times(24, (place) => line(`M${place * 48 - 290} -400V900`, '#ffffffb0', 3))}`;
const curtain = (path: string, variant: number): string =>
  shape(path, pick(['#c7b8a2', '#9fb1ae', '#c49a86'], variant));
const plant = (x: number, floor: number): string => `
  ${times(
    5,
    (place) =>
      `<path transform="rotate(${place * 32 - 64} ${x} ${floor - 52})" ` +
      `d="M${x} ${floor - 50}c-18-26-14-66 0-84 14 18 18 58 0 84z" fill="${place % 2 === 0 ? '#6d8a68' : '#7f9a76'}"/>`,
  )}
  ${shape(`M${x - 28} ${floor - 56}h56l-9 56h-38z`, '#b9785a')}`;
const pipe = (path: string, [dark, light]: Pair): string => line(path, dark, 24) + line(path, light, 8);
const clamp = (x: number, row: number): string => rect(x, 62 + row * 62, 12, 36, '#4b5759', 3);
const COPPER: Pair = ['#b0663d', '#d58d60'];
const STEEL: Pair = ['#8b9a9c', '#b9c5c6'];
const gauge = (x: number, y: number, variant: number, size = 1): string =>
  moved(
    x,
    y,
    size,
    `
      ${disc(0, 0, 38, '#22454a')}${disc(0, 0, 30, '#f5f7f6')}
      ${times(7, (place) => `<path transform="rotate(${place * 40 - 120})" d="M0-27v7" stroke="#8a9797" stroke-width="2.5"/>`)}
      <path transform="rotate(${((variant * 37) % 120) - 60})" d="M0 5V-20" stroke="#bf4037" stroke-width="4"/>
      ${disc(0, 0, 4, '#22454a')}`,
  );
const boiler = (x: number, y: number, variant: number): string => `
  ${rect(x + 64, y - 500, 40, 510, '#ccd3d0')}${rect(x, y, 168, 216, '#c4ccc9', 14)}
  ${rect(x + 3, y + 3, 162, 210, '#fdfdfc', 12)}${rect(x + 42, y + 30, 84, 40, '#173034', 6)}
  ${word(pick(['1,8', '2,0', '1,5'], variant), x + 84, y + 40, 1.5, '#7ed0d4')}${ring(x + 84, y + 134, 22, '#d9dfdd', 9)}
  ${rect(x + 62, y + 184, 44, 8, accent(variant), 4)}`;

const PEOPLE: Choices<Pair> = [
  ['#e8bd99', '#5b4636'],
  ['#c98f68', '#2f2620'],
  ['#f0cdb0', '#b98a4e'],
  ['#8f6044', '#241d19'],
  ['#eac4a4', '#8d8d88'],
  ['#dba985', '#7c3f2a'],
];
/** A person from the waist up; (x, y) is the middle of the chest. */
const person = (x: number, y: number, size: number, variant: number, helmet = false): string => {
  const [skin, hair] = pick(PEOPLE, variant);
  const shirt = pick(['#2c6a70', '#39506b', '#7d8a7c', '#b9793f', '#6c4654'], variant);
  return moved(
    x,
    y,
    size,
    `
      ${variant % 3 === 1 ? shape('M-50-128c0-64 100-64 100 0v78h-100z', hair) : ''}${rect(-18, -72, 36, 54, skin, 16)}
      ${shape('M-104 120C-104 20-72-22-24-28q24 22 48 0C72-22 104 20 104 120z', shirt)}
      ${shape('M-24-28q24 22 48 0l-10 40-14-16-14 16z', '#f3f4f1')}${disc(0, -112, 50, skin)}
      ${shape('M-52-108c-4-68 108-68 104 0-14-30-30-38-52-38s-38 8-52 38z', hair)}
      ${helmet ? shape('M-58-122c0-74 116-74 116 0z', '#e3b24c') + rect(-66, -126, 132, 10, '#cf9c36', 5) : ''}
      ${disc(-18, -106, 4.5, '#3a2f2a')}${disc(18, -106, 4.5, '#3a2f2a')}${line('M-14-86q14 11 28 0', '#8f5446', 4)}
      ${bird(54, 34, 13, '#ffffff40')}`,
  );
};

/** Indoor scenes. */
export const INDOORS = {
  radiator: (variant: number) => `
    ${room(variant, 330)}${pane(190, 20, 220, 132)}${rect(298, 20, 5, 132, '#fff')}
    ${variant % 2 === 0 ? curtain('M128 2h52q8 90-16 168h-36z', variant) + curtain('M472 2h-52q-8 90 16 168h36z', variant) : ''}
    ${rect(174, 160, 252, 10, '#f6f6f3')}${rect(126, 184, 348, 122, '#c5ceca', 8)}
    ${rect(129, 187, 342, 116, pick(['#fcfcfb', '#fcfcfb', '#59656a'], variant), 6)}
    ${times(16, (place) => line(`M${148 + place * 20} 198v94`, pick(['#d8dfdc', '#d8dfdc', '#6e7b80'], variant), 5))}
    ${rect(468, 198, 38, 20, '#3b4a48', 8)}${line('M486 216v118M140 304v30', '#b9bfbc', 7)}
    ${variant % 3 === 0 ? plant(64, 344) : ''}${variant % 3 === 1 ? plant(548, 344) : ''}`,
  designRadiator: (variant: number) => `
    ${tiles(variant)}${rect(-300, 352, 1200, 500, '#8f9a99')}
    ${rect(216, 22, 14, 312, pick(['#3f4a4c', '#8a9698', '#b9a27c'], variant), 7)}
    ${rect(370, 22, 14, 312, pick(['#3f4a4c', '#8a9698', '#b9a27c'], variant), 7)}
    ${times(13, (place) =>
      place === 4 || place === 9
        ? ''
        : rect(216, 34 + place * 23, 168, 11, pick(['#3f4a4c', '#8a9698', '#b9a27c'], variant), 5),
    )}
    ${shape('M244 118h92v104q-46 10-92 0z', accent(variant + 1))}${rect(244, 206, 92, 8, '#ffffff50')}
    ${rect(436, 232, 150, 22, '#f7f8f7', 8)}${shape('M448 254h126l-20 60h-86z', '#eef1f0')}
    ${line('M510 232v-40q0-16 24-16', '#9aa5a5', 9)}${plant(92, 356)}`,
  thermostat: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, pick(['#2f5a61', '#56665a', '#d9d3c6', '#3f4f63', '#8d6a55'], variant))}
    ${rect(-300, 300, 1200, 600, '#00000014')}${disc(300, 206, 138, '#00000018')}${disc(300, 196, 136, '#f5f7f6')}
    ${disc(300, 196, 120, '#17282b')}
    ${line(
      `M209.5 286.5A128 128 0 ${pick(['1 1 390.5 286.5', '0 1 300 68', '1 1 410.9 132'], variant)}`,
      pick(['#e09a45', '#e09a45', '#5fb0b5'], variant),
      11,
    )}
    ${word(pick(['20,5', '19,0', '21,0', '18,5', '20,0'], variant), 300, 160, 5, '#fff', 1.1)}
    ${word(pick(['woonkamer', 'hal', 'zolder', 'balie', 'werkplaats'], variant), 300, 250, 1.7, '#9fc3c7', 1.3)}`,
  loops: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, pick(['#c6cac3', '#cfc8ba', '#c3cacd'], variant))}
    ${times(14, (row) => line(`M-300 ${row * 40 - 60}H900`, '#00000012', 2))}
    ${times(26, (place) => line(`M${place * 48 - 300} 62V900`, '#00000012', 2))}
    ${line(
      `M24 900V${[110, 150, 90][variant % 3] ?? 110}${times(9, () => `a21 21 0 0 1 42 0v190a21 21 0 0 0 42 0v-190`)}`,
      pick(['#bd523c', '#b8613f', '#c04f4a'], variant),
      12,
    )}
    ${variant % 2 === 0 ? '' : line('M-60 900V100', '#4b7fa6', 12)}${rect(-300, -400, 1200, 450, plasterColour(variant))}
    ${rect(-300, 42, 1200, 20, '#f5f5f1')}`,
  manifold: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, plasterColour(variant))}${rect(70, 42, 460, 318, '#c9cfcd', 6)}
    ${rect(82, 54, 436, 294, '#eef1ef', 4)}${pipe('M110 132H486', STEEL)}${pipe('M110 236H486', STEEL)}
    ${gauge(128, 98, variant, 0.7)}
    ${times(
      6,
      (place) =>
        rect(176 + place * 54, 84, 22, 40, '#cdd6d4', 5) +
        rect(182 + place * 54, 96 + ((place * 7 + variant * 5) % 16), 10, 8, '#bf4037') +
        disc(187 + place * 54, 204, 16, place % 3 === variant % 3 ? accent(variant) : '#3c4a4c') +
        line(`M${181 + place * 54} 248v152`, '#4b7fa6', 9) +
        line(`M${197 + place * 54} 148v42M${197 + place * 54} 250v150`, '#bd523c', 9),
    )}
    ${rect(-300, 360, 1200, 500, '#bcb8ac')}`,
  combiBoiler: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, plasterColour(variant))}
    ${variant % 2 === 0 ? shape('M-300-400H140L-300 250z', '#00000010') + line('M150-400L-300 264', '#a88762', 18) : ''}
    ${rect(-300, 346, 1200, 500, pick(['#b4aa98', '#aeb6b3'], variant))}
    ${times(4, (place) => line(`M${246 + place * 36} 250v170`, place === 2 ? '#8b9a9c' : '#c07a4d', 9))}
    ${boiler(216, 46, variant)}
    ${
      variant % 3 === 1
        ? gauge(460, 260, variant, 0.8) + line('M460 292v110', '#c07a4d', 9)
        : rect(440, 190, 110, 160, pick(['#b5473b', '#2f5d84', '#b5473b', '#8a9698'], variant), 50) +
          rect(484, 150, 8, 44, '#8b9a9c') +
          line('M488 154H384', '#8b9a9c', 8)
    }`,
  hybrid: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, plasterColour(variant + 1))}${rect(-300, 352, 1200, 500, '#b3b0a6')}
    ${pipe('M196 240v70H420v60', COPPER)}${pipe('M154 240v96H400v60', STEEL)}${boiler(90, 40, variant)}
    ${rect(360, 62, 152, 300, '#c4ccc9', 14)}${rect(363, 65, 146, 294, '#fafbfa', 12)}
    ${rect(396, 96, 80, 34, '#173034', 6)}${word(pick(['55', '50', '52'], variant), 436, 103, 1.5, '#7ed0d4')}
    ${bird(436, 230, 22, accent(variant))}${line('M386 312h100', '#dfe4e2', 6)}${gauge(304, 312, variant, 0.72)}
    ${variant % 2 === 0 ? rect(528, 40, 300, 200, '#f5f5f1') + rect(536, 48, 290, 184, '#b5d2e2') + moved(548, 140, 0.34, unit(0)) : ''}`,
  pipes: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, pick(['#dad8ce', '#d5dadb', '#dfd9d0'], variant))}
    ${times(4, (place) => rect(-300, place * 180 - 130, 1200, 3, '#00000010'))}
    ${
      variant % 2 === 0
        ? `
          ${pipe('M180-60V74H380V164H900', STEEL)}${pipe('M80-60V140H260V240H500V700', COPPER)}
          ${pipe('M-60 320H180V700', COPPER)}${rect(244, 124, 34, 34, '#8e4e2c', 6)}${gauge(384, 240, variant)}`
        : `
          ${times(4, (place) => pipe(`M-300 ${80 + place * 62}H${place === 1 ? 420 : 900}`, place % 2 === 0 ? COPPER : STEEL))}
          ${pipe('M420 142V-60', STEEL)}${times(4, (place) => clamp(150, place) + clamp(520, place))}
          ${rect(268, 118, 56, 48, '#8e6b3a', 8)}${rect(276, 92, 40, 14, '#bf4037', 5)}
          ${line('M296 104v20', '#6d5330', 8)}${gauge(424, 250, variant)}`
    }`,
  splitUnit: (variant: number) => `
    ${room(variant, 336)}${rect(150, 56, 300, 84, '#cbd2d0', 18)}${rect(153, 59, 294, 78, '#fcfdfc', 16)}
    ${rect(176, 118, 248, 10, '#5d6b6c', 5)}${disc(424, 84, 5, '#5fb0b5')}
    ${times(4, (place) => line(`M${210 + place * 60} 156q-16 22 0 42`, '#ffffffc0', 6))}
    ${
      variant % 2 === 0
        ? `
          ${rect(70, 236, 460, 96, accent(variant + 1), 26)}${rect(46, 262, 60, 84, accent(variant), 20)}
          ${rect(494, 262, 60, 84, accent(variant), 20)}${rect(106, 282, 388, 54, '#00000018', 10)}
          ${rect(150, 238, 84, 58, '#e9e0cd', 12)}`
        : `
          ${rect(60, 220, 480, 60, '#8e7358', 14)}${rect(60, 270, 480, 84, '#f3f1ea', 14)}
          ${rect(92, 240, 130, 52, '#fff', 20)}${rect(378, 240, 130, 52, '#fff', 20)}
          ${rect(60, 304, 480, 50, accent(variant), 12)}`
    }`,
  counter: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, plasterColour(variant))}
    ${times(
      3,
      (row) =>
        rect(40, 70 + row * 62, 520, 8, '#a98f72') +
        times(11, (place) =>
          rect(
            52 + place * 46,
            34 + row * 62 + ((place + variant) % 3) * 8,
            34,
            36 - ((place + variant) % 3) * 8,
            pick(['#c9a36f', '#8fa9aa', '#d8d5cb', '#b9785a'], place * 3 + row + variant),
            2,
          ),
        ),
    )}
    ${person(186, 176, 0.72, variant + 1)}${person(420, 182, 0.72, variant + 3, true)}${rect(-300, 262, 1200, 22, '#8e7358')}
    ${rect(-300, 284, 1200, 600, vehicleColour(variant))}${bird(300, 338, 30, '#ffffff30')}${rect(250, 214, 92, 50, '#33474b', 5)}
    ${rect(288, 258, 16, 10, '#33474b')}`,
  warehouse: (variant: number) =>
    `${rect(-300, -400, 1200, 1300, '#d8dcda')}${rect(-300, 330, 1200, 600, '#b5b4ac')}${times(
      3,
      (row) =>
        times(
          12,
          (place) =>
            rect(
              place * 88 - 240,
              60 + row * 96 + ((place * 5 + row + variant) % 3) * 10,
              70,
              64 - ((place * 5 + row + variant) % 3) * 10,
              pick(['#c9a36f', '#d3b48c', '#bb9461', '#8fa9aa'], place + row * 2 + variant),
              3,
            ) + rect(place * 88 - 222, 84 + row * 96, 26, 16, '#ffffff90'),
        ) + rect(-300, 124 + row * 96, 1200, 11, pick(['#c9703a', '#2f6a86'], variant)),
    )}${times(5, (at) => rect(at * 264 - 260, 10, 12, 322, '#3f5662'))}${variant % 2 === 0 ? person(300, 300, 0.8, variant, true) : ''}`,
  colleague: (variant: number) => `
    ${rect(-300, -400, 1200, 1300, pick(['#dfe5e1', '#d7dfe6', '#e9e2d6', '#cfdad6', '#e3dde2'], variant))}
    ${variant % 2 === 0 ? rect(-300, 60, 1200, 12, '#ffffff70') + rect(60, -60, 120, 120, '#ffffff50') : disc(300, 190, 210, '#ffffff55')}
    ${person(300, 282, 1.32, variant, variant % 5 === 4)}`,
} as const;
