import { MAX_TEXT_LENGTHS } from '../../../src/domain/content/content.rule';
import { MAX_META } from '../../../src/domain/shared/meta.rule';
import { fieldsOf, nameFieldOf, type ContentField, type ContentModule } from '../../../src/domain/content/modules.rule';
import { PUBLICATION_STATUSES } from '../../../src/domain/content/publication.rule';
import { LONGEST_LOCATION } from '../../library/published/file-references';
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
  foldedLine,
  text as textColumn,
  type Column,
} from '../../shared/columns';
import { flag as sentFlag, id as recordId, ids, json, optionalId, text, type Shape } from '../../shared/reads';
import { formKindOfColumn } from '../../shared/resource-form';
import type { ChoiceSource } from '../choices/choice-sources';
import type { ItemState, Meta } from './item-state';

/** Square metres with two decimals. */
const area = (): Column<number | null> =>
  column<number | null>({
    parse: (sent) =>
      sent.trim() === '' ? null : /^\d{1,9}(?:\.\d{1,2})?$/.test(sent.trim()) ? Number(sent) : undefined,
    blank: null,
    nullable: true,
  });

/** Wire name and column of the fields with one value. The wire name of `name` depends on the module. */
const SCALAR_FIELDS = {
  name: ['name', foldedLine(MAX_TEXT_LENGTHS.name)],
  url: ['url', line(MAX_TEXT_LENGTHS.url)],
  status: ['status', choice(PUBLICATION_STATUSES)],
  online: ['datetime_online', optional(moment())],
  recap: ['recap', textColumn(MAX_TEXT_LENGTHS.recap)],
  notes: ['notes', textColumn(MAX_TEXT_LENGTHS.notes)],
  intro: ['intro', html(MAX_TEXT_LENGTHS.intro ?? 0)],
  internal: ['internal', flag()],
  isOnline: ['online', flag()],
  map: ['map', flag()],
  lightbox: ['lightbox', flag()],
  readConfirmation: ['read_confirmation', flag()],
  city: ['city', foldedLine(MAX_TEXT_LENGTHS.city)],
  street: ['street', foldedLine(MAX_TEXT_LENGTHS.street)],
  streetnumber: ['streetnumber', foldedLine(MAX_TEXT_LENGTHS.streetnumber)],
  zipcode: ['zipcode', foldedLine(MAX_TEXT_LENGTHS.zipcode)],
  implementation: ['implementation', optional(integer())],
  client: ['client', foldedLine(MAX_TEXT_LENGTHS.client)],
  deliveryDate: ['delivery_date', optional(day())],
  architect: ['architect', foldedLine(MAX_TEXT_LENGTHS.architect)],
  architecturalDesign: ['architectural_design', foldedLine(MAX_TEXT_LENGTHS.architecturalDesign)],
  projectScope: ['project_scope', area()],
  contractor: ['contractor', foldedLine(MAX_TEXT_LENGTHS.contractor)],
  installer: ['installer', foldedLine(MAX_TEXT_LENGTHS.installer)],
  counselor: ['counselor', foldedLine(MAX_TEXT_LENGTHS.counselor)],
  consultant: ['consultant', foldedLine(MAX_TEXT_LENGTHS.consultant)],
  orderNumber: ['order_number', foldedLine(MAX_TEXT_LENGTHS.orderNumber)],
  buildingCode: ['building_code', foldedLine(MAX_TEXT_LENGTHS.buildingCode)],
} as const satisfies Partial<Record<ContentField, readonly [string, Column]>>;

/** Wire names of images, sent as locations. */
const IMAGE_FIELDS = { image: 'image', cover: 'cover' } as const;
/** Wire name and source of chosen records, sent as ids. */
const SINGLE_CHOICES = {
  parent: ['parent', 'page'],
  project: ['project', 'project'],
  author: ['resource_author', 'resource'],
} as const satisfies Partial<Record<ContentField, readonly [string, ChoiceSource]>>;
const MULTIPLE_CHOICES = {
  categories: ['categories', 'category'],
  tags: ['tags', 'tag'],
  branches: ['branches', 'branch'],
  targets: ['target', 'target'],
} as const satisfies Partial<Record<ContentField, readonly [string, ChoiceSource]>>;

const META_FIELDS = {
  title: ['meta_seo_title', foldedLine(MAX_META.title)],
  description: ['meta_seo_description', foldedLine(MAX_META.description)],
  keywords: ['meta_seo_keywords', foldedLine(MAX_META.keywords)],
  shareTitle: ['meta_og_title', foldedLine(MAX_META.title)],
  shareDescription: ['meta_og_description', foldedLine(MAX_META.description)],
  slug: ['meta_slug', line(MAX_META.slug)],
  canonical: ['meta_canonical', line(MAX_META.canonical)],
  noIndex: ['meta_no_index', flag()],
} as const satisfies Record<keyof Meta, readonly [string, Column]>;
const SHARE_IMAGE = 'meta_og_image';

/** Translates a path of the rule's problems to the wire name. */
export const wireNameOf = (module: ContentModule, path: string): string => {
  const [field = '', part = ''] = path.split('.');
  if (field === 'name') return nameFieldOf(module);
  if (field === 'blocks') return 'content';
  const known: Readonly<Record<string, readonly [string, unknown]>> =
    field === 'meta' ? META_FIELDS : { ...SCALAR_FIELDS, ...SINGLE_CHOICES, ...MULTIPLE_CHOICES };
  return known[field === 'meta' ? part : field]?.[0] ?? field;
};

const LOCATION = text(LONGEST_LOCATION);

