import { hasField, type ContentField, type ContentModule } from '../../../src/domain/content/modules.rule';
import { slugify } from '../../../src/domain/shared/slug.rule';
import type { NewItem } from '../../content/items/item-rows';
import type { Details, ItemState } from '../../content/items/item-state';
import { fromUtc, utc } from '../../shared/utc';
import { blocksOf, sentences, type TextInput } from './blocks';
import { typicalDatesOf, alwaysOnlineDates } from './item-dates';
import { itemAt, capitalize, type Subject } from './subjects';
import type { LinkableRecords } from './linkable-records';
import type { SeedTexts } from './seed-texts';

/** A website to fill with content. */
export interface Site {
  readonly id: number;
  /** Index of the website. */
  readonly place: number;
  readonly seedTexts: SeedTexts;
  readonly linkable: LinkableRecords;
  readonly now: number;
  /** User ids of the authors. */
  readonly people: readonly number[];
  readonly tagOf: (label: string) => number | undefined;
  readonly categoryOf: (name: string) => number | undefined;
}

export interface Outline {
  readonly module: ContentModule;
  readonly name: string;
  /** Index among the items of its module. */
  readonly place: number;
  readonly subject: Subject;
  /** Number of blocks; by default that of a plan. */
  readonly blocks?: number;
  /** Whether the website always has the item, such as a main page; it is then always online. */
  readonly standing?: boolean;
  readonly more?: Partial<ItemState>;
}

const SEED_OF: Readonly<Record<ContentModule, number>> = {
  blog: 0,
  news: 3,
  press: 5,
  page: 11,
  reference: 7,
  branch: 2,
};

/** Fields that every item keeps, although no form contains them. */
const ALWAYS_KEPT: readonly string[] = ['firstOnline', 'shareImage'];

const known = <Value>(values: readonly (Value | undefined)[]): readonly Value[] =>
  values.filter((value) => value !== undefined);

/** Names are unique per module and website, so their slugs are too. */
const addressOf = (name: string): string => slugify(name);

const seoOf = (name: string, writing: TextInput, place: number): ItemState['meta'] => ({
  title: place % 3 === 0 ? `${name} | Zilvermeeuw` : '',
  description: place % 2 === 0 ? sentences(writing, 0).slice(0, 300) : '',
  keywords: place % 5 === 0 ? `${writing.subject.plural}, zilvermeeuw` : '',
  shareTitle: place % 7 === 0 ? name : '',
  shareDescription: '',
  slug: '',
  canonical: '',
  noIndex: place % 23 === 5,
});

/** Generates an item about its subject. */
export const itemOf = (
  site: Site,
  { module, name, place, subject, blocks, standing = false, more = {} }: Outline,
): NewItem => {
  const { linkable, seedTexts, people } = site;
  const turn = SEED_OF[module] + place * 3 + site.place * 5;
  const writing: TextInput = { seedTexts, subject, linkable, turn };
  const life = standing
    ? alwaysOnlineDates(site.now, place)
    : typicalDatesOf(site.now, place * 2 + SEED_OF[module] + site.place);
  const pictures = linkable.pictures(subject.stem);
  const written = blocksOf(writing, `${site.place} ${module} ${place}`, blocks);
  const state: Partial<ItemState> = {
    name,
    url: addressOf(name),
    status: life.status,
    online: life.online,
    firstOnline: life.firstOnline,
    recap: place % 4 === 3 ? '' : sentences(writing, 1),
    notes: itemAt(seedTexts.words.notes, turn),
    image: itemAt(pictures, turn),
    shareImage: place % 6 === 2 ? itemAt(pictures, turn + 1) : null,
    categories: known(
      [site.categoryOf(subject.category), place % 3 === 1 ? itemAt(linkable.categories, turn) : undefined].filter(
        (id, index, all) => all.indexOf(id) === index,
      ),
    ),
    tags: known(subject.tags.slice(0, 1 + (place % 2)).map(site.tagOf)),
    targets: [...new Set([itemAt(linkable.targets, turn), itemAt(linkable.targets, turn + 1 + (place % 2))])],
    branches:
      linkable.branches.length === 0
        ? []
        : [...new Set([itemAt(linkable.branches, turn), itemAt(linkable.branches, place)])],
    lightbox: place % 4 === 1,
    meta: seoOf(name, writing, place),
    blocks: windowed(written, life.online ?? life.added, place),
    ...more,
  };
  const by = itemAt(people, turn);
  // Fields are generated for all modules; those that the module lacks are removed.
  const own: Partial<ItemState> = Object.fromEntries(
    Object.entries(state).filter(([field]) => ALWAYS_KEPT.includes(field) || hasField(module, field as ContentField)),
  ); // cast: `hasField` is false for names that are no field
  const begun = hasHistory(place)
    ? { name: `${seedTexts.words.concept}: ${name}`, blocks: written.slice(0, Math.max(1, written.length - 2)) }
    : undefined;
  return {
    module,
    website: site.id,
    by,
    added: life.added,
    updated: life.updated,
    ...own,
    ...(begun === undefined ? {} : { initial: begun }),
  };
};

