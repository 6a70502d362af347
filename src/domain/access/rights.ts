/** One module of the rights catalogue: its rights are `${prefix}.${action}`. */
export interface RightsModule {
  readonly prefix: string;
  readonly actions: readonly string[];
}

/** A heading of the rights accordion; `key` names its label, `icon` its picture. */
export interface RightsGroup {
  readonly key: string;
  readonly icon: string;
  readonly modules: readonly RightsModule[];
}

const record = ['view', 'add', 'edit', 'delete'] as const;
const locked = [...record, 'unlock'] as const;
const sorted = [...record, 'sort'] as const;

const of = (prefix: string, actions: readonly string[]): RightsModule => ({ prefix, actions });

/**
 * Every right of the console, once: client and server read this list. A right that it lacks is kept, not dropped. Rule
 * R-ACC-10.
 */
export const RIGHTS: readonly RightsGroup[] = [
  {
    key: 'content',
    icon: 'document',
    modules: [
      ...['blog', 'news', 'press', 'page', 'reference', 'branch'].map((module) => of(module, locked)),
      of('tag', record),
      of('category', record),
      of('library', record),
      of('faq.category', sorted),
      of('faq.question', record),
      of('navigation.menu', sorted),
    ],
  },
  {
    key: 'commerce',
    icon: 'percent',
    modules: [of('promotion', record), of('coupon', record), of('defaultcart', record)],
  },
  {
    key: 'catalogue',
    icon: 'list',
    modules: [
      of('etim.feature', record),
      of('etim.category', [...sorted, 'unlock']),
      of('etim.combination', record),
      of('structure', ['view', 'edit', 'unlock']),
      of('spareparts', record),
      of('spare-part-categories', record),
    ],
  },
  {
    key: 'site',
    icon: 'globe',
    modules: [
      ...['event', 'popup', 'redirect', 'whitelist', 'holidays', 'emails', 'form'].map((module) => of(module, record)),
      of('dns', ['view']),
      of('searchlog', ['view']),
    ],
  },
  {
    key: 'administration',
    icon: 'shield',
    modules: [
      of('users', record),
      of('usergroups', record),
      of('errorcode', record),
      of('queue', ['view', 'start']),
      of('statistics', ['users', 'orders', 'tools', 'downloads', 'accounts']),
    ],
  },
];

/** All rights as `module.action`, in the order of the catalogue. */
export const ALL_RIGHTS: readonly string[] = RIGHTS.flatMap((group) =>
  group.modules.flatMap((module) => module.actions.map((action) => `${module.prefix}.${action}`)),
);
