import { LONGEST_TEXTS } from '../../src/domain/content/content.rule';
import { LONGEST_META } from '../../src/domain/content/meta.rule';
import { fieldsOf, titledAs, type ContentField, type ContentModule } from '../../src/domain/content/modules.rule';
import { PUBLICATION_STATUSES } from '../../src/domain/content/publication.rule';
import { LONGEST_LOCATION } from '../library/published/file-references';
import {
  choice,
  column,
  day,
  flag,
  html,
  integer,
  line,
  moment,
  optional,
  phrase,
  text,
  type Column,
} from '../shared/columns';
import type { Fields } from '../shared/fields';
import type { ChoiceSource } from './choice-sources';
import type { ItemState, Meta } from './item-state';

/** Square metres, to the hundredth. */
const area = (): Column<number | null> =>
  column<number | null>({
    parse: (sent) =>
      sent.trim() === '' ? null : /^\d{1,9}(?:\.\d{1,2})?$/.test(sent.trim()) ? Number(sent) : undefined,
    blank: null,
    nullable: true,
  });

/** Fields that hold one value, with their names on the wire; the name of an item has another one in every module. */
const PLAIN = {
  name: ['name', phrase(LONGEST_TEXTS.name)],
  url: ['url', line(LONGEST_TEXTS.url)],
  status: ['status', choice(PUBLICATION_STATUSES)],
  online: ['datetime_online', optional(moment())],
  recap: ['recap', text(LONGEST_TEXTS.recap)],
  notes: ['notes', text(LONGEST_TEXTS.notes)],
  intro: ['intro', html(LONGEST_TEXTS.intro ?? 0)],
  internal: ['internal', flag()],
  isOnline: ['online', flag()],
  map: ['map', flag()],
  lightbox: ['lightbox', flag()],
  readConfirmation: ['read_confirmation', flag()],
  city: ['city', phrase(LONGEST_TEXTS.city)],
  street: ['street', phrase(LONGEST_TEXTS.street)],
  streetnumber: ['streetnumber', phrase(LONGEST_TEXTS.streetnumber)],
  zipcode: ['zipcode', phrase(LONGEST_TEXTS.zipcode)],
  implementation: ['implementation', optional(integer())],
  client: ['client', phrase(LONGEST_TEXTS.client)],
  deliveryDate: ['delivery_date', optional(day())],
  architect: ['architect', phrase(LONGEST_TEXTS.architect)],
  architecturalDesign: ['architectural_design', phrase(LONGEST_TEXTS.architecturalDesign)],
  projectScope: ['project_scope', area()],
  contractor: ['contractor', phrase(LONGEST_TEXTS.contractor)],
  installer: ['installer', phrase(LONGEST_TEXTS.installer)],
  counselor: ['counselor', phrase(LONGEST_TEXTS.counselor)],
  consultant: ['consultant', phrase(LONGEST_TEXTS.consultant)],
  orderNumber: ['order_number', phrase(LONGEST_TEXTS.orderNumber)],
  buildingCode: ['building_code', phrase(LONGEST_TEXTS.buildingCode)],
} as const satisfies Partial<Record<ContentField, readonly [string, Column]>>;

/** Pictures, by their locations. */
const PICTURES = { image: 'image', cover: 'cover' } as const;
/** What is chosen, by identity; and the call that suggests it. */
const ONE = {
  parent: ['parent', 'page'],
  project: ['project', 'project'],
  author: ['resource_author', 'resource'],
} as const satisfies Partial<Record<ContentField, readonly [string, ChoiceSource]>>;
const MANY = {
  categories: ['categories', 'category'],
  tags: ['tags', 'tag'],
  branches: ['branches', 'branch'],
  targets: ['target', 'target'],
} as const satisfies Partial<Record<ContentField, readonly [string, ChoiceSource]>>;

const META = {
  title: ['meta_seo_title', phrase(LONGEST_META.title)],
  description: ['meta_seo_description', phrase(LONGEST_META.description)],
  keywords: ['meta_seo_keywords', phrase(LONGEST_META.keywords)],
  shareTitle: ['meta_og_title', phrase(LONGEST_META.title)],
  shareDescription: ['meta_og_description', phrase(LONGEST_META.description)],
  slug: ['meta_slug', line(LONGEST_META.slug)],
  canonical: ['meta_canonical', line(LONGEST_META.canonical)],
  noIndex: ['meta_no_index', flag()],
} as const satisfies Record<keyof Meta, readonly [string, Column]>;
const SHARE_IMAGE = 'meta_og_image';

