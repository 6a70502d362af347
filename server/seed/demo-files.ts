import { docx, mp3, pdf, zip } from './documents';
import type { Picture, Scene } from './draw';

/** A file of the demonstration: a picture that is still to be drawn, or bytes. */
export interface DemoFile {
  readonly name: string;
  readonly made: Picture | Buffer;
  /** What it shows, for who cannot see it; empty where nobody wrote it. */
  readonly alt: string;
}

const SIZES = [[720, 480], [480, 480], [400, 600]] as const;
const FORMATS = ['jpg', 'webp', 'png'] as const;

/** So many pictures of a scene, of which three differ: every start of a test draws them. Of two in five, somebody wrote what they show. */
const pictures = (stem: string, scene: Scene, hue: number, count: number, alt: string): DemoFile[] =>
  Array.from({ length: count }, (_, place) => {
    const [kind, [width, height]] = [place % 3, SIZES[place % 3] ?? SIZES[0]];
    const format = FORMATS[kind] ?? 'jpg';
    return { name: `${stem}-${String(place + 1).padStart(2, '0')}.${format}`, alt: place % 5 < 2 ? alt : '', made: { scene, hue: hue + kind * 8, width, height, format } };
  });

const logos = (brand: string, hue: number): DemoFile[] => (['svg', 'png', 'webp'] as const).map((format) => (
  { name: `${brand} logo.${format}`, alt: `Logo ${brand}`, made: { scene: 'logo', hue, width: 720, height: 480, format } }));

const texts = (files: Readonly<Record<string, string>>): DemoFile[] =>
  Object.entries(files).map(([name, text]) => ({ name, alt: '', made: Buffer.from(text) }));

const leaflets = (titles: readonly string[], line: string): DemoFile[] =>
  titles.map((title) => ({ name: `${title}.pdf`, alt: '', made: pdf(title, [line, 'Zilvermeeuw Klimaattechniek, Zwolle', 'www.zilvermeeuw.example']) }));

const PRICES = 'code;omschrijving;prijs\nZM-WP-05;Warmtepomp 5 kW;4195,00\nZM-WP-08;Warmtepomp 8 kW;5240,00\nZM-KT-24;HR-ketel 24 kW;1690,00\n';
const MODELS = ['ZM-35', 'ZM-50', 'ZM-70', 'ZM-90', 'ZM-120'];

/** Folders by their path, each after the one that holds it, with the files that lie in them. */
export const FOLDERS: Readonly<Record<string, readonly DemoFile[]>> = {
  'Brochures': [],
  'Brochures/English': leaflets(['Heat pumps in existing houses', 'Quiet outdoor units', 'Underfloor heating explained', 'Company profile'], 'What to know before you choose.'),
  'Brochures/Nederlands': leaflets(['Hybride of volledig elektrisch', 'Stille buitenunits', 'Vloerverwarming in de renovatie', 'Onderhoud aan huis', 'Zo werkt een warmtepomp', 'Bedrijfsprofiel'], 'Wat je moet weten voordat je kiest.'),
  'Downloads': [
    ...['Logopakket', 'Tekeningen buitenunits', 'Stickers en labels'].map((title) => ({ name: `${title}.zip`, alt: '', made: zip({ 'LEESMIJ.txt': `${title} van Zilvermeeuw Klimaattechniek\n` }) })),
    { name: 'Wachtmuziek.mp3', alt: '', made: mp3(2) }, { name: 'Radiospot najaar.mp3', alt: '', made: mp3(1) },
  ],
  'Handleidingen': leaflets(MODELS.flatMap((model) => [`Handleiding ${model}`, `Installation manual ${model}`]), 'Lees dit voordat je begint. Read this before you start.'),
  'Merken': [],
  'Merken/Noordwind': logos('Noordwind', 205),
  'Merken/Thermolux': logos('Thermolux', 12),
  'Merken/Zilvermeeuw': [...logos('Zilvermeeuw', 225), ...logos('Zilvermeeuw Service', 265), { name: 'Huisstijl.docx', alt: '', made: docx(['Huisstijl van Zilvermeeuw', 'Blauw is de kleur van de lucht, wit die van de vogel.']) }],
  'Prijslijsten': [...texts({ 'Prijslijst 2026.csv': PRICES, 'Prijslijst 2027 (concept).csv': PRICES.replaceAll(',00', ',50'), 'Toelichting.txt': 'Prijzen zijn exclusief btw en gelden per stuk.\n' }), ...leaflets(['Prijslijst 2026', 'Price list 2026'], 'Prijzen zijn exclusief btw.')],
  'Producten': [],
  'Producten/Airconditioning': pictures('airco', 'outdoorUnit', 180, 12, 'Buitenunit van een airconditioning'),
  'Producten/Ketels': pictures('ketel', 'boiler', 30, 15, 'Ketel met leidingen'),
  'Producten/Radiatoren': pictures('radiator', 'radiator', 60, 20, 'Radiator onder een venster'),
  'Producten/Vloerverwarming': pictures('vloerverwarming', 'floor', 25, 15, 'Leidingen in een vloer, aanvoer rood en retour blauw'),
  'Producten/Warmtepompen': pictures('warmtepomp', 'outdoorUnit', 205, 6, 'Warmtepomp naast een gevel'),
  'Producten/Warmtepompen/Buitenunits': pictures('buitenunit', 'outdoorUnit', 215, 25, 'Buitenunit naast een gevel'),
  'Producten/Warmtepompen/Hybride': pictures('hybride', 'boiler', 200, 15, 'Hybride opstelling aan de wand'),
  'Projecten': [],
  'Projecten/Kantoor Breda': pictures('kantoor-breda', 'offices', 200, 20, 'Kantoorgebouw met nieuwe installatie'),
  'Projecten/Renovatie Deventer': pictures('deventer', 'house', 15, 20, 'Gerenoveerde woning met zonnepanelen'),
  'Projecten/School Antwerpen': pictures('school-antwerpen', 'offices', 30, 15, 'Schoolgebouw'),
  'Projecten/Wijk Zwolle-Zuid': pictures('zwolle-zuid', 'house', 100, 30, 'Woning in de wijk Zwolle-Zuid'),
  'Systeem': texts({ 'Lees mij.txt': 'Deze map hoort bij de websites zelf. Er kan niets in veranderd worden.\n' }),
  'Systeem/Pictogrammen': Array.from({ length: 12 }, (_, place) => ({ name: `pictogram-${String(place + 1).padStart(2, '0')}.svg`, alt: '', made: { scene: 'sign' as const, hue: place * 29, width: 240, height: 160, format: 'svg' as const } })),
  'Vestigingen': pictures('bus', 'van', 215, 10, 'Bus van de buitendienst'),
  'Vestigingen/Antwerpen': pictures('antwerpen', 'offices', 260, 6, 'Magazijn in Antwerpen'),
  'Vestigingen/Medewerkers': pictures('medewerker', 'portrait', 0, 30, 'Medewerker van Zilvermeeuw'),
  'Vestigingen/Zwolle': pictures('zwolle', 'offices', 220, 8, 'Hoofdkantoor in Zwolle'),
};

/** Its folders, and those in them, take no change. */
export const READ_ONLY = 'Systeem';
