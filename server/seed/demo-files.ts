import { docx, mp3, pdf, zip } from './documents';
import { large, logos, picture, products, series, signs, type DemoFile } from './pictures';

const texts = (files: Readonly<Record<string, string>>): DemoFile[] =>
  Object.entries(files).map(([name, text]) => ({ name, alt: '', made: Buffer.from(text) }));

const leaflets = (titles: readonly string[], line: string): DemoFile[] =>
  titles.map((title) => ({
    name: `${title}.pdf`,
    alt: '',
    made: pdf(title, [line, 'Zilvermeeuw Klimaattechniek, Zwolle', 'www.zilvermeeuw.example']),
  }));

const PRICES =
  'code;omschrijving;prijs\nZM-WP-05;Warmtepomp 5 kW;4195,00\nZM-WP-08;Warmtepomp 8 kW;5240,00\nZM-KT-24;HR-ketel 24 kW;1690,00\n';
const MODELS = ['ZM-35', 'ZM-50', 'ZM-70', 'ZM-90', 'ZM-120'];

/** Folders by path, parents first, with their files. */
export const FOLDERS: Readonly<Record<string, readonly DemoFile[]>> = {
  'Brochures': [],
  'Brochures/English': leaflets(
    ['Heat pumps in existing houses', 'Quiet outdoor units', 'Underfloor heating explained', 'Company profile'],
    'What to know before you choose.',
  ),
  'Brochures/Nederlands': leaflets(
    [
      'Hybride of volledig elektrisch',
      'Stille buitenunits',
      'Vloerverwarming in de renovatie',
      'Onderhoud aan huis',
      'Zo werkt een warmtepomp',
      'Bedrijfsprofiel',
    ],
    'Wat je moet weten voordat je kiest.',
  ),
  'Downloads': [
    ...['Logopakket', 'Tekeningen buitenunits', 'Stickers en labels'].map((title) => ({
      name: `${title}.zip`,
      alt: '',
      made: zip({ 'LEESMIJ.txt': `${title} van Zilvermeeuw Klimaattechniek\n` }),
    })),
    { name: 'Wachtmuziek.mp3', alt: '', made: mp3(2) },
    { name: 'Radiospot najaar.mp3', alt: '', made: mp3(1) },
  ],
  'Handleidingen': leaflets(
    MODELS.flatMap((model) => [`Handleiding ${model}`, `Installation manual ${model}`]),
    'Lees dit voordat je begint. Read this before you start.',
  ),
  'Merken': [],
  'Merken/Koperhof': logos('Koperhof', 4),
  'Merken/Noordwind': logos('Noordwind', 2),
  'Merken/Thermolux': logos('Thermolux', 3),
  'Merken/Vloerwarm': logos('Vloerwarm', 5),
  'Merken/Zilvermeeuw': [
    ...logos('Zilvermeeuw', 0),
    ...logos('Zilvermeeuw Service', 1),
    {
      name: 'Huisstijl.docx',
      alt: '',
      made: docx(['Huisstijl van Zilvermeeuw', 'Blauw is de kleur van de lucht, wit die van de vogel.']),
    },
  ],
  'Prijslijsten': [
    ...texts({
      'Prijslijst 2026.csv': PRICES,
      'Prijslijst 2027 (concept).csv': PRICES.replaceAll(',00', ',50'),
      'Toelichting.txt': 'Prijzen zijn exclusief btw en gelden per stuk.\n',
    }),
    ...leaflets(['Prijslijst 2026', 'Price list 2026'], 'Prijzen zijn exclusief btw.'),
  ],
  'Producten': [],
  'Producten/Airconditioning': [
    ...series('airco-woonkamer', 'splitUnit', 5, 'Airconditioning aan de wand boven een bank', { step: 2 }),
    ...series('airco-slaapkamer', 'splitUnit', 5, 'Airconditioning aan de wand boven een bed', { from: 1, step: 2 }),
  ],
  'Producten/Installatiemateriaal': [
    ...products('kogelkraan', 'valve', ['rood', 'messing', 'geel'], 'Kogelkraan met hendel'),
    ...products('bocht', 'elbow', ['koper', 'staal'], 'Bocht van 90 graden'),
    ...products('leiding-op-rol', 'coil', ['koper', 'kunststof', 'rood'], 'Leiding op rol'),
    ...products('circulatiepomp', 'pump', ['petrol', 'blauw', 'oranje'], 'Circulatiepomp'),
    ...products('expansievat', 'vessel', ['rood', 'wit', 'blauw'], 'Expansievat'),
    ...products('schroeven', 'screws', ['messing', 'verzinkt'], 'Drie schroeven'),
    ...series('leidingwerk', 'pipes', 6, 'Leidingwerk met een manometer'),
  ],
  'Producten/Ketels': [
    large('combiketel-01.jpg', 'combiBoiler', 0, 'Combiketel aan de wand met leidingen'),
    ...series('combiketel-zolder', 'combiBoiler', 8, 'Combiketel op zolder, onder een schuin dak', {
      step: 2,
      differ: 3,
    }),
    ...series('combiketel-bijkeuken', 'combiBoiler', 8, 'Combiketel in een bijkeuken', { from: 1, step: 2, differ: 3 }),
  ],
  'Producten/Radiatoren': [...series('radiator-woonkamer', 'radiator', 9, 'Radiator onder een raam', { differ: 6 })],
  'Producten/Radiatoren/Designradiatoren': series(
    'designradiator',
    'designRadiator',
    8,
    'Handdoekradiator in een badkamer',
  ),
  'Producten/Radiatoren/Thermostaatknoppen': products(
    'thermostaatknop',
    'head',
    ['wit', 'antraciet'],
    'Thermostaatknop voor een radiator',
  ),
  'Producten/Thermostaten': ['woonkamer', 'hal', 'zolder', 'balie', 'werkplaats'].map((room, variant) =>
    picture(`thermostaat-${room}.jpg`, 'thermostat', variant, `Ronde thermostaat aan de wand: ${room}`),
  ),
  'Producten/Vloerverwarming': [
    ...series('vloerlussen', 'loops', 8, 'Lussen van vloerverwarming voor het storten van de vloer', { differ: 5 }),
    ...series('verdeler', 'manifold', 6, 'Verdeler van vloerverwarming met doorstroommeters'),
  ],
  'Producten/Warmtepompen': [
    large('buitenunit-achtertuin.jpg', 'heatPump', 0, 'Buitenunit tegen een bakstenen gevel, naast een plantenbak'),
    picture('combiketel-met-warmtepomp.jpg', 'hybrid', 0, 'Combiketel en binnenunit naast elkaar aan de wand'),
    picture('dak-zonnepanelen.jpg', 'solarRoof', 0, 'Pannendak met acht zonnepanelen'),
    ...leaflets(['Keuzehulp warmtepompen'], 'In vijf stappen naar de juiste warmtepomp.'),
    picture('leidingwerk-stookruimte.jpg', 'pipes', 0, 'Koperen en stalen leidingen met een manometer'),
    picture('radiator-lage-temperatuur.jpg', 'radiator', 0, 'Radiator onder een raam met gordijnen'),
    picture('rijtjeswoningen-buitenunit.jpg', 'terrace', 0, 'Rij woningen met buitenunits voor de gevel'),
    picture('thermostaat-woonkamer.jpg', 'thermostat', 0, 'Ronde thermostaat aan de wand, op 20,5 graden'),
    picture('vloerlussen-badkamer.jpg', 'loops', 0, 'Lussen van vloerverwarming langs een wand'),
  ],
  'Producten/Warmtepompen/Buitenunits': [
    ...series('buitenunit', 'heatPump', 16, 'Buitenunit van een warmtepomp tegen een gevel', { differ: 9 }),
    ...series('buitenunits-plat-dak', 'flatRoof', 8, 'Buitenunits naast elkaar op een plat dak'),
  ],
  'Producten/Warmtepompen/Hybride': series(
    'hybride',
    'hybrid',
    14,
    'Hybride opstelling: ketel en binnenunit aan de wand',
    { differ: 6 },
  ),
  'Producten/Zonnepanelen': series('zonnepanelen', 'solarRoof', 8, 'Zonnepanelen op een pannendak'),
  'Projecten': [],
  'Projecten/Kantoor Breda': [
    ...series('kantoor-breda', 'office', 10, 'Kantoorgebouw in Breda', { format: 'webp' }),
    ...series('kantoor-breda-dak', 'flatRoof', 6, 'Buitenunits op het dak van het kantoor in Breda', { from: 1 }),
  ],
  'Projecten/Renovatie Deventer': [
    ...series('deventer-woning', 'villa', 10, 'Gerenoveerde woning in Deventer met zonnepanelen', { differ: 6 }),
    ...series('deventer-radiator', 'radiator', 5, 'Nieuwe radiator in een woning in Deventer', { from: 1 }),
  ],
  'Projecten/School Antwerpen': [
    ...series('school-antwerpen', 'school', 8, 'Schoolgebouw in Antwerpen', { format: 'webp' }),
    ...series('school-antwerpen-techniek', 'pipes', 4, 'Leidingwerk in de technische ruimte van de school', {
      from: 1,
    }),
  ],
  'Projecten/Wijk Zwolle-Zuid': [
    ...series('zwolle-zuid', 'terrace', 14, 'Rij woningen in de wijk Zwolle-Zuid', { differ: 8 }),
    ...series('zwolle-zuid-nieuwbouw', 'terraceNew', 10, 'Nieuwe woningen met zonnepanelen in Zwolle-Zuid'),
  ],
  'Systeem': texts({ 'Lees mij.txt': 'Deze map hoort bij de websites zelf. Er kan niets in veranderd worden.\n' }),
  'Systeem/Pictogrammen': signs([
    'vlam',
    'druppel',
    'sneeuwvlok',
    'zon',
    'ventilator',
    'huis',
    'bliksem',
    'thermometer',
    'sleutel',
    'telefoon',
    'vrachtwagen',
    'blad',
  ]),
  'Vestigingen': [
    ...series('balie', 'counter', 6, 'Medewerker en klant aan de balie', { differ: 5 }),
    ...series('bus', 'van', 8, 'Bus van de buitendienst in een straat', { differ: 5 }),
  ],
  'Vestigingen/Antwerpen': [
    ...series('antwerpen', 'branch', 4, 'Vestiging Antwerpen met laaddeuren', { from: 1 }),
    ...series('antwerpen-magazijn', 'warehouse', 5, 'Magazijn in Antwerpen'),
  ],
  'Vestigingen/Medewerkers': series('medewerker', 'colleague', 30, 'Medewerker van Zilvermeeuw', { differ: 10 }),
  'Vestigingen/Zwolle': [
    large('zwolle-01.jpg', 'branch', 0, 'Hoofdkantoor in Zwolle met laaddeuren'),
    ...series('zwolle-magazijn', 'warehouse', 4, 'Magazijn in Zwolle', { from: 1 }),
    ...series('zwolle-showroom', 'counter', 3, 'Balie in de vestiging Zwolle', { from: 2 }),
  ],
};

/** A read-only folder; its subfolders are read-only too. */
export const READ_ONLY = 'Systeem';
