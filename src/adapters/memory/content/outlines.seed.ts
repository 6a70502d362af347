import type { Choice } from '../../../domain/content/block';
import type { ContentItem } from '../../../domain/content/content-item';
import { parseUtc } from '../../../domain/shared/instant';
import type { BlockOutline } from './blocks.seed';
import { SHARED_PAGE_OUTLINE } from './shared-page.seed';

/** Short form of an item; absent fields are blank. */
export interface Outline extends Partial<Omit<ContentItem, 'blocks' | 'image'>> {
  readonly name: string;
  readonly blocks: readonly BlockOutline[];
  /** Path of the item's image. */
  readonly picture?: string;
}

const choice = (id: string, label: string): Choice => ({ id, label });
const INSTALLERS = choice('1', 'Installateurs');
const EVERYBODY = [INSTALLERS, choice('4', 'Particulieren')];
const HEAT_PUMPS = [choice('1', 'Warmtepompen')];
const ZWOLLE = [choice('1', 'Zwolle')];
const UNIT = 'Beeld/Producten/Warmtepompen/zm-35 buitenunit.jpg';
const ROOM = 'Beeld/Sfeer/woonkamer winter.jpg';
const SOON = parseUtc('2026-12-01 07:00:00');

/** Adds the common fields to each outline. */
const withDefaults = (common: Partial<Outline>, outlines: readonly Outline[]): readonly Outline[] =>
  outlines.map((outline) => ({ ...common, ...outline }));
const text = (html: string): BlockOutline => ['default-text-plain', { text: html }];
const heading = (title: string): BlockOutline => ['default-header', { title, level: 'h2' }];

export const POSTS = withDefaults({ branches: ZWOLLE, categories: HEAT_PUMPS, targets: EVERYBODY }, [
  {
    name: 'Hybride of volledig elektrisch?',
    picture: UNIT,
    tags: [choice('1', 'Hybride')],
    author: choice('1', 'Ilse Vermeer'),
    recap: 'Wanneer een hybride warmtepomp volstaat, en wanneer het gas eruit kan.',
    blocks: [
      heading('Waar het van afhangt'),
      text('<p>De ene woning is de andere niet. <strong>Isolatie</strong>, afgifte en gedrag beslissen samen.</p>'),
      [
        'custom-text-image',
        { text: '<p>Een buitenunit past op een smal balkon.</p>', image: UNIT, caption: 'De ZM-35', side: 'right' },
      ],
      ['custom-usp', { title: 'Hybride in het kort', points: 'Minder gas\nSnel geplaatst', icon: 'check' }],
      ['custom-quote', { quote: 'Na één winter wisten we het zeker.', name: 'Familie Van Leeuwen' }],
      ['custom-text-cta', { title: 'Twijfel je nog?', button: 'Maak een afspraak > /contact' }],
    ],
  },
  {
    name: 'Stil wonen naast een buitenunit',
    picture: 'Beeld/Producten/Warmtepompen/zm-50 buitenunit.jpg',
    tags: [choice('3', 'Stil wonen')],
    blocks: [
      text('<p>Geluid is te meten, en te dempen.</p>'),
      [
        'default-text-plain',
        { text: '<p>Tot het voorjaar geldt de oude norm.</p>' },
        { publication: { from: null, to: parseUtc('2027-04-01 00:00:00') } },
      ],
      [
        'custom-youtube',
        { video: 'https://www.youtube.com/watch?v=Zm35Zwolle', caption: 'Een meting in het testcentrum', wide: '1' },
      ],
    ],
  },
  {
    name: 'How we test heat pumps in winter',
    picture: 'Beeld/Mensen/monteur op dak.jpg',
    targets: [INSTALLERS],
    tags: [choice('2', 'Lucht-water')],
    blocks: [
      heading('Minus fifteen, every week'),
      text('<p>Our climate chamber in Zwolle runs at <em>minus fifteen degrees</em> from Monday to Wednesday.</p>'),
      [
        'custom-text-image-news',
        {
          text: '<p>Three days, two engineers, one unit.</p>',
          slides: 'Beeld/Mensen/team zwolle.jpg, Beeld/Mensen/training.webp',
        },
        { disabled: true },
      ],
    ],
  },
  {
    name: 'Vijf vragen over subsidie in 2027',
    picture: ROOM,
    tags: [choice('6', 'Subsidie')],
    online: SOON,
    blocks: [text('<p>Wie krijgt wat, en wanneer vraag je het aan?</p>')],
  },
  {
    name: 'Inregelen: drie fouten die iedereen maakt',
    picture: UNIT,
    status: 'draft',
    targets: [INSTALLERS],
    blocks: [text('<p>Nog uitwerken met de monteurs.</p>')],
  },
]);

