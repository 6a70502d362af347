import { canOpenModule, type RightsHolder } from './permission';

/** Modules of content items. */
export const CONTENT = ['blog', 'news', 'press', 'page', 'reference', 'branch'] as const;
const WITH_BLOCKS = [...CONTENT, 'structure'] as const;

/**
 * Modules of which any right lets a person be offered records to refer to, by the call that offers them. Records of a
 * module are offered by its own rights; what has no screen of its own comes with every screen that needs it. Rule R-SHR-85.
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
  'target': [...CONTENT, 'faq', 'event'],
  'project': CONTENT,
  'resource': CONTENT,
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
  Object.hasOwn(OFFERED_TO, kind) ? OFFERED_TO[kind as OfferedKind] : undefined; // an own key

/** Whether a person can be offered records of a kind; of kinds that the console does not know, the API decides. */
export const mayChoose = (holder: RightsHolder, kind: string): boolean =>
  modulesOf(kind)?.some((module) => canOpenModule(holder, module)) !== false;

/** The one module whose right offers a kind; null where several do or none is known. */
export const moduleOffering = (kind: string): string | null => {
  const [module, ...others] = modulesOf(kind) ?? [];
  return module === undefined || others.length > 0 ? null : module;
};
