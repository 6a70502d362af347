import type { Instant } from '../shared/instant';

/** Content modules; the key is the first segment of routes, rights and endpoints. */
export const CONTENT_MODULES = ['blog', 'news', 'press', 'page', 'reference', 'branch'] as const;
export type ContentModule = (typeof CONTENT_MODULES)[number];

/** Every field that a module can have. */
export type ContentField =
  | 'name'
  | 'url'
  | 'targets'
  | 'notes'
  | 'blocks'
  | 'meta'
  | 'status'
  | 'online'
  | 'image'
  | 'cover'
  | 'recap'
  | 'intro'
  | 'categories'
  | 'tags'
  | 'branches'
  | 'internal'
  | 'isOnline'
  | 'map'
  | 'lightbox'
  | 'readConfirmation'
  | 'parent'
  | 'author'
  | 'project'
  | 'city'
  | 'street'
  | 'streetnumber'
  | 'zipcode'
  | 'implementation'
  | 'client'
  | 'deliveryDate'
  | 'architect'
  | 'architecturalDesign'
  | 'projectScope'
  | 'contractor'
  | 'installer'
  | 'counselor'
  | 'consultant'
  | 'orderNumber'
  | 'buildingCode';

interface ModuleFields {
  /** API name of the name field. */
  readonly nameField: 'title' | 'name';
  readonly required: readonly ContentField[];
  /** Recommended fields are marked while empty; they do not block a save. */
  readonly recommended: readonly ContentField[];
  readonly optional: readonly ContentField[];
}

const ALWAYS = ['name', 'url', 'targets', 'notes', 'meta', 'blocks'] as const;

/** Fields of each module. Rule R-CON-01. */
const MODULE_FIELDS: Readonly<Record<ContentModule, ModuleFields>> = {
  blog: {
    nameField: 'title',
    required: ['branches', 'name', 'url', 'status', 'categories', 'targets', 'image', 'blocks'],
    recommended: [],
    optional: ['online', 'recap', 'tags', 'author', 'lightbox'],
  },
  news: {
    nameField: 'title',
    required: ['name', 'internal', 'url', 'status', 'categories', 'targets', 'image', 'blocks'],
    recommended: [],
    optional: ['online', 'recap', 'tags', 'lightbox', 'readConfirmation'],
  },
  press: {
    nameField: 'title',
    required: ['branches', 'name', 'url', 'status', 'targets', 'image', 'blocks'],
    recommended: [],
    optional: ['online', 'recap', 'tags', 'lightbox'],
  },
  page: {
    nameField: 'name',
    required: ['name', 'url', 'status', 'internal', 'blocks'],
    recommended: [],
    optional: ['online', 'image', 'tags', 'parent', 'readConfirmation'],
  },
  reference: {
    nameField: 'name',
    required: [
      'name',
      'url',
      'intro',
      'targets',
      'image',
      'isOnline',
      'status',
      'city',
      'map',
      'implementation',
      'client',
      'branches',
      'blocks',
    ],
    recommended: [
      'street',
      'streetnumber',
      'zipcode',
      'deliveryDate',
      'architect',
      'architecturalDesign',
      'projectScope',
      'contractor',
      'installer',
      'counselor',
      'consultant',
      'orderNumber',
      'buildingCode',
      'cover',
      'online',
      'recap',
    ],
    optional: ['tags', 'project', 'lightbox'],
  },
  branch: {
    nameField: 'name',
    required: ['name', 'url', 'targets', 'image', 'isOnline', 'blocks'],
    recommended: [],
    optional: ['recap'],
  },
};

export const nameFieldOf = (module: ContentModule): 'title' | 'name' => MODULE_FIELDS[module].nameField;

/** Rule R-CON-01. */
export const fieldsOf = (module: ContentModule): readonly ContentField[] => {
  const { required, recommended, optional } = MODULE_FIELDS[module];
  return [...new Set([...ALWAYS, ...required, ...recommended, ...optional])];
};

/** Rule R-CON-01. */
export const hasField = (module: ContentModule, field: ContentField): boolean => fieldsOf(module).includes(field);
/** Rule R-CON-01. */
export const requires = (module: ContentModule, field: ContentField): boolean =>
  MODULE_FIELDS[module].required.includes(field);
/** Whether a field is recommended. Rule R-CON-01. */
export const isRecommended = (module: ContentModule, field: ContentField): boolean =>
  MODULE_FIELDS[module].recommended.includes(field);

export const isContentModule = (text: string): text is ContentModule =>
  CONTENT_MODULES.some((module) => module === text);

/** Offered years of completion, relative to the current year. */
export const IMPLEMENTATION_YEARS = { before: 4, after: 4 } as const;

const FIRST_YEAR = 1900;
/** Largest UTC offset, in milliseconds. */
const MAX_UTC_OFFSET = 14 * 3_600_000;

/**
 * Whether a year of completion is valid in any time zone. Old years stay valid, because versions and deleted items with
 * them can be restored. Rule R-CON-01.
 */
export const isImplementationYear = (year: number | null, now: Instant): boolean =>
  year === null ||
  (year >= FIRST_YEAR && year <= new Date(now + MAX_UTC_OFFSET).getUTCFullYear() + IMPLEMENTATION_YEARS.after);
