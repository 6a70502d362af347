import { keysOf } from './merge';
import { can, type RightsHolder } from './permission';
import {
  free,
  freeRecords,
  inModule,
  isOffered,
  listed,
  LOCKED,
  open,
  plain,
  records,
  right,
  rightsIn,
  row,
  SORTED,
  su,
  type ModuleEntry,
} from './module-entry.rule';

const content = rightsIn('content');
const commerce = rightsIn('commerce');
const catalogue = rightsIn('catalogue');
const site = rightsIn('site');
const administration = rightsIn('administration');

/** Areas of the statistics, in the order of `STATISTICS_AREAS`. */
const STATISTICS_RIGHTS = [
  'orders',
  'users',
  'tools',
  'carts',
  'sync',
  'quotations',
  'invoices',
  'requests',
  'brochures',
  'accounts',
  'gifts',
  'icc',
  'holidays',
];

/** Every module of the console with its rights and routes. Rules R-SES-04 and R-ACC-10. */
// prettier-ignore -- columns
export const MODULES = {
  'dashboard': {
    context: 'insight',
    names: 'shell.names.dashboard',
    icon: 'home',
    routes: [row('/dashboard', null, open)],
  },
  'profile': {
    context: 'profile',
    names: 'shell.names.profile',
    icon: 'document',
    routes: [row('/profile', null, open)],
  },
  'help': {
    context: 'insight',
    names: 'shell.names.help',
    icon: 'help',
    routes: [row('/help', null, open), row('/help/:type', 'view', open), row('/help/:type/:module', 'view', open)],
  },
  'logs': {
    ...listed('insight', 'insight.logs', 'log'),
    routes: [row('/logs', null, su), row('/logs/:id', 'details', su)],
  },
  'users': {
    ...plain('access', 'access.users', 'people'),
    forms: 'access-forms',
    rights: [administration('users')],
    routes: [
      row('/users', null, inModule('users')),
      row('/users/invite', 'invite', right('users.add')),
      row('/users/:id', 'edit', right('users.edit')),
    ],
  },
  'usergroups': {
    ...plain('access', 'access.usergroups', 'shield'),
    forms: 'access-forms',
    rights: [administration('usergroups')],
    routes: [...records('/usergroups')],
  },

  'blog': {
    ...plain('content', 'content.blog', 'document'),
    rights: [content('blog', LOCKED)],
    routes: records('/blog'),
  },
  'news': { ...plain('content', 'content.news', 'news'), rights: [content('news', LOCKED)], routes: records('/news') },
  'press': {
    ...plain('content', 'content.press', 'megaphone'),
    rights: [content('press', LOCKED)],
    routes: records('/press'),
  },
  'page': { ...plain('content', 'content.page', 'page'), rights: [content('page', LOCKED)], routes: records('/page') },
  'reference': {
    ...plain('content', 'content.reference', 'star'),
    rights: [content('reference', LOCKED)],
    routes: records('/reference'),
  },
  'branch': {
    ...plain('content', 'content.branch', 'pin'),
    rights: [content('branch', LOCKED)],
    routes: records('/branch'),
  },
  'tag': {
    ...plain('content', 'content.tags', 'tag'),
    rights: [content('tag')],
    routes: [...records('/tag'), row('/tags', null, inModule('tag'))],
  },
  'category': {
    ...plain('content', 'content.categories', 'folder'),
    rights: [content('category')],
    routes: [...records('/category'), row('/categories', null, inModule('category'))],
  },
  'library': {
    context: 'library',
    names: 'shell.names.library',
    icon: 'image',
    search: true,
    rights: [content('library')],
    routes: [
      row('/library', null, inModule('library')),
      row('/library/:filename', 'details', right('library.edit'), undefined, 'libraryFile'),
      row('/library/:filename/edit', 'edit', right('library.edit'), undefined, 'libraryImage'),
    ],
  },
  'faq': {
    context: 'catalogue',
    names: 'shell.names.faq',
    icon: 'question',
    search: true,
    rights: [
      content('faq.category', SORTED, 'shell.names.faqCategory'),
      content('faq.question', undefined, 'shell.names.faqQuestion'),
    ],
    routes: [
      row('/faq', null, inModule('faq')),
      row('/faq/category/add', 'add', right('faq.category.add'), 'shell.names.faqCategory'),
      row('/faq/category/:id', 'edit', right('faq.category.edit'), 'shell.names.faqCategory'),
      row('/faq/question/add', 'add', right('faq.question.add'), 'shell.names.faqQuestion'),
      row('/faq/category/:category/question/:id', 'edit', right('faq.question.edit'), 'shell.names.faqQuestion'),
    ],
  },
  'navigation': {
    ...plain('navigation', 'shell.names.navigation', 'tree'),
    rights: [content('navigation.menu', SORTED, 'shell.names.navigationMenu')],
    routes: [
      ...freeRecords('/navigation', 'navigation.menu'),
      row('/navigation/:id/items', 'edit', free('navigation.menu'), 'shell.names.navigationItems'),
    ],
  },

  'promotion': {
    ...plain('commerce', 'shell.names.promotion', 'percent'),
    rights: [commerce('promotion')],
    routes: freeRecords('/promotion'),
  },
  'netPricepromotion': {
    ...plain('commerce', 'shell.names.netPricepromotion', 'price'),
    routes: freeRecords('/netPricepromotion', 'promotion'),
  },
  'coupon': {
    ...plain('commerce', 'shell.names.coupon', 'ticket'),
    rights: [commerce('coupon')],
    routes: freeRecords('/coupon'),
  },
  'defaultcart': {
    ...plain('commerce', 'shell.names.defaultcart', 'cart'),
    rights: [commerce('defaultcart')],
    routes: [
      ...freeRecords('/defaultcart'),
      row('/defaultcart/:id/usage', 'view', free('defaultcart'), 'shell.names.defaultcartUsage'),
    ],
  },
  'calendar': {
    context: 'commerce',
    names: 'shell.names.calendar',
    icon: 'axis',
    routes: [row('/commerce/calendar', null, inModule('promotion'))],
  },
  'explain': {
    context: 'commerce',
    names: 'shell.names.explain',
    icon: 'calculator',
    routes: [row('/commerce/explain', null, inModule('promotion'))],
  },

  'etim': {
    context: 'catalogue',
    names: 'shell.names.etim',
    icon: 'list',
    search: true,
    rights: [
      catalogue('etim.feature', undefined, 'shell.names.etimFeature'),
      catalogue('etim.category', [...SORTED, 'unlock'], 'shell.names.etimCategory'),
      catalogue('etim.combination', undefined, 'shell.names.etimCombination'),
    ],
    routes: [
      row('/etim', null, inModule('etim')),
      row('/etim/category', null, inModule('etim')),
      row('/etim/feature/:id', 'edit', right('etim.feature.edit'), 'shell.names.etimFeature'),
      row('/etim/category/add', 'add', right('etim.category.add'), 'shell.names.etimCategory'),
      row('/etim/category/:id', 'edit', right('etim.category.edit'), 'shell.names.etimCategory'),
      ...records('/etim/combination', 'etim.combination', 'shell.names.etimCombination', 'etimCombination'),
    ],
  },
  'structure': {
    context: 'catalogue',
    names: 'shell.names.structure',
    icon: 'structure',
    rights: [catalogue('structure', ['view', 'edit', 'unlock'])],
    routes: [
      row('/structure', null, inModule('structure')),
      row('/structure/:structure', 'view', right('structure.edit')),
      row('/structure/:structure/node/:id', 'edit', right('structure.edit'), 'shell.names.structureNode'),
    ],
  },
  'spare-parts': {
    ...plain('spare-parts', 'shell.names.spareParts', 'wrench'),
    help: 'spareParts',
    rights: [catalogue('spareparts', ['view', 'edit'])],
    routes: [
      row('/spare-parts', null, free('spareparts')),
      row('/spare-parts/:id', 'edit', free('spareparts')),
      row('/spare-parts/:id/image/:categoryId', 'edit', free('spareparts'), 'shell.names.explodedView'),
    ],
  },
  'spare-part-categories': {
    ...plain('spare-parts', 'shell.names.sparePartCategories', 'box'),
    help: 'spareParts',
    rights: [catalogue('spare-part-categories')],
    routes: freeRecords('/spare-part-categories'),
  },
  'spare-part-logs': {
    ...listed('spare-parts', 'shell.names.sparePartLogs', 'history'),
    help: 'spareParts',
    routes: [
      row('/spare-part-logs', null, free('spareparts')),
      row('/spare-part-logs/:id', 'details', free('spareparts')),
    ],
  },

  'event': {
    ...plain('event', 'shell.names.event', 'calendar'),
    rights: [site('event')],
    routes: freeRecords('/event'),
  },
  'popup': { ...plain('site', 'shell.names.popups', 'window'), rights: [site('popup')], routes: freeRecords('/popup') },
  'redirect': {
    ...plain('site', 'shell.names.redirects', 'arrow'),
    rights: [site('redirect')],
    routes: freeRecords('/redirect'),
  },
  'whitelist': {
    ...plain('operations', 'shell.names.whitelist', 'check'),
    rights: [site('whitelist')],
    routes: freeRecords('/whitelist'),
  },
  'holidays': {
    ...plain('site', 'shell.names.holidays', 'sun'),
    rights: [site('holidays')],
    routes: freeRecords('/holidays'),
  },
  'emails': {
    ...plain('communication', 'shell.names.emails', 'mail'),
    rights: [site('emails')],
    routes: freeRecords('/emails'),
  },
  'form': {
    ...plain('communication', 'shell.names.form', 'form'),
    rights: [site('form')],
    routes: freeRecords('/form'),
  },
  'dns': {
    ...listed('operations', 'shell.names.dns', 'globe'),
    rights: [site('dns', ['view'])],
    routes: [row('/dns', null, free('dns'))],
  },
  'searchlog': {
    ...listed('insight', 'insight.searchLog', 'search'),
    rights: [site('searchlog', ['view'])],
    routes: [row('/searchlog', null, free('searchlog'))],
  },

  'errorcode': {
    ...plain('operations', 'shell.names.errorCodes', 'warning'),
    rights: [administration('errorcode')],
    routes: [...records('/errorcode')],
  },
  'queue': {
    context: 'operations',
    names: 'shell.names.queue',
    icon: 'queue',
    rights: [administration('queue', ['view', 'start'])],
    routes: [row('/queue', null, inModule('queue'))],
  },
  'statistics': {
    context: 'insight',
    names: 'shell.names.statistics',
    icon: 'chart',
    rights: [administration('statistics', STATISTICS_RIGHTS)],
    routes: [
      row('/statistics', null, inModule('statistics')),
      row('/statistics/:activeTab', null, inModule('statistics')),
    ],
  },
} as const satisfies Readonly<Record<string, ModuleEntry>>;

