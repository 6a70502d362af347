import { hasField, type ContentField, type ContentModule } from '../../../src/domain/content/modules.rule';
import { slugify } from '../../../src/domain/shared/slug.rule';
import type { NewItem } from '../../content/items/item-rows';
import type { Details, ItemState } from '../../content/items/item-state';
import { blocksOf, sentences, type Writing } from './blocks';
import { lifeOf, standingLife } from './moments';
import { at, capital, type Subject } from './subjects';
import type { Shelf } from './shelf';
import type { Voice } from './voice';

/** A website that is being filled. */
export interface Site {
  readonly id: number;
  /** Its place among the websites. */
  readonly place: number;
  readonly voice: Voice;
  readonly shelf: Shelf;
  readonly now: number;
  /** Who writes for it. */
  readonly people: readonly number[];
  readonly tagOf: (label: string) => number | undefined;
  readonly categoryOf: (name: string) => number | undefined;
}

export interface Outline {
  readonly module: ContentModule;
  readonly name: string;
  /** Its place among those of its module. */
  readonly place: number;
  readonly subject: Subject;
  /** How many blocks; as many as usual without it. */
  readonly blocks?: number;
  /** A website does not go without it. */
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

/** Kept of every item, though no form names them. */
const ALWAYS_KEPT: readonly string[] = ['firstOnline', 'shareImage'];

const known = <Value>(values: readonly (Value | undefined)[]): readonly Value[] =>
  values.filter((value) => value !== undefined);

/** A name that no other item of its module has on the website gives an address that none has. */
const addressOf = (name: string): string => slugify(name);

const seoOf = (name: string, writing: Writing, place: number): ItemState['meta'] => ({
  title: place % 3 === 0 ? `${name} | Zilvermeeuw` : '',
  description: place % 2 === 0 ? sentences(writing, 0).slice(0, 300) : '',
  keywords: place % 5 === 0 ? `${writing.subject.plural}, zilvermeeuw` : '',
  shareTitle: place % 7 === 0 ? name : '',
  shareDescription: '',
  slug: '',
  canonical: '',
  noIndex: place % 23 === 5,
});

/** An item as it would be written about its subject. */
export const itemOf = (
  site: Site,
  { module, name, place, subject, blocks, standing = false, more = {} }: Outline,
): NewItem => {
  const { shelf, voice, people } = site;
  const turn = SEED_OF[module] + place * 3 + site.place * 5;
  const writing: Writing = { voice, subject, shelf, turn };
  const life = standing ? standingLife(site.now, place) : lifeOf(site.now, place * 2 + SEED_OF[module] + site.place);
  const pictures = shelf.pictures(subject.stem);
  const written = blocksOf(writing, `${site.place} ${module} ${place}`, blocks);
  const state: Partial<ItemState> = {
    name,
    url: addressOf(name),
    status: life.status,
    online: life.online,
    firstOnline: life.firstOnline,
    recap: place % 4 === 3 ? '' : sentences(writing, 1),
    notes: at(voice.words.notes, turn),
    image: at(pictures, turn),
    shareImage: place % 6 === 2 ? at(pictures, turn + 1) : null,
    categories: known(
      [site.categoryOf(subject.category), place % 3 === 1 ? at(shelf.categories, turn) : undefined].filter(
        (id, index, all) => all.indexOf(id) === index,
      ),
    ),
    tags: known(subject.tags.slice(0, 1 + (place % 2)).map(site.tagOf)),
    targets: [...new Set([at(shelf.targets, turn), at(shelf.targets, turn + 1 + (place % 2))])],
    branches: shelf.branches.length === 0 ? [] : [...new Set([at(shelf.branches, turn), at(shelf.branches, place)])],
    lightbox: place % 4 === 1,
    meta: seoOf(name, writing, place),
    blocks: windowed(written, life.online, place),
    ...more,
  };
  const by = at(people, turn);
  // Texts are written for all modules alike; what a module does not have, its items do not either.
  const own: Partial<ItemState> = Object.fromEntries(
    Object.entries(state).filter(([field]) => ALWAYS_KEPT.includes(field) || hasField(module, field as ContentField)),
  ); // a field of the state, or none of any module
  const begun = hasHistory(place)
    ? { name: `${voice.words.concept}: ${name}`, blocks: written.slice(0, Math.max(1, written.length - 2)) }
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

/** Every third was saved again, so that there is something to lay side by side. */
export const hasHistory = (place: number): boolean => place % 3 === 0;

/** Some blocks are shown for a while, and a few not at all. */
const windowed = (blocks: ItemState['blocks'], online: string | null, place: number): ItemState['blocks'] => {
  if (place % 5 !== 2) return blocks;
  const last = blocks.length - 1;
  const from = online ?? '2026-01-05 08:00:00';
  return blocks.map((block, index) => {
    if (index === last)
      return {
        ...block,
        publication: at(
          [
            { from, to: null },
            { from: null, to: from.replace(/^\d{4}/, (year) => String(Number(year) + 1)) },
          ],
          place,
        ),
      };
    return place % 2 === 0 && index === 1 ? { ...block, disabled: true } : block;
  });
};

/** What a page, or a text for the press, is about: a subject that its name mentions, else the firm. */
export const subjectOf = ({ voice: { subjects, house, houseWords } }: Pick<Site, 'voice'>, name: string): Subject => {
  const words = name.toLowerCase();
  const mentioned =
    subjects.find(({ definite, plural }) =>
      [plural, definite.replace(/^(?:de|het|the) /, '')].some((word) => words.includes(word.toLowerCase())),
    ) ?? subjects.find(({ category }) => words.includes(category.toLowerCase()));
  return mentioned ?? at(house, houseWords.find(([pattern]) => pattern.test(name))?.[1] ?? 0);
};

/** A title from a template and a subject. */
export const titled = (template: string, { definite, indefinite, plural }: Subject): string =>
  template
    .replace('{definite}', definite)
    .replace('{Definite}', capital(definite))
    .replace('{indefinite}', indefinite)
    .replace('{Indefinite}', capital(indefinite))
    .replace('{plural}', plural)
    .replace('{Plural}', capital(plural));

/** What only references have. */
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
    street: finished ? at(['Industrieweg', 'Stationsstraat', 'Kerkplein', 'Havenkade', 'Lindelaan'], place) : '',
    streetnumber: finished ? String(3 + ((place * 7) % 90)) : '',
    zipcode: finished ? `${8011 + place * 13} ${at(['AB', 'CX', 'DK', 'EP'], place)}` : '',
    deliveryDate: finished
      ? `${year - 3 + (place % 3)}-${String(1 + (place % 12)).padStart(2, '0')}-${String(1 + ((place * 5) % 28)).padStart(2, '0')}`
      : null,
    architect: finished ? at(['Bureau Veldkamp', 'Atelier Noord', 'Studio Maas', 'Claes & De Smet'], place) : '',
    architecturalDesign: place % 3 === 0 ? 'Bureau Veldkamp' : '',
    contractor: finished ? at(['Bouwbedrijf Hegeman', 'Dura Oost', 'Aannemer Maes'], place) : '',
    installer: at(['Kaya Klimaat', 'Driessen Installaties', 'Hofstra Techniek'], place),
    counselor: place % 2 === 0 ? 'Adviesburo Linden' : '',
    consultant: place % 5 === 0 ? 'Zilvermeeuw Projecten' : '',
    orderNumber: `ZM-${24000 + place * 17}`,
    buildingCode: place % 3 === 1 ? `B${100 + place}` : '',
  };
};
