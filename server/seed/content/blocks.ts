import { createHash } from 'node:crypto';
import type { StoredBlock } from '../../content/items/item-state';
import type { BlockCode } from '../../content/blocks/block-types';
import { itemAt, type Subject } from './subjects';
import type { LinkableRecords } from './linkable-records';
import type { SeedTexts } from './seed-texts';

/** Input for generating a text; `turn` makes two texts about one subject differ. */
export interface TextInput {
  readonly seedTexts: SeedTexts;
  readonly subject: Subject;
  readonly linkable: LinkableRecords;
  readonly turn: number;
}

type Data = Readonly<Record<string, unknown>>;

/** A general sentence; differs between the texts of a block and between neighbouring blocks. */
const remarkOf = ({ seedTexts, turn }: TextInput, place: number, text: 0 | 1 | 2): string =>
  itemAt(seedTexts.remarks, turn * 3 + place * 3 + text);

/** Two facts about the subject, and a general sentence. */
export const sentences = (writing: TextInput, place: number): string => {
  const { subject, turn } = writing;
  return [
    itemAt(subject.facts, turn + place),
    itemAt(subject.facts, turn + place + 2),
    remarkOf(writing, place, 0),
  ].join(' ');
};

const paragraphs = (writing: TextInput, place: number): string => {
  const { seedTexts, turn } = writing;
  const list = `<ul>${[0, 1, 2].map((step) => `<li>${itemAt(seedTexts.reasons, turn + place + step * 3)}</li>`).join('')}</ul>`;
  const more = itemAt(
    [
      '',
      list,
      `<p><strong>${itemAt(seedTexts.headings, turn + place)}.</strong> ${remarkOf(writing, place, 1)}</p>`,
      `<p>${remarkOf(writing, place, 2)}</p>`,
    ],
    turn + place,
  );
  return `<p>${sentences(writing, place)}</p>${more}`;
};

const pictureOf = ({ linkable, subject, turn }: TextInput, place: number): number =>
  itemAt(linkable.pictures(subject.stem), turn + place);
const buttonOf = ({ seedTexts, turn }: TextInput, place: number): Data => {
  const [label, url] = itemAt(seedTexts.buttons, turn + place);
  return { label, url, style: itemAt(['red', 'black', 'grey', 'lightgrey', 'white'], turn + place) };
};
const some = (ids: readonly number[], start: number, count: number): readonly number[] => [
  ...new Set(Array.from({ length: Math.min(count, ids.length) }, (_, step) => itemAt(ids, start + step))),
];
const highlights = (ids: readonly number[], start: number): readonly Data[] =>
  some(ids, start, 4).map((id, place) => ({ id, highlight: place === 0 ? 1 : 0 }));
const slides = (writing: TextInput, place: number): readonly Data[] =>
  [0, 1, 2].map((step) => ({
    image: pictureOf(writing, place + step),
    caption: itemAt(writing.seedTexts.captions, writing.turn + place + step),
  }));

/** Video URLs that do not exist. */
const FILMS = [
  'https://www.youtube.com/watch?v=ZmWp05kWnl1',
  'https://www.youtube.com/watch?v=ZmInregel02',
  'https://www.youtube.com/watch?v=ZmOplever03',
];

