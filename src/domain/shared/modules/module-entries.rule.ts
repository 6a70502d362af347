import { keysOf } from '../merge';
import {
  inModule,
  isOffered,
  listed,
  open,
  plain,
  records,
  right,
  rightsIn,
  row,
  su,
  type ModuleEntry,
} from './module-entry.rule';
import { CATALOGUE_MODULE_ENTRIES } from './catalogue-modules.rule';
import { COMMERCE_MODULE_ENTRIES } from './commerce-modules.rule';
import { CONTENT_MODULE_ENTRIES } from './content-modules.rule';
import { SITE_MODULE_ENTRIES } from './site-modules.rule';
import { can, type RightsHolder } from '../permission';

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

/** All modules of the console with their rights and routes. Rules R-SES-04 and R-ACC-10. */
// prettier-ignore -- columns
export const MODULES = {
  dashboard: {
    context: 'insight',
    names: 'shell.names.dashboard',
    icon: 'home',
    routes: [row('/dashboard', null, open)],
  },
  profile: {
    context: 'profile',
    names: 'shell.names.profile',
    icon: 'document',
    routes: [row('/profile', null, open)],
  },
  help: {
    context: 'insight',
    names: 'shell.names.help',
    icon: 'help',
    routes: [row('/help', null, open), row('/help/:type', 'view', open), row('/help/:type/:module', 'view', open)],
  },
  logs: {
    ...listed('insight', 'insight.logs', 'log'),
    routes: [row('/logs', null, su), row('/logs/:id', 'details', su)],
  },
  users: {
    ...plain('access', 'access.users', 'people'),
    forms: 'access-forms',
    rights: [administration('users')],
    routes: [
      row('/users', null, inModule('users')),
      row('/users/invite', 'invite', right('users.add')),
      row('/users/:id', 'edit', right('users.edit')),
    ],
  },
  usergroups: {
    ...plain('access', 'access.usergroups', 'shield'),
    forms: 'access-forms',
    rights: [administration('usergroups')],
    routes: [...records('/usergroups')],
  },
  ...CONTENT_MODULE_ENTRIES,
  ...COMMERCE_MODULE_ENTRIES,
  ...CATALOGUE_MODULE_ENTRIES,
  ...SITE_MODULE_ENTRIES,
  errorcode: {
    ...plain('operations', 'operations.errorCodes', 'warning'),
    rights: [administration('errorcode')],
    routes: [...records('/errorcode')],
  },
  queue: {
    context: 'operations',
    names: 'shell.names.queue',
    icon: 'queue',
    rights: [administration('queue', ['view', 'start'])],
    routes: [row('/queue', null, inModule('queue'))],
  },
  statistics: {
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

/** Keys of the modules whose entry has the given properties. */
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

/** Entries in table order. */
export const ENTRIES: readonly (readonly [ModuleKey, ModuleEntry])[] = keysOf(MODULES).map((key) => [
  key,
  MODULES[key],
]);

const byKey: ReadonlyMap<string, ModuleEntry> = new Map(ENTRIES);

/** Entry of a module; undefined for an unknown key. */
export const entryOf = (module: string): ModuleEntry | undefined => byKey.get(module);

/** Whether drawer and palette show a module to a user. */
export const offersModule = (holder: RightsHolder, module: string): boolean => {
  const overview = entryOf(module)?.routes[0];
  return overview !== undefined && isOffered(holder, overview);
};

/** String key prefix of the names of a module, with `title` and `record`. */
export const namesOf = (module: string): string => entryOf(module)?.names ?? `shell.names.${module}`;

/** The static segments of a path, without the action. */
const resourceAt = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'add' && !part.startsWith(':'))
    .join('/');

/** String key prefixes of resources within a module, such as `faq/question`. */
const namesWithin: ReadonlyMap<string, string> = new Map(
  ENTRIES.flatMap(([, { routes }]) =>
    routes.flatMap(({ path, names }) => (names === undefined ? [] : [[resourceAt(path), names] as const])),
  ),
);

/** Title key of a module or of a resource within it; undefined when unknown. */
export const titleKeyOf = (resource: string): string | undefined => {
  const names = entryOf(resource)?.names ?? namesWithin.get(resource);
  return names && `${names}.title`;
};

/** Actions that the user may perform in a module: the last segments of their rights. Rule R-SES-29. */
export const actionsOf = (holder: RightsHolder, module: string): readonly string[] => [
  ...new Set(
    (entryOf(module)?.rights ?? []).flatMap(({ prefix, actions }) =>
      actions.filter((action) => can(holder, `${prefix}.${action}`)),
    ),
  ),
];
