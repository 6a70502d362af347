/** The word after the title in the header. */
export type ActionWord = 'add' | 'edit' | 'details' | 'invite' | 'view' | null;

/**
 * Who may pass: `module` needs any right of the module, `right` exactly this one, `su` a superuser, `open` only a
 * session. `free` declares a permission for the drawer but guards nothing: there the screen shows what the server
 * allows.
 */
export type Guard =
  | { readonly kind: 'open' }
  | { readonly kind: 'free'; readonly permission: string }
  | { readonly kind: 'module'; readonly permission: string }
  | { readonly kind: 'right'; readonly permission: string; readonly right: string }
  | { readonly kind: 'su'; readonly permission: 'su' };

/** One row of the table. Title and help are keys; the module is what the drawer calls it. */
export interface Route {
  readonly path: string;
  readonly module: string;
  readonly title: string;
  readonly action: ActionWord;
  readonly help: string;
  readonly guard: Guard;
}

const open: Guard = { kind: 'open' };
const su: Guard = { kind: 'su', permission: 'su' };
const free = (permission: string): Guard => ({ kind: 'free', permission });
const inModule = (permission: string): Guard => ({ kind: 'module', permission });
const right = (name: string): Guard => ({
  kind: 'right',
  permission: name.slice(0, name.lastIndexOf('.')),
  right: name,
});

const row = (path: string, title: string, action: ActionWord, help: string, guard: Guard): Route => ({
  path,
  module: path.split('/')[1] ?? '',
  title,
  action,
  help,
  guard,
});

/** A list, its add screen and its records, guarded the usual way. */
const records = (path: string, title: string, permission = path.slice(1)): readonly Route[] => [
  row(path, title, null, title, inModule(permission)),
  row(`${path}/add`, title, 'add', title, right(`${permission}.add`)),
  row(`${path}/:id`, title, 'edit', title, right(`${permission}.edit`)),
];

/** The same three for the modules whose routes guard nothing. */
const freeRecords = (path: string, title: string, permission = path.slice(1)): readonly Route[] => [
  row(path, title, null, title, free(permission)),
  row(`${path}/add`, title, 'add', title, free(permission)),
  row(`${path}/:id`, title, 'edit', title, free(permission)),
];

/** Every screen inside the shell. The first row that fits an address is its route. Rule R-SES-04. */
export const ROUTES: readonly Route[] = [
  //  path                                   title                  action     help                  guard
  row('/dashboard', 'dashboard', null, 'dashboard', open),
  row('/profile', 'profile', null, 'profile', open),
  row('/help', 'help', null, 'help', open),
  row('/help/:type', 'help', 'view', 'help', open),
  row('/help/:type/:module', 'help', 'view', 'help', open),
  row('/statistics', 'statistics', null, 'statistics', inModule('statistics')),
  row('/statistics/:activeTab', 'statistics', null, 'statistics', inModule('statistics')),
  row('/logs', 'logs', null, 'logs', su),
  row('/logs/:id', 'logs', 'details', 'logs', su),

  row('/users', 'users', null, 'users', inModule('users')),
  row('/users/invite', 'users', 'invite', 'users', right('users.add')),
  row('/users/:id', 'users', 'edit', 'users', right('users.edit')),
  ...records('/usergroups', 'usergroups'),

  ...records('/news', 'news'),
  ...records('/blog', 'blog'),
  ...records('/branch', 'branch'),
  ...records('/page', 'page'),
  ...records('/reference', 'reference'),
  ...records('/press', 'press'),
  row('/tags', 'tag', null, 'tag', inModule('tag')),
  ...records('/tag', 'tag'),
  row('/categories', 'category', null, 'category', inModule('category')),
  ...records('/category', 'category'),
  row('/library', 'library', null, 'library', inModule('library')),
  row('/library/:filename', 'library', 'details', 'libraryFile', right('library.edit')),
  row('/library/:filename/edit', 'library', 'edit', 'libraryImage', right('library.edit')),

  row('/faq', 'faq', null, 'faq', inModule('faq')),
  row('/faq/category/add', 'faqCategory', 'add', 'faq', right('faq.category.add')),
  row('/faq/category/:id', 'faqCategory', 'edit', 'faq', right('faq.category.edit')),
  row('/faq/question/add', 'faqQuestion', 'add', 'faq', right('faq.question.add')),
  row('/faq/category/:category/question/:id', 'faqQuestion', 'edit', 'faq', right('faq.question.edit')),
  row('/structure', 'structure', null, 'structure', inModule('structure')),
  row('/structure/:structure', 'structure', 'view', 'structure', right('structure.edit')),
  row('/structure/:structure/node/:id', 'structureNode', 'edit', 'structure', right('structure.edit')),
  row('/etim', 'etim', null, 'etim', inModule('etim')),
  row('/etim/category', 'etim', null, 'etim', inModule('etim')),
  row('/etim/feature/:id', 'etimFeature', 'edit', 'etim', right('etim.feature.edit')),
  row('/etim/category/add', 'etimCategory', 'add', 'etim', right('etim.category.add')),
  row('/etim/category/:id', 'etimCategory', 'edit', 'etim', right('etim.category.edit')),
  ...records('/etim/combination', 'etimCombination', 'etim.combination'),

  ...records('/errorcode', 'errorcode'),
  row('/queue', 'queue', null, 'queue', inModule('queue')),
  ...freeRecords('/navigation', 'navigation', 'navigation.menu'),
  ...freeRecords('/promotion', 'promotion'),
  ...freeRecords('/netPricepromotion', 'netPricepromotion', 'promotion'),
  ...freeRecords('/coupon', 'coupon'),
  ...freeRecords('/event', 'event'),
  ...freeRecords('/popup', 'popup'),
  ...freeRecords('/redirect', 'redirect'),
  ...freeRecords('/whitelist', 'whitelist'),
  ...freeRecords('/holidays', 'holidays'),
  ...freeRecords('/emails', 'emails'),
  row('/spare-parts', 'spareParts', null, 'spareParts', free('spareparts')),
  row('/spare-parts/:id', 'spareParts', 'edit', 'spareParts', free('spareparts')),
  row('/spare-parts/:id/image/:categoryId', 'spareParts', 'view', 'spareParts', free('spareparts')),
  row('/spare-part-categories', 'sparePartCategories', null, 'spareParts', free('spare-part-categories')),
  row('/spare-part-categories/:id', 'sparePartCategories', 'edit', 'spareParts', free('spare-part-categories')),
  row('/spare-part-logs', 'sparePartLogs', null, 'spareParts', free('spareparts')),
  row('/spare-part-logs/:id', 'sparePartLogs', 'details', 'spareParts', free('spareparts')),
  ...freeRecords('/form', 'form'),
  ...freeRecords('/defaultcart', 'defaultcart'),
  row('/defaultcart/:id/usage', 'defaultcart', 'view', 'defaultcart', free('defaultcart')),
  row('/dns', 'dns', null, 'dns', free('dns')),
  row('/searchlog', 'searchlog', null, 'searchlog', free('searchlog')),
];

/** Screens that need no session; each is reachable under `/auth` as well. */
export const OUTSIDE_ROUTES = ['/login', '/reset', '/reset/:email/:code', '/accept/:email/:code'] as const;
export type OutsideRoute = (typeof OUTSIDE_ROUTES)[number];

/** Where a signed-in person starts, and where a failed guard leads. */
export const HOME = '/dashboard';
export const SIGN_IN = '/login';

/** The overview of a module: its first row in the table. */
export const overviewOfModule = (module: string): Route | undefined => ROUTES.find((route) => route.module === module);
