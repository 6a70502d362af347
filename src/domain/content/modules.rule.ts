import type { Instant } from '../shared/instant';

/** The kinds of content item; each is the first part of its address, its rights and its calls. */
export const CONTENT_MODULES = ['blog', 'news', 'press', 'page', 'reference', 'branch'] as const;
export type ContentModule = (typeof CONTENT_MODULES)[number];

/** What an item may have beside its name, address, targets, notes, meta data and blocks, which all have. */
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

interface Shape {
  /** What the wire calls the name. */
  readonly titled: 'title' | 'name';
  readonly required: readonly ContentField[];
  /** Pointed at while empty; saving goes on. */
  readonly hinted: readonly ContentField[];
  readonly optional: readonly ContentField[];
}

const ALWAYS = ['name', 'url', 'targets', 'notes', 'meta', 'blocks'] as const;

/** Fields of each module, with what may not be empty. Rule R-CON-01. */
const SHAPES: Readonly<Record<ContentModule, Shape>> = {
  blog: {
    titled: 'title',
    required: ['branches', 'name', 'url', 'status', 'categories', 'targets', 'image', 'blocks'],
    hinted: [],
    optional: ['online', 'recap', 'tags', 'author', 'lightbox'],
  },
  news: {
    titled: 'title',
    required: ['name', 'internal', 'url', 'status', 'categories', 'targets', 'image', 'blocks'],
    hinted: [],
    optional: ['online', 'recap', 'tags', 'lightbox', 'readConfirmation'],
  },
  press: {
    titled: 'title',
    required: ['branches', 'name', 'url', 'status', 'targets', 'image', 'blocks'],
    hinted: [],
    optional: ['online', 'recap', 'tags', 'lightbox'],
  },
  page: {
    titled: 'name',
    required: ['name', 'url', 'status', 'internal', 'blocks'],
    hinted: [],
    optional: ['online', 'image', 'tags', 'parent', 'readConfirmation'],
  },
  reference: {
    titled: 'name',
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
    hinted: [
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
    titled: 'name',
    required: ['name', 'url', 'targets', 'image', 'isOnline', 'blocks'],
    hinted: [],
    optional: ['recap'],
  },
};

/** What the wire calls the name of an item. */
export const titledAs = (module: ContentModule): 'title' | 'name' => SHAPES[module].titled;

/** Every field that items of a module have. Rule R-CON-01. */
export const fieldsOf = (module: ContentModule): readonly ContentField[] => {
  const { required, hinted, optional } = SHAPES[module];
  return [...new Set([...ALWAYS, ...required, ...hinted, ...optional])];
};

/** Whether items of a module have a field. Rule R-CON-01. */
export const hasField = (module: ContentModule, field: ContentField): boolean => fieldsOf(module).includes(field);
/** Whether a field has to be filled in before a save. Rule R-CON-01. */
export const requires = (module: ContentModule, field: ContentField): boolean =>
  SHAPES[module].required.includes(field);
/** Whether a field is not required, and yet asked for. Rule R-CON-01. */
export const hintsAt = (module: ContentModule, field: ContentField): boolean => SHAPES[module].hinted.includes(field);

/** Whether a text names a module of content. */
export const isContentModule = (text: string): text is ContentModule =>
  CONTENT_MODULES.some((module) => module === text);

/** Years of completion that are offered for a reference: so many before and after the present one. */
export const IMPLEMENTATION_YEARS = { before: 4, after: 4 } as const;

const FIRST_YEAR = 1900;
/** Milliseconds that a clock may be ahead of UTC. */
const FARTHEST_ZONE = 14 * 3_600_000;

/**
 * Whether a reference can have been completed in a year, or will be, wherever on earth that is judged. One that was
 * offered long ago stays right: an old version is put back with it, and a deleted item saved anew. Rule R-CON-01.
 */
export const isImplementationYear = (year: number | null, now: Instant): boolean =>
  year === null ||
  (year >= FIRST_YEAR && year <= new Date(now + FARTHEST_ZONE).getUTCFullYear() + IMPLEMENTATION_YEARS.after);