/** Every third item has two versions, so that they can be compared. */
export const hasHistory = (place: number): boolean => place % 3 === 0;

const YEAR = 365 * 24 * 3_600_000;

/** Gives some blocks a visibility window and disables a few. */
const windowed = (blocks: ItemState['blocks'], from: string, place: number): ItemState['blocks'] => {
  if (place % 5 !== 2) return blocks;
  const last = blocks.length - 1;
  return blocks.map((block, index) => {
    if (index === last)
      return {
        ...block,
        publication: itemAt(
          [
            { from, to: null },
            { from: null, to: utc(fromUtc(from) + YEAR) },
          ],
          place,
        ),
      };
    return place % 2 === 0 && index === 1 ? { ...block, disabled: true } : block;
  });
};

/** The subject of a page or press release: one that its name mentions, else the firm. */
export const subjectOf = (
  { seedTexts: { subjects, house, houseWords } }: Pick<Site, 'seedTexts'>,
  name: string,
): Subject => {
  const words = name.toLowerCase();
  const mentioned =
    subjects.find(({ definite, plural }) =>
      [plural, definite.replace(/^(?:de|het|the) /, '')].some((word) => words.includes(word.toLowerCase())),
    ) ?? subjects.find(({ category }) => words.includes(category.toLowerCase()));
  return mentioned ?? itemAt(house, houseWords.find(([pattern]) => pattern.test(name))?.[1] ?? 0);
};

/** Fills in a title template with a subject. */
export const titled = (template: string, { definite, indefinite, plural }: Subject): string =>
  template
    .replace('{definite}', definite)
    .replace('{Definite}', capitalize(definite))
    .replace('{indefinite}', indefinite)
    .replace('{Indefinite}', capitalize(indefinite))
    .replace('{plural}', plural)
    .replace('{Plural}', capitalize(plural));

/** Fields that only references have. */
export const referenceDetails = (
  place: number,
  year: number,
  [, city = '', client = '', scope = '']: readonly string[],
): Partial<Details> => {
  const finished = place % 4 !== 3;
  return {
    city,
    client,
    projectScope: Number(scope),
    implementation: year - 3 + (place % 6),
    street: finished ? itemAt(['Industrieweg', 'Stationsstraat', 'Kerkplein', 'Havenkade', 'Lindelaan'], place) : '',
    streetnumber: finished ? String(3 + ((place * 7) % 90)) : '',
    zipcode: finished ? `${8011 + place * 13} ${itemAt(['AB', 'CX', 'DK', 'EP'], place)}` : '',
    deliveryDate: finished
      ? `${year - 3 + (place % 3)}-${String(1 + (place % 12)).padStart(2, '0')}-${String(1 + ((place * 5) % 28)).padStart(2, '0')}`
      : null,
    architect: finished ? itemAt(['Bureau Veldkamp', 'Atelier Noord', 'Studio Maas', 'Claes & De Smet'], place) : '',
    architecturalDesign: place % 3 === 0 ? 'Bureau Veldkamp' : '',
    contractor: finished ? itemAt(['Bouwbedrijf Hegeman', 'Dura Oost', 'Aannemer Maes'], place) : '',
    installer: itemAt(['Kaya Klimaat', 'Driessen Installaties', 'Hofstra Techniek'], place),
    counselor: place % 2 === 0 ? 'Adviesburo Linden' : '',
    consultant: place % 5 === 0 ? 'Zilvermeeuw Projecten' : '',
    orderNumber: `ZM-${24000 + place * 17}`,
    buildingCode: place % 3 === 1 ? `B${100 + place}` : '',
  };
};
