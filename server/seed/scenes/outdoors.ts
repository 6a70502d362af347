import { word } from './letters';
import {
  accent,
  bricks,
  cloud,
  disc,
  green,
  line,
  moved,
  pane,
  pick,
  plasterColour,
  rect,
  ring,
  shape,
  sky,
  times,
  tree,
} from './shapes';

const PAVING = '#aaa79b';
const street = (variant: number): string => `
  ${rect(-300, 318, 1200, 500, PAVING)}${rect(-300, 312, 1200, 8, '#c4c2b8')}
  ${variant % 2 === 0 ? '' : rect(-300, 300, 1200, 14, green(variant))}`;
/** The logo of the firm: a bird on a disc. */
export const bird = (x: number, y: number, size: number, ground: string): string => `
  ${disc(x, y, size, ground)}
  ${line(
    `M${x - size * 0.6} ${y + size * 0.1}q${size * 0.3}-${size * 0.5} ${size * 0.6} ${size * 0.15}` +
      `q${size * 0.3}-${size * 0.65} ${size * 0.6}-${size * 0.15}`,
    '#fff',
    size * 0.18,
  )}`;

/** Colours of the firm (blue) and of its service (green). */
export const vehicleColour = (variant: number): string => pick(['#1f5f86', '#1f5f86', '#17747a'], variant);

/** A heat pump, 300 wide, from its upper left corner. */
export const unit = (variant: number, height = 196): string => {
  const fan = (y: number): string => `
    ${disc(108, y, 76, '#34403f')}${times(3, (place) => ring(108, y, 24 + place * 18, '#7d8b8a', 2))}
    ${times(
      5,
      (place) =>
        `<path transform="rotate(${place * 72 + variant * 17} 108 ${y})" d="M108 ${y}c-6-22 8-44 24-44 4 20-6 38-24 44z" fill="#57655f"/>`,
    )}
    ${disc(108, y, 9, '#dde3e2')}`;
  return `
    ${rect(26, height - 4, 36, 18, '#6b7573', 2)}${rect(234, height - 4, 36, 18, '#6b7573', 2)}
    ${rect(0, 0, 300, height, '#c8cfce', 10)}
    ${rect(3, 3, 294, height - 6, pick(['#f4f6f5', '#f4f6f5', '#4b5556'], variant), 8)}${fan(98)}
    ${height > 300 ? fan(262) : ''}
    ${times(5, (place) => line(`M214 ${36 + place * 15}h62`, pick(['#d0d7d6', '#d0d7d6', '#667172'], variant), 5))}
    ${rect(222, height - 62, 54, 24, accent(variant), 4)}`;
};

const house = (x: number, variant: number, roof: string): string => `
  ${bricks(variant, x, 164, 160, 150)}${variant % 2 === 0 ? '' : rect(x, 236, 160, 78, '#e6e3d8')}${pane(x + 24, 182, 40, 44)}
  ${pane(x + 96, 182, 40, 44)}${pane(x + 24, 250, 46, 46)}${rect(x + 102, 244, 36, 70, accent(variant + 2), 2)}
  ${disc(x + 131, 282, 3, '#e8e2c8')}
  ${
    roof === 'gable'
      ? shape(`M${x} 166L${x + 80} 66L${x + 160} 166z`, pick(['#b5654a', '#c9b596', '#9c5a4b', '#a3a096'], variant)) +
        line(`M${x - 6} 170L${x + 80} 64L${x + 166} 170`, '#55403a', 11) +
        disc(x + 80, 122, 13, '#e9eeec')
      : ''
  }`;

