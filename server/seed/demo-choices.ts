import { sql } from 'drizzle-orm';
import { slugify } from '../../src/domain/shared/slug.rule';
import { fold } from '../../src/domain/shared/fold';
import { categories } from '../content/terms/categories';
import { tags } from '../content/terms/tags';
import type { Database } from '../database/database';
import type { Resource } from '../shared/resource';
import { blankOf } from '../shared/resource-rows';
import { seedRows } from './seed-rows';
import { utc } from '../shared/utc';
import { workingMoment } from './working-hours';

/** Labels by website; after a bar, the description for search results. */
const TAGS = [
  [
    'Hybride',
    'Lucht-water',
    'Bodem-water',
    'Stil wonen | Over geluid van buitenunits: normen, plaatsing en omkasting.',
    'Renovatie',
    'Nieuwbouw',
    'Subsidie | Welke subsidie er is, voor wie, en hoe je haar aanvraagt.',
    'Onderhoud',
    'Waterkwaliteit',
    'Inregelen',
    'Propaan (R290) | Werken met een natuurlijk koudemiddel.',
    'Praktijkverhaal',
  ],
  [
    'Hybride',
    'Renovatie',
    'Premies | Mijn VerbouwPremie en wat er nog meer is.',
    'Nieuwbouw',
    'Ventilatie type D',
    'EPB',
    'Onderhoud',
    'Werfverslag',
  ],
  ['Fault codes', 'Firmware', 'Refrigerants', 'Commissioning', 'Spare parts', 'Tools', 'Maintenance', 'Safety'],
];
const CATEGORIES = [
  [
    'Warmtepompen | Alles over warmtepompen: kiezen, plaatsen en onderhouden.',
    'Sanitair | Badkamer, toilet en keuken: producten en praktijk.',
    'Ventilatie | Verse lucht zonder warmteverlies.',
    'Ketels',
    'Vloerverwarming',
    'Airconditioning',
    'Regeltechniek',
    'Duurzaam bouwen',
    'Wet en norm',
    'Zilvermeeuw zelf',
  ],
  [
    'Warmtepompen',
    'Sanitair',
    'Ventilatie',
    'Condensatieketels',
    'Vloerverwarming',
    'Regelgeving',
    'Zilvermeeuw België',
  ],
  ['Heat pumps', 'Ventilation', 'Plumbing', 'Boilers', 'Controls', 'How we work'],
];
const TARGETS = ['Installateurs', 'Bouwbedrijven', 'Architecten en adviseurs', 'Particulieren'];
const AUTHORS = [
  'Ilse Vermeer',
  'Joris van den Akker',
  'Hanne Claes',
  'Mehmet Yıldız',
  'Fleur de Graaf',
  'Sam O’Connor',
  'Noor el Amrani',
  'Wout Peeters',
];
const PROJECTS = [
  'P-23104 Wijk Zwolle-Zuid',
  'P-23118 Renovatie Deventer',
  'P-23207 Kantoor Breda',
  'P-24003 School Antwerpen',
  'P-24017 Zwembad De Vrolijkheid',
  'P-24032 Zorghuis Linde',
  'P-24055 Pakhuis Kampen',
  'P-25008 Hotel Zeezicht',
  'P-25021 Brandweerkazerne Ommen',
  'P-25040 Appartementen Sluishof',
  'P-26002 Bakkerij Vandenbroucke',
  'P-26011 Stadskantoor Hasselt',
];
const ASSORTMENTS = [
  'Warmtepompen lucht-water',
  'Warmtepompen bodem-water',
  'Hybride warmtepompen',
  'Warmtepompboilers',
  'Combiketels',
  'Radiatoren',
  'Vloerverwarming',
  'Verdelers',
  'Thermostaten',
  'Airconditioning',
  'Ventilatie-units',
  'Ventilatiefilters',
  'Kranen en afsluiters',
  'Fittingen',
  'Leidingen',
  'Sanitair',
  'Expansievaten',
  'Circulatiepompen',
];
/** Code, name and gross price in euros. */
const SHOP_ITEMS = `
  ZM-WP-05 Warmtepomp 5 kW 4195.00
  ZM-WP-08 Warmtepomp 8 kW 5240.00
  ZM-WP-11 Warmtepomp 11 kW 6480.00
  ZM-WP-16 Warmtepomp 16 kW 8320.00
  ZM-HY-04 Hybride warmtepomp 4 kW 2980.00
  ZM-HY-06 Hybride warmtepomp 6 kW 3410.00
  ZM-WB-20 Warmtepompboiler 200 liter 2145.00
  ZM-WB-26 Warmtepompboiler 260 liter 2390.00
  ZM-KT-24 HR-ketel 24 kW 1690.00
  ZM-KT-28 HR-ketel 28 kW 1845.00
  ZM-KT-36 HR-ketel 36 kW 2160.00
  ZM-BV-10 Buffervat 100 liter 485.00
  ZM-BV-20 Buffervat 200 liter 640.00
  ZM-VV-04 Verdeler vloerverwarming, 4 groepen 318.50
  ZM-VV-06 Verdeler vloerverwarming, 6 groepen 396.00
  ZM-VV-10 Verdeler vloerverwarming, 10 groepen 548.00
  ZM-VB-16 Vloerverwarmingsbuis 16 mm, rol 120 m 142.00
  ZM-TH-01 Kamerthermostaat Basis 68.00
  ZM-TH-02 Kamerthermostaat Slim 189.00
  ZM-TH-03 Buitenvoeler 34.50
  ZM-CP-25 Circulatiepomp 25-60 214.00
  ZM-CP-32 Circulatiepomp 32-80 389.00
  ZM-EV-18 Expansievat 18 liter 52.00
  ZM-EV-35 Expansievat 35 liter 79.00
  ZM-VA-01 Vuil- en luchtafscheider 1" 168.00
  ZM-WTW-300 WTW-unit 300 m³/h 2380.00
  ZM-WTW-400 WTW-unit 400 m³/h 2760.00
  ZM-FI-G4 Filterset G4 28.00
  ZM-FI-F7 Filterset F7 46.00
  ZM-AC-25 Airconditioning 2,5 kW 985.00
  ZM-AC-35 Airconditioning 3,5 kW 1120.00
  ZM-AC-50 Airconditioning 5,0 kW 1495.00
  ZM-KK-15 Kogelkraan 15 mm 9.80
  ZM-KK-22 Kogelkraan 22 mm 13.40
  ZM-IC-15 Inlaatcombinatie 15 mm 31.20
  ZM-TK-01 Thermostatische douchekraan 264.00
  ZM-WK-01 Wastafelkraan 148.00
  ZM-IR-01 Inbouwreservoir 226.00
  ZM-DR-90 Doucheruit 90 cm 418.00
  ZM-BU-01 Geluidskap buitenunit 735.00
  ZM-RD-04 Paneelradiator 600 x 400 mm 142.00
  ZM-RD-08 Paneelradiator 600 x 800 mm 198.00
  ZM-RD-12 Paneelradiator 600 x 1200 mm 264.00
  ZM-PF-22 Verloop persfitting 22 x 15 mm 6.40
  ZM-PF-28 Verloop persfitting 28 x 22 mm 8.95
`
  .trim()
  .split('\n')
  .map((line) => /^\s*(\S+) (.+) ([\d.]+)$/.exec(line) ?? []);

