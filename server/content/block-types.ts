import type { ChoiceSource } from './choice-sources';

/** How a field is filled in. Their wire names are those of the specification's list, in its order. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'editor',
  'select',
  'radio',
  'checkbox',
  'datetime',
  'image',
  'files',
  'slideshow',
  'button',
  'autocomplete',
  'custom-autocomplete',
  'categories',
  'branches',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A field of a type of block; what it is called stands in the texts. */
export interface TypeField {
  readonly code: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** What can be chosen; the first is what a new block has. */
  readonly options?: readonly string[];
  /** The call that suggests. */
  readonly source?: ChoiceSource;
  /** Whether more than one may be chosen. */
  readonly multiple?: boolean;
}

const field = (type: FieldType, code: string, more: Partial<TypeField> = {}): TypeField => ({
  code,
  type,
  required: false,
  ...more,
});
const needed = (type: FieldType, code: string, more: Partial<TypeField> = {}): TypeField =>
  field(type, code, { ...more, required: true });

const TITLE = field('text', 'title');
const SIDES = { options: ['left', 'right'] };

/** The types of block that content is made of, in the order in which they are offered. */
const TYPES = {
  'default-header': [needed('text', 'title'), field('select', 'level', { options: ['h2', 'h3', 'h4'] })],
  'default-text-plain': [needed('editor', 'text')],
  'custom-youtube': [needed('text', 'video'), field('text', 'caption'), field('checkbox', 'wide')],
  'custom-quote': [
    needed('textarea', 'quote'),
    field('text', 'name'),
    field('text', 'position'),
    field('image', 'image'),
  ],
  'custom-text-layer': [
    TITLE,
    needed('editor', 'text'),
    field('select', 'background', { options: ['white', 'lightgrey', 'red'] }),
    field('button', 'button'),
  ],
  'custom-text-image': [
    TITLE,
    needed('editor', 'text'),
    needed('image', 'image'),
    field('text', 'caption'),
    field('radio', 'side', SIDES),
  ],
  'custom-text-image-block': [
    needed('text', 'title'),
    field('textarea', 'text'),
    needed('image', 'image'),
    field('button', 'button'),
    field('radio', 'side', SIDES),
  ],
  'custom-text-image-news': [TITLE, needed('editor', 'text'), field('slideshow', 'slides'), field('datetime', 'date')],
  'custom-text-cta': [needed('text', 'title'), field('editor', 'text'), needed('button', 'button')],
  'custom-assortment-category': [
    TITLE,
    needed('autocomplete', 'assortments', { source: 'assortment', multiple: true }),
  ],
  'custom-assortment-info': [
    needed('autocomplete', 'assortment', { source: 'assortment' }),
    field('editor', 'text'),
    field('custom-autocomplete', 'products', { source: 'item', multiple: true }),
  ],
  'custom-downloads': [TITLE, needed('files', 'files')],
  'custom-hub': [
    TITLE,
    field('custom-autocomplete', 'pages', { source: 'page', multiple: true }),
    field('categories', 'categories'),
  ],
  'custom-usp': [TITLE, needed('textarea', 'points'), field('select', 'icon', { options: ['check', 'star', 'arrow'] })],
  'custom-branches': [TITLE, needed('branches', 'branches'), field('checkbox', 'map')],
  'custom-header-small': [needed('text', 'title'), field('text', 'subtitle'), field('image', 'image')],
  'custom-tiles': [TITLE, needed('slideshow', 'tiles'), field('custom-autocomplete', 'page', { source: 'page' })],
  'custom-widget': [
    TITLE,
    needed('select', 'widget', { options: ['dealerLocator', 'airConfigurator', 'heatPumpSelector', 'contact'] }),
    field('textarea', 'code'),
  ],
} as const satisfies Readonly<Record<string, readonly TypeField[]>>;

export type BlockCode = keyof typeof TYPES;

/** Their codes, in order. */
export const BLOCK_CODES: readonly string[] = Object.keys(TYPES);

/** The fields of a type; undefined when there is none of that code. */
export const fieldsOfType = (code: string): readonly TypeField[] | undefined =>
  Object.hasOwn(TYPES, code) ? TYPES[code as BlockCode] : undefined; // it is one of its own keys

/** What a field holds when nothing was filled in. */
export const blankOf = ({ type, options }: TypeField): unknown => {
  switch (type) {
    case 'text':
    case 'textarea':
    case 'editor':
      return '';
    case 'select':
    case 'radio':
      return options?.[0] ?? '';
    case 'checkbox':
      return 0;
    case 'datetime':
    case 'image':
      return null;
    case 'button':
      return { label: '', url: '', style: 'red' };
    case 'files':
    case 'slideshow':
    case 'autocomplete':
    case 'custom-autocomplete':
    case 'categories':
    case 'branches':
      return [];
  }
};