/** Fields without a column, by wire name. */
const OTHER_KINDS: Shape = {
  ...Object.fromEntries(Object.values(IMAGE_FIELDS).map((name) => [name, LOCATION])),
  ...Object.fromEntries(Object.values(SINGLE_CHOICES).map(([name]) => [name, optionalId])),
  ...Object.fromEntries(Object.values(MULTIPLE_CHOICES).map(([name]) => [name, ids()])),
  content: json(Infinity),
};

const columnKinds = (fields: readonly (readonly [string, Column])[]): Shape =>
  Object.fromEntries(fields.map(([name, column]) => [name, formKindOfColumn(column)]));

/** The form fields of a save. */
export const itemForm = (module: ContentModule): { readonly form: Shape } => {
  const own = fieldsOf(module).map((field) => wireNameOf(module, field));
  const kinds: Shape = {
    ...columnKinds(
      entriesOf(SCALAR_FIELDS).map(([field, [name, column]]) => [
        field === 'name' ? nameFieldOf(module) : name,
        column,
      ]),
    ),
    ...OTHER_KINDS,
  };
  return {
    form: {
      ...Object.fromEntries(Object.entries(kinds).filter(([name]) => own.includes(name))),
      ...(fieldsOf(module).includes('meta') && { ...columnKinds(Object.values(META_FIELDS)), [SHARE_IMAGE]: LOCATION }),
      id: recordId,
      update: sentFlag,
    },
  };
};

/** The sent fields of a save. */
export type SentItem = Readonly<Record<string, unknown>>;

/** A parsed form, before locations and ids are resolved. */
export interface ItemForm {
  /** Keyed like `ItemState`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly meta: Partial<Meta>;
  /** Locations, keyed like `ItemState`; an empty location removes the image. */
  readonly images: Readonly<Partial<Record<'image' | 'cover' | 'shareImage', string>>>;
  readonly singleChoices: readonly {
    readonly field: keyof typeof SINGLE_CHOICES;
    readonly name: string;
    readonly source: ChoiceSource;
    readonly id: number | null;
  }[];
  readonly multipleChoices: readonly {
    readonly field: keyof typeof MULTIPLE_CHOICES;
    readonly name: string;
    readonly source: ChoiceSource;
    readonly ids: readonly number[];
  }[];
  /** JSON. */
  readonly content: string | undefined;
  /** Wire names of fields that could not be parsed. */
  readonly invalid: readonly string[];
}

const isIds = (value: unknown): value is readonly number[] => Array.isArray(value);

const entriesOf = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  // Cast: `Object` functions widen keys to `string`.
): readonly (readonly [Key, Value])[] => Object.entries(record) as [Key, Value][];

const belongsTo =
  (module: ContentModule) =>
  ([field]: readonly [string, unknown]): boolean =>
    fieldsOf(module).some((known) => known === field);

interface ParsedField {
  readonly field: string;
  readonly name: string;
  readonly value: unknown;
}

/** Undefined when the text is invalid. */
const parseField = ({ parse, longest, nullable }: Column, sent: string): unknown => {
  const value = sent.length > longest ? undefined : parse(sent);
  return value === null && !nullable ? undefined : value;
};

const readScalars = (
  form: SentItem,
  fields: readonly (readonly [string, readonly [string, Column]])[],
  named = (_field: string, name: string) => name,
): readonly ParsedField[] =>
  fields.flatMap(([field, [wire, kind]]) => {
    const name = named(field, wire);
    const sent = form[name];
    return typeof sent !== 'string' ? [] : [{ field, name, value: parseField(kind, sent) }];
  });

const valuesOf = (read: readonly ParsedField[]) =>
  Object.fromEntries(read.filter(({ value }) => value !== undefined).map(({ field, value }) => [field, value]));

/** Parses the form of a save; refuses fields that the module lacks. Rule R-CON-01. */
export const readItemForm = (form: SentItem, module: ContentModule): ItemForm => {
  const ofModule = belongsTo(module);
  const scalars = readScalars(form, entriesOf(SCALAR_FIELDS).filter(ofModule), (field, name) =>
    field === 'name' ? nameFieldOf(module) : name,
  );
  const meta = readScalars(form, entriesOf(META_FIELDS));
  const images = [...entriesOf(IMAGE_FIELDS).filter(ofModule), ['shareImage', SHARE_IMAGE] as const].flatMap(
    ([field, name]) => {
      const location = form[name];
      return typeof location !== 'string' ? [] : [[field, location.trim()] as const];
    },
  );
  return {
    values: valuesOf(scalars),
    meta: valuesOf(meta),
    images: Object.fromEntries(images),
    singleChoices: entriesOf(SINGLE_CHOICES)
      .filter(ofModule)
      .flatMap(([field, [name, source]]) => {
        const id = form[name];
        return id === null || typeof id === 'number' ? [{ field, name, source, id }] : [];
      }),
    multipleChoices: entriesOf(MULTIPLE_CHOICES)
      .filter(ofModule)
      .flatMap(([field, [name, source]]) => {
        const chosen = form[name];
        return isIds(chosen) ? [{ field, name, source, ids: chosen }] : [];
      }),
    content: typeof form['content'] === 'string' ? form['content'] : undefined,
    invalid: [...scalars, ...meta].filter(({ value }) => value === undefined).map(({ name }) => name),
  };
};

export const applyScalars = (state: ItemState, { values, meta }: ItemForm): ItemState => ({
  ...state,
  ...values,
  meta: { ...state.meta, ...meta },
}); // columns parsed `values` to the types of `ItemState`
