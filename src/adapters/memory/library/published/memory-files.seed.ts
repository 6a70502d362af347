import { isRight } from 'fp-ts/Either';
import { FILE_TYPES } from '../../../../domain/library/file-type.rule';
import { extensionOf } from '../../../../domain/library/name.rule';
import { nameOf, parentOf } from '../../../../domain/library/path';
import { parseUtc } from '../../../../domain/shared/instant';
import { MemoryFiles } from './memory-files';
import type { Content } from './memory-tree';

const FOLDERS = [
  'Beeld',
  'Beeld/Producten',
  'Beeld/Producten/Warmtepompen',
  'Beeld/Producten/Airco',
  'Beeld/Mensen',
  'Beeld/Sfeer',
  'Brochures',
  'Handleidingen',
  "Logo's",
  'Nieuws',
  'Nieuws/2025',
  'Nieuws/2026',
  'Prijslijsten',
];
/** A read-only folder. */
const READ_ONLY = 'Systeem';

/** Pictures by folder: name, kilobytes, width, height, alternative text. */
const PICTURES: Readonly<Record<string, readonly (readonly [string, number, number, number, string])[]>> = {
  'Beeld/Producten/Warmtepompen': [
    ['zm-35 buitenunit.jpg', 412, 1600, 1200, 'Buitenunit ZM-35 tegen een bakstenen gevel'],
    ['zm-50 buitenunit.jpg', 467, 1600, 1200, 'Buitenunit ZM-50 op een plat dak'],
    ['zm-80 binnenunit.jpg', 388, 1200, 1600, 'Binnenunit ZM-80 in een bijkeuken'],
    ['bediening.png', 96, 900, 900, 'Het bedieningspaneel van de ZM-reeks'],
  ],
  'Beeld/Producten/Airco': [
    ['wandmodel wit.jpg', 301, 1600, 1067, 'Wit wandmodel boven een raam'],
    ['wandmodel antraciet.jpg', 322, 1600, 1067, 'Antraciet wandmodel in een slaapkamer'],
    ['cassette.png', 143, 1200, 800, 'Cassette in een systeemplafond'],
  ],
  'Beeld/Mensen': [
    ['monteur op dak.jpg', 655, 2400, 1600, 'Monteur stelt een buitenunit af'],
    ['team zwolle.jpg', 702, 2400, 1350, 'Het team van Zwolle voor het testcentrum'],
    ['klantenservice.jpg', 540, 2400, 1600, 'Medewerker van de klantenservice aan de telefoon'],
    ['training.webp', 214, 1920, 1080, 'Installateurs tijdens een training'],
  ],
  'Beeld/Sfeer': [
    ['woonkamer winter.jpg', 598, 2400, 1600, 'Woonkamer met sneeuw achter het raam'],
    ['dakterras zomer.jpg', 571, 2400, 1600, 'Dakterras in de avondzon'],
    ['polder.jpg', 488, 2400, 1350, ''],
    ['meeuwen.gif', 820, 640, 360, ''],
  ],
  "Logo's": [
    ['zilvermeeuw.svg', 4, 400, 120, 'Zilvermeeuw'],
    ['zilvermeeuw wit.svg', 4, 400, 120, ''],
    ['beeldmerk.png', 22, 512, 512, 'Een meeuw in een cirkel'],
  ],
  'Nieuws/2025': [
    ['opening antwerpen.jpg', 377, 1600, 900, 'Het lint wordt doorgeknipt'],
    ['iso 9001.png', 64, 800, 600, ''],
  ],
  'Nieuws/2026': [
    ['open dag.jpg', 431, 1600, 900, 'Bezoekers bij het testcentrum'],
    ['wintercheck.jpg', 365, 1600, 900, 'Monteur met een meter'],
    ['nieuwe bus.jpg', 402, 1600, 900, ''],
  ],
  [READ_ONLY]: [
    ['plaatshouder.png', 3, 600, 400, ''],
    ['geen foto.svg', 2, 300, 300, ''],
  ],
};
/** Other files by folder: name and kilobytes. */
const OTHERS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  Brochures: [
    ['warmtepompen 2026.pdf', 5_820],
    ['airco 2026.pdf', 4_410],
    ['onderhoud.pdf', 1_240],
    ['presentatie dealers.pptx', 8_930],
    ['radiospot.mp3', 1_310],
  ],
  Handleidingen: [
    ['ZM-35 installatie.pdf', 3_150],
    ['ZM-50 installatie.pdf', 3_320],
    ['ZM-80 installatie.pdf', 3_690],
    ['storingscodes.txt', 18],
    ['garantievoorwaarden.docx', 88],
    ['montage.mp4', 18_400],
  ],
  Prijslijsten: [
    ['prijslijst 2025.xlsx', 212],
    ['prijslijst 2026.xlsx', 224],
    ['onderdelen.csv', 96],
    ['archief 2020-2024.zip', 6_120],
  ],
};

const START = parseUtc('2026-11-18 15:20:00') ?? 0;
const HOUR = 3_600_000;
const KILOBYTE = 1024;

/** Draws a sun above a hill; colours depend on the number. */
const pictureOf = (number: number, width: number, height: number): Content => {
  const hue = (number * 47) % 360;
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" ` +
    `preserveAspectRatio="none"><rect width="100" height="100" fill="hsl(${hue} 60% 82%)"/>` +
    `<circle cx="${20 + ((number * 31) % 60)}" cy="30" r="12" fill="hsl(${(hue + 40) % 360} 90% 70%)"/>` +
    `<path d="M0 80Q30 60 60 78T100 72V100H0Z" fill="hsl(${(hue + 170) % 360} 40% 32%)"/></svg>`;
  return {
    body: new Blob([text], { type: 'image/svg+xml' }),
    picture: `data:image/svg+xml,${encodeURIComponent(text)}`,
    dimensions: { width, height },
  };
};

/** The seed library: fourteen folders and some forty files. Files that are not drawings contain a line of text. */
export const seededFiles = (): MemoryFiles => {
  const files = new MemoryFiles();
  let number = 0;
  const addFolder = (path: string, readOnly = false): void => {
    const parent = files.folder(parentOf(path));
    if (isRight(parent)) files.addFolder(parent.right, nameOf(path), readOnly);
  };
  const addFile = (folder: string, name: string, content: Content, kilobytes: number, alt = ''): void => {
    const parent = files.folder(folder);
    number += 1;
    if (isRight(parent))
      files.addFile(parent.right, name, content, START - number * 29 * HOUR, {
        size: kilobytes * KILOBYTE,
        alt,
        status: number % 9 === 0 ? 'draft' : 'published',
      });
  };
  for (const path of FOLDERS) addFolder(path);
  addFolder(READ_ONLY, true);
  for (const [folder, pictures] of Object.entries(PICTURES)) {
    for (const [name, kilobytes, width, height, alt] of pictures)
      addFile(folder, name, pictureOf(number, width, height), kilobytes, alt);
  }
  for (const [folder, others] of Object.entries(OTHERS)) {
    for (const [name, kilobytes] of others) {
      const body = new Blob([name], { type: FILE_TYPES[extensionOf(name)]?.media ?? '' });
      addFile(folder, name, { body, picture: null, dimensions: null }, kilobytes);
    }
  }
  return files;
};