/** What the wire calls a field of the rule, of this module. */
export const wireNameOf = (module: ContentModule, path: string): string => {
  const [field = '', part = ''] = path.split('.');
  if (field === 'name') return titledAs(module);
  if (field === 'blocks') return 'content';
  const known: Readonly<Record<string, readonly [string, unknown]>> =
    field === 'meta' ? META : { ...PLAIN, ...ONE, ...MANY };
  return known[field === 'meta' ? part : field]?.[0] ?? field;
};

/** Every field that a save of this module may send. */
export const sentBy = (module: ContentModule): readonly string[] => [
  'id',
  'update',
  ...fieldsOf(module).flatMap((field) =>
    field === 'meta' ? [...Object.values(META).map(([name]) => name), SHARE_IMAGE] : [wireNameOf(module, field)],
  ),
];

/** What a form says of an item, before it is known what its locations and identities stand for. */
export interface Sent {
  /** Plain values, by the field of the state. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly meta: Partial<Meta>;
  /** Locations by the field of the state; empty takes the picture away. */
  readonly pictures: Readonly<Partial<Record<'image' | 'cover' | 'shareImage', string>>>;
  readonly one: readonly {
    readonly field: keyof typeof ONE;
    readonly name: string;
    readonly source: ChoiceSource;
    readonly id: number | null;
  }[];
  readonly many: readonly {
    readonly field: keyof typeof MANY;
    readonly name: string;
    readonly source: ChoiceSource;
    readonly ids: readonly number[];
  }[];
  /** The blocks as JSON. */
  readonly content: string | undefined;
  /** Names on the wire of what could not be read. */
  readonly unread: readonly string[];
}

const entriesOf = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] => Object.entries(record) as [Key, Value][]; // its own keys

const isOf =
  (module: ContentModule) =>
  ([field]: readonly [string, unknown]): boolean =>
    fieldsOf(module).some((known) => known === field);

interface Read {
  readonly field: string;
  readonly name: string;
  readonly value: unknown;
}

/** What a text stands for; undefined when that is nothing that the field can hold. */
const parsed = ({ parse, longest, nullable }: Column, sent: string): unknown => {
  const value = sent.length > longest ? undefined : parse(sent);
  return value === null && !nullable ? undefined : value;
};

/** The fields of a form that have a single value each. */
const readPlain = (
  form: Fields,
  fields: readonly (readonly [string, readonly [string, Column]])[],
  named = (_field: string, name: string) => name,
): readonly Read[] =>
  fields.flatMap(([field, [wire, kind]]) => {
    const name = named(field, wire);
    const sent = form.text(name, Infinity);
    return sent === undefined ? [] : [{ field, name, value: parsed(kind, sent) }];
  });

const valuesOf = (read: readonly Read[]) =>
  Object.fromEntries(read.filter(({ value }) => value !== undefined).map(({ field, value }) => [field, value]));

/** Reads the form of a save; what the module does not have is refused by its name. Rule R-CON-01. */
export const readItem = (form: Fields, module: ContentModule): Sent => {
  form.only(...sentBy(module));
  const ofModule = isOf(module);
  const plain = readPlain(form, entriesOf(PLAIN).filter(ofModule), (field, name) =>
    field === 'name' ? titledAs(module) : name,
  );
  const meta = readPlain(form, entriesOf(META));
  const pictures = [...entriesOf(PICTURES).filter(ofModule), ['shareImage', SHARE_IMAGE] as const].flatMap(
    ([field, name]) => {
      const location = form.text(name, LONGEST_LOCATION);
      return location === undefined ? [] : [[field, location.trim()] as const];
    },
  );
  return {
    values: valuesOf(plain),
    meta: valuesOf(meta),
    pictures: Object.fromEntries(pictures),
    one: entriesOf(ONE)
      .filter(ofModule)
      .flatMap(([field, [name, source]]) =>
        form.has(name) ? [{ field, name, source, id: form.id(name) ?? null }] : [],
      ),
    many: entriesOf(MANY)
      .filter(ofModule)
      .flatMap(([field, [name, source]]) => {
        const ids = form.ids(name);
        return ids === undefined ? [] : [{ field, name, source, ids }];
      }),
    content: form.text('content', Infinity),
    unread: [...plain, ...meta].filter(({ value }) => value === undefined).map(({ name }) => name),
  };
};

/** The state with what was sent for the plain fields. */
export const withPlain = (state: ItemState, { values, meta }: Sent): ItemState => ({
  ...state,
  ...values,
  meta: { ...state.meta, ...meta },
}); // each column reads what its field holds
