import { canOpenModule, type RightsHolder } from './permission';

/** Content modules. */
export const CONTENT_KINDS = ['blog', 'news', 'press', 'page', 'reference', 'branch'] as const;
const WITH_BLOCKS = [...CONTENT_KINDS, 'structure'] as const;

/**
 * By kind of record that can be chosen: the modules of which any right gives access to its suggestions. A kind without
 * a screen of its own is available to every screen that uses it. Rule R-SHR-85.
 */
export const OFFERED_TO = {
  'library': ['library'],
  'page': ['page'],
  'branch': ['branch'],
  'tag': ['tag'],
  'category': ['category'],
  'form': ['form'],
  'navigation': ['navigation'],
  'navigation/routes': ['navigation'],
  'emails/category': ['emails'],
  'faq/category': ['faq'],
  'etim/category': ['etim'],
  'etim/feature': ['etim'],

  'block': WITH_BLOCKS,
  'target': [...CONTENT_KINDS, 'faq', 'event'],
  'project': CONTENT_KINDS,
  'resource': CONTENT_KINDS,
  'assortment': [...WITH_BLOCKS, 'promotion'],
  'item': [...WITH_BLOCKS, 'etim', 'faq', 'promotion', 'defaultcart', 'queue', 'spareparts'],
  'account': ['promotion', 'coupon', 'defaultcart'],
  'icon': ['navigation'],
  'svgicons/spare-part-category': ['spare-part-categories', 'spareparts'],
  'library/thumbnail': ['library', 'popup', ...WITH_BLOCKS, 'tag', 'category', 'faq'],
  'user': ['users', 'usergroups'],
  'usergroup': ['usergroups', 'users'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OfferedKind = keyof typeof OFFERED_TO;

const modulesOf = (kind: string): readonly string[] | undefined =>
  // Cast: `hasOwn` does not narrow the key.
  Object.hasOwn(OFFERED_TO, kind) ? OFFERED_TO[kind as OfferedKind] : undefined;

/** Whether the user gets suggestions of a kind; the API decides for kinds that the console does not know. */
export const mayChoose = (holder: RightsHolder, kind: string): boolean =>
  modulesOf(kind)?.some((module) => canOpenModule(holder, module)) !== false;

/** The only module whose rights give access to a kind; null for several or none. */
export const moduleOffering = (kind: string): string | null => {
  const [module, ...others] = modulesOf(kind) ?? [];
  return module === undefined || others.length > 0 ? null : module;
};
