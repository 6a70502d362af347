import sharp from 'sharp';

/** A picture that the seed draws: what it shows, in which colour, and as what it is kept. */
export interface Picture {
  readonly scene: Scene;
  /** Degrees on the circle of colours. */
  readonly hue: number;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpg' | 'png' | 'webp' | 'svg';
}

export type Scene = keyof typeof SCENES;

/** Everything is drawn on 720 by 480, and filled up with the colours of sky and ground beyond that. */
const SKY = (hue: number): string => `hsl(${hue} 45% 82%)`;
const background = (hue: number): string =>
  `<rect x="-720" y="-480" width="2160" height="820" fill="${SKY(hue)}"/><circle cx="600" cy="90" r="46" fill="hsl(${hue} 60% 93%)"/><rect x="-720" y="340" width="2160" height="640" fill="hsl(95 22% 60%)"/>`;
const inside = (hue: number): string =>
  `<rect x="-720" y="-480" width="2160" height="880" fill="hsl(${hue} 25% 90%)"/><rect x="-720" y="400" width="2160" height="640" fill="hsl(${hue} 18% 62%)"/>`;
const times = (count: number, draw: (place: number) => string): string => Array.from({ length: count }, (_, place) => draw(place)).join('');
const box = (x: number, y: number, width: number, height: number, fill: string, round = 8): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** The scenes of a firm in heating and cooling, as shapes. */
const SCENES = {
  outdoorUnit: (hue: number) => `${background(hue)}${box(60, 40, 300, 330, `hsl(${hue} 20% 55%)`, 0)}${box(230, 190, 300, 190, '#eef1f3')}
    <circle cx="350" cy="285" r="76" fill="hsl(${hue} 12% 30%)"/>${times(6, (place) => `<path d="M350 285 l0 -70 a70 70 0 0 1 34 9 z" fill="hsl(${hue} 12% ${40 + place * 3}%)" transform="rotate(${place * 60} 350 285)"/>`)}
    ${times(7, (place) => box(450, 212 + place * 21, 62, 8, `hsl(${hue} 30% 70%)`, 3))}${box(250, 380, 40, 16, '#444', 2)}${box(470, 380, 40, 16, '#444', 2)}`,
  boiler: (hue: number) => `${inside(hue)}${times(3, (place) => box(285 + place * 60, 330, 14, 90, `hsl(${[10, 210, 35][place] ?? 0} 55% 45%)`, 2))}${box(250, 70, 220, 270, '#f7f8f9', 14)}
    ${box(275, 255, 170, 60, `hsl(${hue} 55% 40%)`)}<circle cx="300" cy="285" r="14" fill="#fff"/><circle cx="420" cy="285" r="14" fill="#fff"/>${box(335, 270, 50, 30, '#0d2233', 4)}`,
  radiator: (hue: number) => `${inside(hue)}${box(180, 40, 360, 130, `hsl(${hue} 60% 80%)`, 4)}${times(12, (place) => box(146 + place * 36, 210, 30, 170, `hsl(${hue} 18% ${96 - place % 3 * 2}%)`, 10))}
    ${box(140, 228, 440, 12, `hsl(${hue} 14% 80%)`, 6)}${box(140, 346, 440, 12, `hsl(${hue} 14% 80%)`, 6)}<circle cx="596" cy="234" r="18" fill="hsl(${hue} 60% 45%)"/>`,
  floor: (hue: number) => `${inside(hue)}<path d="M-40 480 L200 210 L520 210 L760 480 z" fill="hsl(${hue} 20% 78%)"/>
    ${times(9, (place) => `<path d="M${110 - place * 22} ${230 + place * 27} L${610 + place * 22} ${230 + place * 27}" stroke="hsl(${place % 2 === 0 ? 8 : 212} 65% 52%)" stroke-width="${6 + place}" stroke-linecap="round"/>`)}`,
  house: (hue: number) => `${background(hue)}<path d="M140 230 L360 90 L580 230 z" fill="hsl(${hue} 40% 35%)"/>${box(170, 225, 380, 190, `hsl(${hue} 30% 88%)`, 0)}${box(330, 300, 70, 115, `hsl(${hue} 45% 30%)`, 0)}
    ${times(4, (place) => box([200, 260, 430, 490][place] ?? 0, 265, 40, 54, `hsl(${hue + 180} 50% 72%)`, 2))}${times(3, (place) => `<path d="M${300 + place * 50} ${150 - place * 2} l40 26 l-24 18 l-40 -26 z" fill="hsl(220 50% ${28 + place * 6}%)"/>`)}`,
  offices: (hue: number) => `${background(hue)}${times(3, (tower) => box(90 + tower * 190, 200 - tower * 50, 160, 220 + tower * 50, `hsl(${hue} ${20 + tower * 8}% ${46 + tower * 9}%)`, 0)
    + times(15, (place) => box(104 + tower * 190 + place % 3 * 48, 214 - tower * 50 + Math.floor(place / 3) * 38, 34, 22, `hsl(${50 + place * 3} 75% ${72 + place % 4 * 5}%)`, 2)))}`,
  van: (hue: number) => `${background(hue)}${box(120, 190, 330, 170, '#fbfbfb', 14)}<path d="M450 230 L530 230 L590 300 L590 360 L450 360 z" fill="#fbfbfb"/><path d="M470 246 L522 246 L562 298 L470 298 z" fill="hsl(205 40% 60%)"/>
    ${box(120, 270, 330, 40, `hsl(${hue} 65% 45%)`, 0)}<circle cx="210" cy="364" r="38" fill="#222"/><circle cx="510" cy="364" r="38" fill="#222"/><circle cx="210" cy="364" r="16" fill="#bbb"/><circle cx="510" cy="364" r="16" fill="#bbb"/>`,
  portrait: (hue: number) => `${inside(hue)}<path d="M170 520 C170 380 260 330 360 330 C460 330 550 380 550 520 z" fill="hsl(${hue} 45% 38%)"/><circle cx="360" cy="210" r="105" fill="hsl(${20 + hue % 20} 48% ${60 + hue % 18}%)"/>
    <path d="M250 205 C250 90 470 90 470 205 C430 150 290 150 250 205 z" fill="hsl(${25 + hue % 15} 45% ${18 + hue % 30}%)"/>`,
  logo: (hue: number) => `<circle cx="240" cy="240" r="150" fill="hsl(${hue} 70% 42%)"/><path d="M140 270 C200 180 250 180 300 250 C330 200 360 190 380 200" stroke="#fff" stroke-width="26" fill="none" stroke-linecap="round"/>
    ${times(3, (place) => box(430, 150 + place * 66, 230 - place * 60, 38, `hsl(${hue} ${30 + place * 12}% ${30 + place * 14}%)`, 19))}`,
  sign: (hue: number) => `<circle cx="360" cy="240" r="210" fill="none" stroke="hsl(${hue} 60% 40%)" stroke-width="34"/>${times(1 + hue % 4, (place) => `<path d="M${300 + place * 45} 340 c-60 -80 60 -110 0 -200" stroke="hsl(${hue} 60% 40%)" stroke-width="26" fill="none" stroke-linecap="round"/>`)}`,
} as const;

/** The bytes of a picture, the same every time. A drawing stays one; nothing in it acts. */
export const draw = async ({ scene, hue, width, height, format }: Picture): Promise<Buffer> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${scene === 'logo' || scene === 'sign' ? 'meet' : 'slice'}">${SCENES[scene](hue).replace(/\n\s*/g, '')}</svg>`;
  const bytes = Buffer.from(drawing);
  if (format === 'svg') return bytes;
  const drawn = sharp(bytes);
  if (format === 'png') return drawn.png({ palette: true, effort: 1 }).toBuffer();
  return format === 'webp' ? drawn.webp({ quality: 80, effort: 0 }).toBuffer() : drawn.jpeg({ quality: 82 }).toBuffer();
};