export type ModuleKey = keyof typeof MODULES;

/** Keys of the modules whose entry has these facts. */
type KeyWith<Facts> = { [Key in ModuleKey]: (typeof MODULES)[Key] extends Facts ? Key : never }[ModuleKey];
export type ListModule = KeyWith<{ readonly list: true }>;
/** Paths of the routes of a module. */
export type PathOf<Key extends ModuleKey> = (typeof MODULES)[Key]['routes'][number]['path'];

/** Groups of the drawer with the keys of their modules, in order; the first has no heading. Rule R-ACC-05. */
export const DRAWER: readonly {
  readonly key: string | null;
  readonly icon: string | null;
  readonly modules: readonly ModuleKey[];
}[] = [
  { key: null, icon: null, modules: ['dashboard', 'statistics'] },
  {
    key: 'content',
    icon: 'document',
    modules: ['blog', 'news', 'press', 'page', 'reference', 'branch', 'faq', 'library'],
  },
  { key: 'arrangement', icon: 'folder', modules: ['category', 'tag', 'navigation'] },
  {
    key: 'commerce',
    icon: 'cart',
    modules: ['promotion', 'netPricepromotion', 'coupon', 'defaultcart', 'calendar', 'explain'],
  },
  {
    key: 'catalogue',
    icon: 'list',
    modules: ['etim', 'structure', 'spare-parts', 'spare-part-categories', 'spare-part-logs'],
  },
  {
    key: 'site',
    icon: 'globe',
    modules: ['event', 'popup', 'redirect', 'holidays', 'form', 'emails', 'whitelist', 'dns', 'searchlog'],
  },
  { key: 'administration', icon: 'shield', modules: ['users', 'usergroups', 'errorcode', 'queue', 'logs', 'help'] },
];