const MAKERS: Readonly<Record<BlockCode, (writing: TextInput, place: number) => Data>> = {
  'default-header': ({ seedTexts, turn }, place) => ({
    title: itemAt(seedTexts.headings, turn + place),
    level: itemAt(['h2', 'h3'], place),
  }),
  'default-text-plain': (writing, place) => {
    const { subject, linkable, turn } = writing;
    const shown =
      (turn + place) % 9 === 4
        ? `<p><img src="${linkable.address(pictureOf(writing, place))}" alt="${subject.definite}"></p>`
        : '';
    return { text: paragraphs(writing, place) + shown };
  },
  'custom-youtube': ({ seedTexts, turn }, place) => ({
    video: itemAt(FILMS, turn + place),
    caption: itemAt(seedTexts.captions, turn + place),
    wide: place % 2,
  }),
  'custom-quote': ({ seedTexts, linkable, turn }, place) => {
    const [quote, name, position] = itemAt(seedTexts.quotes, turn + place);
    return {
      quote,
      name,
      position,
      image: place % 2 === 0 ? itemAt(linkable.pictures('medewerker'), turn + place) : null,
    };
  },
  'custom-text-layer': (writing, place) => ({
    title: itemAt(writing.seedTexts.headings, writing.turn + place + 3),
    text: paragraphs(writing, place),
    background: itemAt(['lightgrey', 'white', 'red'], place),
    button: buttonOf(writing, place),
  }),
  'custom-text-image': (writing, place) => ({
    title: itemAt(writing.seedTexts.headings, writing.turn + place + 1),
    text: paragraphs(writing, place),
    image: pictureOf(writing, place),
    caption: itemAt(writing.seedTexts.captions, place),
    side: itemAt(['left', 'right'], place),
  }),
  'custom-text-image-block': (writing, place) => ({
    title: itemAt(writing.seedTexts.reasons, writing.turn + place),
    text: sentences(writing, place),
    image: pictureOf(writing, place + 1),
    button: buttonOf(writing, place),
    side: itemAt(['right', 'left'], place),
  }),
  'custom-text-image-news': (writing, place) => ({
    title: itemAt(writing.seedTexts.headings, place + 5),
    text: paragraphs(writing, place),
    slides: slides(writing, place),
    date: null,
  }),
  'custom-text-cta': (writing, place) => ({
    title: `${itemAt(writing.seedTexts.reasons, writing.turn + place)}.`,
    text: `<p>${remarkOf(writing, place, 2)}</p>`,
    button: buttonOf(writing, place),
  }),
  'custom-assortment-category': ({ seedTexts, linkable, turn }, place) => ({
    title: seedTexts.words.products,
    assortments: some(linkable.assortments, turn + place, 3),
  }),
  'custom-assortment-info': (writing, place) => ({
    assortment: [itemAt(writing.linkable.assortments, writing.turn + place)],
    text: `<p>${sentences(writing, place)}</p>`,
    products: some(writing.linkable.shopItems, writing.turn * 2, 4),
  }),
  'custom-downloads': ({ seedTexts, linkable, turn }, place) => ({
    title: seedTexts.words.downloads,
    files: some(linkable.documents, turn + place, 3),
  }),
  'custom-hub': ({ seedTexts, linkable, turn }, place) => ({
    title: seedTexts.words.related,
    pages: some(linkable.pages, turn + place, 3),
    categories: highlights(linkable.categories, turn),
  }),
  'custom-usp': ({ seedTexts, turn }, place) => ({
    title: '',
    points: [0, 1, 2].map((step) => itemAt(seedTexts.reasons, turn + place + step * 2)).join('\n'),
    icon: itemAt(['check', 'star', 'arrow'], place),
  }),
  'custom-branches': ({ seedTexts, linkable, turn }, place) => ({
    title: seedTexts.words.branches,
    branches: highlights(linkable.branches, turn + place),
    map: 1,
  }),
  'custom-header-small': (writing, place) => ({
    title: itemAt(writing.seedTexts.headings, writing.turn + place + 2),
    subtitle: itemAt(writing.seedTexts.reasons, place),
    image: place % 3 === 0 ? pictureOf(writing, place) : null,
  }),
  'custom-tiles': (writing, place) => ({
    title: writing.seedTexts.words.readMore,
    tiles: slides(writing, place),
    page: some(writing.linkable.pages, writing.turn, 1),
  }),
  'custom-widget': ({ turn }, place) => ({
    title: '',
    widget: itemAt(['dealerLocator', 'heatPumpSelector', 'airConfigurator', 'contact'], turn + place),
    code: '',
  }),
};

/** Typical sequences of blocks. */
const PLANS: readonly (readonly BlockCode[])[] = [
  ['default-text-plain', 'custom-text-image', 'custom-quote', 'default-text-plain'],
  ['custom-header-small', 'default-text-plain', 'custom-usp', 'custom-text-cta'],
  ['default-text-plain', 'default-header', 'default-text-plain', 'custom-text-image', 'custom-downloads'],
  ['custom-text-image', 'custom-text-image-block', 'custom-text-layer', 'custom-hub'],
  ['default-text-plain', 'custom-youtube', 'default-text-plain', 'custom-assortment-category'],
  ['custom-text-image-news', 'custom-quote', 'custom-tiles'],
  ['default-header', 'default-text-plain', 'custom-assortment-info', 'custom-text-cta', 'custom-branches'],
  ['default-text-plain', 'custom-widget', 'custom-text-image'],
];
const ALL: readonly BlockCode[] = PLANS.flat();

/** A deterministic guid for a key. */
const guidOf = (words: string): string => {
  const hash = createHash('sha256').update(words).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Generates blocks of these types. @param key distinguishes texts @param anchored whether headings get anchors */
export const blocksLike = (
  writing: TextInput,
  key: string,
  plan: readonly BlockCode[],
  anchored = false,
): readonly StoredBlock[] => {
  // Leaves out blocks that show branches if the website has none.
  const fitting = plan.filter((code) => code !== 'custom-branches' || writing.linkable.branches.length > 0);
  return fitting.map((code, place) => ({
    guid: guidOf(`${key} ${place}`),
    code,
    id: code === 'default-header' && anchored ? `part-${place}` : '',
    publication: null,
    disabled: false,
    data: MAKERS[code](writing, place),
  }));
};

/**
 * Generates the blocks of a text. @param key distinguishes texts @param count number of blocks; by default that of a
 * plan
 */
export const blocksOf = (writing: TextInput, key: string, count?: number): readonly StoredBlock[] =>
  blocksLike(
    writing,
    key,
    count === undefined
      ? itemAt(PLANS, writing.turn)
      : Array.from({ length: count }, (_, place) => itemAt(ALL, writing.turn + place)),
    count !== undefined,
  );