/** Outdoor scenes. */
export const OUTDOORS = {
  heatPump: (variant: number) => `
    ${bricks(variant, -120, -148, 840, 412)}${variant % 4 === 1 ? pane(20, -40, 110, 120) : ''}
    ${rect(-300, 262, 1200, 44, green(variant))}${rect(-300, 298, 1200, 500, PAVING)}
    ${times(9, (place) => line(`M${place * 150 - 300} 298l-60 300`, '#9c998d', 2))}
    ${line('M452 176h52v136', '#d8d2c4', 16)}
    ${variant % 3 === 1 ? moved(172, 2, 0.93, unit(variant, 330)) : moved(152, 106, 1, unit(variant))}
    ${
      variant % 2 === 0
        ? `${disc(70, 250, 42, green(variant + 1))}${disc(38, 268, 34, green(variant))}${shape('M28 282h84l-12 52h-60z', '#8a5a44')}`
        : ''
    }`,
  flatRoof: (variant: number) => `
    ${sky(variant)}${cloud(60, 70)}
    ${times(9, (place) => rect(place * 130 - 280, 190 - ((place * 53) % 90), 96, 160, pick(['#b9c6cc', '#c4cdcf', '#adbcc3'], place)))}
    ${rect(-300, 236, 1200, 34, '#8d938f')}${rect(-300, 230, 1200, 10, '#767c79')}
    ${rect(-300, 268, 1200, 500, '#b7b6ae')}
    ${times(2 + (variant % 2), (place) =>
      moved(
        variant % 2 === 0 ? 60 + place * 260 : 24 + place * 196,
        178,
        variant % 2 === 0 ? 0.78 : 0.58,
        unit(variant + 3 * place),
      ),
    )}
    ${line(variant % 2 === 0 ? 'M-300 352H900' : 'M-300 316H900', '#d8d2c4', 10)}`,
  terrace: (variant: number) => `
    ${sky(variant)}${cloud(90 + ((variant * 70) % 300), 40)}
    ${times(8, (place) => house(place * 160 - 340, variant % 2 === 0 ? variant : variant + place, 'gable'))}${street(variant)}
    ${moved(128, 272, 0.16, unit(0))}${moved(448, 272, 0.16, unit(0))}
    ${variant % 3 === 0 ? '' : tree(20 + ((variant * 83) % 520), 318, 110, variant)}`,
  terraceNew: (variant: number) => `
    ${sky(variant + 1)}${shape('M-300 172L-270 82H870L900 172z', pick(['#565c60', '#7d5546', '#4d5558'], variant))}
    ${times(4, (place) => times(3, (row) => shape(`M${place * 200 - 148 + row * 46} 92h40l-5 58h-40z`, '#27445b')))}
    ${times(8, (place) => house(place * 160 - 340, variant + 1, ''))}${rect(-300, 162, 1200, 9, '#e8ebe8')}
    ${street(variant + 1)}${tree(280, 318, 84, variant)}${tree(590, 318, 96, variant + 1)}`,
  villa: (variant: number) => `
    ${sky(variant)}${cloud(40, 60)}${rect(-300, 262, 1200, 500, green(variant))}${tree(50, 280, 150, variant)}
    ${tree(560, 284, 120, variant + 1)}${rect(392, 58, 34, 80, '#8b5546')}
    ${shape('M120 176L210 74H450L510 176z', pick(['#5a4640', '#4f575b', '#8a4f3c'], variant))}
    ${times(4, (place) => shape(`M${232 + place * 50} 88h42l8 62h-44z`, '#27445b') + line(`M${234 + place * 50} 118h44`, '#6a8ba4', 2))}
    ${variant % 2 === 0 ? bricks(variant, 140, 172, 350, 132) : rect(140, 172, 350, 132, plasterColour(variant))}
    ${rect(132, 170, 366, 9, '#f2f2ee')}${pane(170, 200, 70, 54, pick(['#fff', '#3c4a4c'], variant))}
    ${pane(400, 200, 60, 54, pick(['#fff', '#3c4a4c'], variant))}${rect(292, 212, 56, 92, accent(variant + 1), 3)}
    ${shape('M280 304h80l50 200h-190z', '#c8c3b4')}${moved(500, 258, 0.2, unit(0))}`,
  solarRoof: (variant: number) => `
    ${sky(variant)}${cloud(380, 36)}${rect(438, 14, 44, 110, pick(['#8b5546', '#80807a'], variant))}
    ${shape('M-300 330L-120 70H700L900 330z', pick(['#7a4a3a', '#565b5e', '#94563d'], variant))}
    ${times(11, (place) => line(`M-300 ${90 + place * 24}H900`, '#00000018', 2))}
    ${times(2, (row) =>
      times(4 - row * (variant % 2), (place) =>
        moved(
          112 + place * 98 - row * 16,
          96 + row * 92,
          1,
          `${shape('M0 0h88l-12 82h-92z', '#1f3f58')}${line('M-6 27h88M-10 54h88M29 0l-12 82M58 0l-12 82', '#5b7f99', 1.4)}`,
        ),
      ),
    )}
    ${rect(-300, 318, 1200, 12, '#e8ebe8')}${bricks(variant, -120, 330, 840, 240)}`,
  branch: (variant: number) => `
    ${sky(variant + 2)}${cloud(70, 54)}${rect(60, 106, 480, 210, pick(['#d6dbd9', '#dedad0', '#cfd6db'], variant))}
    ${times(23, (place) => rect(70 + place * 20, 106, 2, 210, '#0000000e'))}${rect(60, 98, 480, 14, vehicleColour(variant))}
    ${rect(236, 132, 250, 52, '#fff', 4)}${bird(264, 158, 17, vehicleColour(variant))}
    ${word('zilvermeeuw', 382, 148, 1.5, '#33474b')}
    ${times(
      2,
      (place) =>
        rect(330 + place * 96, 216, 76, 100, '#f4f6f5') +
        times(5, (row) => rect(330 + place * 96, 232 + row * 18, 76, 2, '#c9d0ce')),
    )}
    ${rect(96, 196, 104, 120, '#35545b')}${times(2, (place) => pane(104 + place * 50, 204, 40, 112, '#35545b'))}
    ${rect(84, 184, 128, 14, vehicleColour(variant))}${street(0)}${tree(30, 318, 120, variant)}${tree(576, 318, 100, variant + 1)}`,
  van: (variant: number) => `
    ${sky(variant)}
    ${times(
      8,
      (place) =>
        rect(
          place * 150 - 300,
          130 + ((place * 37) % 50),
          132,
          190,
          pick(['#c9b9a8', '#bfc6c4', '#d3c8b8'], place + variant),
        ) + pane(place * 150 - 274, 196 + ((place * 37) % 40), 32, 40),
    )}
    ${street(0)}${line('M140 126h230M150 112h210', '#8b9694', 6)}
    ${shape('M84 350V156q0-18 18-18h272q14 0 24 12l66 84 46 16q10 4 10 16v84z', '#f7f8f7')}
    ${shape('M388 164h14l52 70h-66z', '#6f97a8')}${rect(84, 268, 436, 30, vehicleColour(variant))}
    ${bird(148, 206, 30, vehicleColour(variant))}${word('zilvermeeuw', 276, 194, 1.5, '#33474b')}
    ${line('M376 150v190', '#dfe3e1', 3)}
    ${times(2, (place) => disc(170 + place * 262, 350, 42, '#2b3133') + disc(170 + place * 262, 350, 20, '#c4cac9'))}
    ${rect(500, 282, 20, 14, '#f2d58a', 4)}`,
  office: (variant: number) => `
    ${sky(variant)}${cloud(60, 70)}
    ${rect(130, 40 + (variant % 3) * 24, 340, 290, pick(['#8fa3a8', '#b9a48c', '#9aa39a'], variant))}
    ${times(5 - (variant % 3) * 0.5, (row) =>
      times(6, (place) =>
        rect(
          146 + place * 53,
          60 + (variant % 3) * 24 + row * 50,
          43,
          32,
          (place * 7 + row * 5 + variant) % 4 === 0 ? '#f1e3b8' : '#d3e4ea',
        ),
      ),
    )}
    ${rect(470, 150, 110, 180, '#d9ddda')}${times(3, (row) => rect(484, 168 + row * 46, 82, 26, '#bcd3dd'))}
    ${rect(252, 268, 96, 62, '#2c4a50')}${line('M300 268v62', '#8fb0b6', 3)}${moved(490, 112, 0.18, unit(0))}
    ${street(1)}${tree(70, 318, 130, variant)}${tree(556, 320, 90, variant + 2)}`,
  school: (variant: number) => `
    ${sky(variant + 1)}${cloud(400, 50)}${bricks(variant + 1, 40, 140, 520, 180)}${rect(30, 128, 540, 16, '#f0f1ec')}
    ${times(5, (place) =>
      place === 2
        ? ''
        : pane(64 + place * 100, 172, 72, 76) +
          rect(64 + place * 100, 256, 72, 30, pick(['#e0b565', '#7fa8a5', '#c98a72', '#8da37c'], place + variant)),
    )}
    ${shape('M236 144L300 84L364 144z', '#f0f1ec')}${ring(300, 122, 13, '#56676a', 4)}
    ${rect(258, 196, 84, 124, accent(variant))}${pane(268, 208, 28, 100, accent(variant))}
    ${pane(304, 208, 28, 100, accent(variant))}${street(1)}${line('M508 128V40', '#8b9694', 5)}
    ${shape('M510 42h62v34h-62z', '#d9a55a')}${tree(18, 318, 130, variant)}`,
} as const;