/** The entries in the order of the table. */
export const ENTRIES: readonly (readonly [ModuleKey, ModuleEntry])[] = keysOf(MODULES).map((key) => [
  key,
  MODULES[key],
]);

const byKey: ReadonlyMap<string, ModuleEntry> = new Map(ENTRIES);

/** The entry of a module; undefined for a key that the console does not know. */
export const entryOf = (module: string): ModuleEntry | undefined => byKey.get(module);

/** Whether drawer and palette offer a module to a person. */
export const offersModule = (holder: RightsHolder, module: string): boolean => {
  const overview = entryOf(module)?.routes[0];
  return overview !== undefined && isOffered(holder, overview);
};

/** Branch of the strings with the names of a module, `title` and `record`. */
export const namesOf = (module: string): string => entryOf(module)?.names ?? `shell.names.${module}`;

/** The parts of a path that are the same for all records, without the action. */
const resourceAt = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'add' && !part.startsWith(':'))
    .join('/');

/** Names of what has screens of its own within a module, such as `faq/question`. */
const namesWithin: ReadonlyMap<string, string> = new Map(
  ENTRIES.flatMap(([, { routes }]) =>
    routes.flatMap(({ path, names }) => (names === undefined ? [] : [[resourceAt(path), names] as const])),
  ),
);

/** Key of the title of a module or of what is within one; undefined for what the console does not know. */
export const titleKeyOf = (resource: string): string | undefined => {
  const names = entryOf(resource)?.names ?? namesWithin.get(resource);
  return names && `${names}.title`;
};

/** What a person may do in a module, by the last part of their rights. Rule R-SES-29. */
export const actionsOf = (holder: RightsHolder, module: string): readonly string[] => [
  ...new Set(
    (entryOf(module)?.rights ?? []).flatMap(({ prefix, actions }) =>
      actions.filter((action) => can(holder, `${prefix}.${action}`)),
    ),
  ),
];