export const NEWS = withDefaults({ categories: HEAT_PUMPS }, [
  {
    name: 'Nieuwe subsidie voor warmtepompen',
    picture: ROOM,
    targets: EVERYBODY,
    tags: [choice('6', 'Subsidie')],
    blocks: [
      text('<p>Vanaf 1 januari vraag je de subsidie vooraf aan.</p>'),
      ['custom-downloads', { title: 'Meer lezen', files: 'Brochures/warmtepompen 2026.pdf' }],
    ],
  },
  {
    name: 'Wintercheck weer te boeken',
    picture: 'Nieuws/2026/wintercheck.jpg',
    targets: EVERYBODY,
    blocks: [text('<p>Plan de controle van je installatie.</p>')],
  },
  {
    name: 'Service desk open on Saturdays',
    internal: true,
    picture: 'Beeld/Mensen/klantenservice.jpg',
    readConfirmation: true,
    blocks: [text('<p>From December on the desk is open from nine to one.</p>')],
  },
  {
    name: 'Zomersluiting',
    status: 'unpublished',
    picture: 'Beeld/Sfeer/dakterras zomer.jpg',
    targets: [INSTALLERS],
    blocks: [text('<p>In de bouwvak zijn wij dicht.</p>')],
  },
]);

export const PRESS: readonly Outline[] = [
  {
    name: 'Zilvermeeuw opent testcentrum in Antwerpen',
    picture: 'Nieuws/2025/opening antwerpen.jpg',
    branches: [choice('5', 'Antwerpen')],
    targets: [INSTALLERS],
    blocks: [text('<p>Het tweede testcentrum is open.</p>')],
  },
  {
    name: 'Zilvermeeuw reports a record year',
    picture: "Logo's/beeldmerk.png",
    branches: ZWOLLE,
    targets: EVERYBODY,
    blocks: [text('<p>More heat pumps than ever left the factory.</p>')],
  },
];

export const PAGES = withDefaults({ targets: EVERYBODY }, [
  {
    name: 'Over ons',
    blocks: [
      ['custom-header-small', { title: 'Over ons', subtitle: 'Sinds 1971 in Zwolle' }],
      text('<p>Wij maken warmtepompen.</p>'),
    ],
  },
  {
    name: 'Service en onderhoud',
    blocks: [
      text('<p>Onderhoud houdt een installatie jong.</p>'),
      ['custom-widget', { title: 'Zoek een dealer', widget: 'dealerLocator' }],
    ],
  },
  {
    name: 'Werken bij Zilvermeeuw',
    parent: choice('1', 'Over ons'),
    blocks: [text('<p>Wij zoeken monteurs.</p>')],
  },
  { name: 'Contact', blocks: [['custom-widget', { widget: 'contact' }]] },
  SHARED_PAGE_OUTLINE,
]);

export const REFERENCES = withDefaults({ targets: [INSTALLERS] }, [
  {
    name: 'Wijk Zwolle-Zuid',
    picture: ROOM,
    intro: '<p>Een wijk van het gas af, straat voor straat.</p>',
    branches: ZWOLLE,
    project: choice('1', 'P-23104 Wijk Zwolle-Zuid'),
    city: 'Zwolle',
    map: true,
    implementation: 2025,
    client: 'Woonstichting IJsselrand',
    deliveryDate: '2025-09-12',
    architect: 'Bureau Hanze',
    projectScope: 18_400,
    blocks: [heading('184 woningen'), text('<p>Elke woning een eigen unit.</p>')],
  },
  {
    name: 'Hotel Zeezicht',
    picture: 'Beeld/Sfeer/polder.jpg',
    intro: '<p>A hotel that heats itself.</p>',
    branches: [choice('4', 'Breda')],
    project: choice('4', 'P-25008 Hotel Zeezicht'),
    city: 'Domburg',
    implementation: 2026,
    client: 'Zeezicht Hotels',
    blocks: [text('<p>Sixty rooms, one plant room.</p>')],
  },
]);

export const BRANCHES: readonly Outline[] = ['Zwolle', 'Deventer', 'Kampen', 'Breda', 'Antwerpen', 'Hasselt'].map(
  (name) => ({
    name,
    picture: 'Beeld/Mensen/team zwolle.jpg',
    targets: EVERYBODY,
    blocks: [text(`<p>Kom langs in ${name}.</p>`)],
  }),
);
