import type { ChoiceSource } from '../choices/choice-sources';

/** Sorted as the API returns them. */
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

export interface BlockField {
  readonly code: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** The first option is the default. */
  readonly options?: readonly string[];
  /** Endpoint that suggests values. */
  readonly source?: ChoiceSource;
  readonly multiple?: boolean;
}

const field = (type: FieldType, code: string, more: Partial<BlockField> = {}): BlockField => ({
  code,
  type,
  required: false,
  ...more,
});
const required = (type: FieldType, code: string, more: Partial<BlockField> = {}): BlockField =>
  field(type, code, { ...more, required: true });

const TITLE = field('text', 'title');
const SIDES = { options: ['left', 'right'] };

/** Block types in the order of the menu. */
const TYPES = {
  'default-header': [required('text', 'title'), field('select', 'level', { options: ['h2', 'h3', 'h4'] })],
  'default-text-plain': [required('editor', 'text')],
  'custom-youtube': [required('text', 'video'), field('text', 'caption'), field('checkbox', 'wide')],
  'custom-quote': [
    required('textarea', 'quote'),
    field('text', 'name'),
    field('text', 'position'),
    field('image', 'image'),
  ],
  'custom-text-layer': [
    TITLE,
    required('editor', 'text'),
    field('select', 'background', { options: ['white', 'lightgrey', 'red'] }),
    field('button', 'button'),
  ],
  'custom-text-image': [
    TITLE,
    required('editor', 'text'),
    required('image', 'image'),
    field('text', 'caption'),
    field('radio', 'side', SIDES),
  ],
  'custom-text-image-block': [
    required('text', 'title'),
    field('textarea', 'text'),
    required('image', 'image'),
    field('button', 'button'),
    field('radio', 'side', SIDES),
  ],
  'custom-text-image-news': [
    TITLE,
    required('editor', 'text'),
    field('slideshow', 'slides'),
    field('datetime', 'date'),
  ],
  'custom-text-cta': [required('text', 'title'), field('editor', 'text'), required('button', 'button')],
  'custom-assortment-category': [
    TITLE,
    required('autocomplete', 'assortments', { source: 'assortment', multiple: true }),
  ],
  'custom-assortment-info': [
    required('autocomplete', 'assortment', { source: 'assortment' }),
    field('editor', 'text'),
    field('custom-autocomplete', 'products', { source: 'item', multiple: true }),
  ],
  'custom-downloads': [TITLE, required('files', 'files')],
  'custom-hub': [
    TITLE,
    field('custom-autocomplete', 'pages', { source: 'page', multiple: true }),
    field('categories', 'categories'),
  ],
  'custom-usp': [
    TITLE,
    required('textarea', 'points'),
    field('select', 'icon', { options: ['check', 'star', 'arrow'] }),
  ],
  'custom-branches': [TITLE, required('branches', 'branches'), field('checkbox', 'map')],
  'custom-header-small': [required('text', 'title'), field('text', 'subtitle'), field('image', 'image')],
  'custom-tiles': [TITLE, required('slideshow', 'tiles'), field('custom-autocomplete', 'page', { source: 'page' })],
  'custom-widget': [
    TITLE,
    required('select', 'widget', { options: ['dealerLocator', 'airConfigurator', 'heatPumpSelector', 'contact'] }),
    field('textarea', 'code'),
  ],
} as const satisfies Readonly<Record<string, readonly BlockField[]>>;

export type BlockCode = keyof typeof TYPES;

export const BLOCK_CODES: readonly string[] = Object.keys(TYPES);

export const fieldsOfType = (code: string): readonly BlockField[] | undefined =>
  Object.hasOwn(TYPES, code) ? TYPES[code as BlockCode] : undefined; // cast: `hasOwn` does not narrow the key

/** Value of a field in a new block. */
export const emptyValue = ({ type, options }: BlockField): unknown => {
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