const seedTerms = async (
  tx: Database,
  resource: Resource,
  titled: 'label' | 'name',
  lines: readonly (readonly string[])[],
  websites: readonly number[],
  now: number,
): Promise<void> => {
  for (const [site, written] of lines.entries()) {
    const terms = written.map((line, place) => {
      const [name = '', description = ''] = line.split(' | ');
      return {
        ...blankOf(resource),
        [titled]: name,
        url: slugify(name),
        datetime: utc(workingMoment(now, -20 - place * 31, place + site)),
        meta_seo_title: description === '' ? '' : `${name} | Zilvermeeuw`,
        meta_seo_description: description,
      };
    });
    await seedRows(tx, resource, terms, websites[site] ?? null);
  }
};

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`(${name}, ${fold(name)})`),
    sql`, `,
  );

/** Adds tags and categories of three websites, and other records that content refers to. */
export const seedChoices = async (tx: Database, websites: readonly number[], now: number): Promise<void> => {
  await seedTerms(tx, tags, 'label', TAGS, websites, now);
  await seedTerms(tx, categories, 'name', CATEGORIES, websites, now);
  await tx.execute(
    sql`
      insert into targets (label, place)
      values ${sql.join(
        TARGETS.map((label, place) => sql`(${label}, ${place}::integer)`),
        sql`, `,
      )}`,
  );
  await tx.execute(sql`insert into authors (fullname, search) values ${list(AUTHORS)}`);
  await tx.execute(sql`insert into projects (number, search) values ${list(PROJECTS)}`);
  await tx.execute(sql`insert into assortments (label, search) values ${list(ASSORTMENTS)}`);
  await tx.execute(
    sql`
      insert into shop_items (code, label, gross_price, search)
      values ${sql.join(
        SHOP_ITEMS.map(
          ([, code = '', label = '', price = '0']) =>
            sql`(${code}, ${label}, ${price}::numeric, ${fold(`${code} ${label}`)})`,
        ),
        sql`, `,
      )}`,
  );
};
