import { AREAS } from '../src/domain/insight/statistics-areas.rule';
import { CONTENT_MODULES, nameFieldOf, type ContentModule } from '../src/domain/content/modules.rule';
import { LIST_KEYS } from './content/items/item-list';
import { SPECIFIED_META } from './content/published/meta-columns';
import { specifiedBlocks, specifiedFields, withoutBlockKeys } from './content/blocks/specified-blocks';
import type { Fields } from './shared/fields';
import { nothing, pick, whole, type Projection, type Specified } from './shared/specified';

const calls = (answers: Readonly<Record<string, Projection>>): Readonly<Record<string, Specified>> =>
  Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, { answer }]));

const META = 'meta';
const REMOVAL = pick('refused');

const WEBSITE = pick('id name url environment');

const SESSION = calls({
  'POST login': nothing,
  'POST logout': nothing,
  'GET me': pick('me'),
  'PUT me': nothing,
  'PUT me/settings': nothing,
  'PUT me/password': nothing,
  'PUT me/avatar': nothing,
  'GET avatar/:id/:mark': whole,
  'GET menu': pick('menu'),
  'GET website': pick('', { website: WEBSITE }),
  'POST website': pick('', { website: WEBSITE }),
  'GET lang': whole,
  'GET lang/:language': whole,
  'GET accept/check': nothing,
  'POST accept': nothing,
  'POST reset': nothing,
  'GET reset/check': nothing,
  'POST reset/save': nothing,
  'POST log': nothing,
  'GET help': pick('toc'),
  'GET help/:type': pick('page'),
  'GET help/:type/:module': pick('page'),
  'POST help': nothing,
});

const USER = pick('id name email avatar active lastLogin websites usergroups su member');
const USERGROUP = 'id name datetime members member';

/** `DELETE user/{id}` is not specified: users are deleted by a list. */
const ACCESS = calls({
  'POST user/invite': REMOVAL,
  'GET user': pick(META, { users: USER }),
  'GET user/:id': pick('', { user: USER }),
  'POST user': nothing,
  'PUT user/:id': nothing,
  'DELETE user': REMOVAL,
  'GET usergroup': pick(META, { usergroups: pick(USERGROUP) }),
  'GET usergroup/rights': pick('rights'),
  'GET usergroup/:id': pick('', { usergroup: pick(`${USERGROUP} rights users`) }),
  'POST usergroup': nothing,
  'PUT usergroup/:id': nothing,
  'DELETE usergroup': REMOVAL,
  'DELETE usergroup/:id': nothing,
});

const FILE = pick(
  'id name ext type size location folder update datetime status path title alt caption description no_index focuspoint',
);
const FOLDER = 'id name type location header meta';
const subfolders: Projection = pick(FOLDER, { folders: (inner) => subfolders(inner) });

const LIBRARY = calls({
  'GET library': pick('', { folder: subfolders }),
  'GET library/:path{.+}': pick(META, { folder: pick(FOLDER, { folders: subfolders, files: FILE }), file: FILE }),
  'GET library/download/:path{.+}': whole,
  'POST library': nothing,
  'POST library/:path{.+}': nothing,
  'PUT library/move': nothing,
  'PUT library/:path{.+}': pick('location'),
  'DELETE library/:path{.+}': nothing,
});

/** In a list the moment of a lock is called `datetime`. */
const listedLock: Projection = (lock) =>
  typeof lock === 'object' && lock !== null && 'user' in lock && 'since' in lock
    ? { user: lock.user, datetime: lock.since }
    : lock;

const named = pick('id name');
const labelled = pick('id label');

const itemOf = (module: ContentModule): Projection =>
  pick(
    `id ${nameFieldOf(module)} url status recap notes intro internal online map lightbox read_confirmation datetime_online datetime ` +
      'preview_hash author address implementation client delivery_date architect architectural_design project_scope ' +
      'contractor installer counselor consultant order_number building_code',
    {
      locked: pick('user since'),
      image: pick('ext location name'),
      cover: pick('location name'),
      categories: named,
      tags: labelled,
      targets: labelled,
      branches: named,
      parent: named,
      project: pick('id number'),
      resource_author: named,
      history: pick('id type datetime'),
      meta: SPECIFIED_META,
      content: specifiedBlocks,
    },
  );

const contentCalls = (module: ContentModule): Readonly<Record<string, Specified>> => {
  const item = itemOf(module);
  const saved: Specified = { answer: nothing, form: withoutBlockKeys };
  return {
    [`GET ${module}`]: {
      answer: pick(META, {
        [LIST_KEYS[module]]: pick(`id ${nameFieldOf(module)} url internal status datetime_online datetime`, {
          targets: labelled,
          locked: listedLock,
        }),
      }),
    },
    [`GET ${module}/mutation/:id`]: { answer: pick('', { current: item, new: item }) },
    [`GET ${module}/:id`]: { answer: pick('', { [module]: item }) },
    [`POST ${module}`]: saved,
    [`PUT ${module}/:id`]: saved,
    [`PUT ${module}/:id/lock`]: { answer: nothing },
    [`PUT ${module}/:id/unlock`]: { answer: nothing, form: (form) => form.without('since') },
    [`DELETE ${module}`]: { answer: REMOVAL },
    [`DELETE ${module}/:id`]: { answer: nothing },
    [`GET preview/${module}/:hash`]: { answer: whole, query: (query) => query.without('at') },
  };
};

const BLOCK_TYPE = 'code label';

const CONTENT = {
  ...Object.fromEntries(CONTENT_MODULES.flatMap((module) => Object.entries(contentCalls(module)))),
  ...calls({
    'GET tag/:id/usage': pick('', { usage: pick('type id title') }),
    'GET category/:id/usage': pick('', { usage: pick('type id title') }),
    'GET target': pick('', { targets: labelled }),
    'GET project': pick('', { projects: pick('id number') }),
    'GET resource': pick('', { resources: pick('id fullname') }),
    'GET assortment': pick('', { assortments: labelled }),
    'GET item': pick('', { items: pick('id code gross_price') }),
    'GET block': pick('', { blocks: pick(BLOCK_TYPE) }),
    'GET block/:code': pick('', { block: pick(BLOCK_TYPE, { fields: specifiedFields }) }),
    'GET block/types': pick('types'),
    'GET block/types/:type': pick('type'),
    'GET block/templates': pick('', { templates: pick('id name module restrict') }),
    'GET block/templates/:id': pick('', { template: pick('id name module restrict', { blocks: specifiedBlocks }) }),
    'POST block/templates': nothing,
  }),
};

const FAQ_CATEGORY = 'id name url parent_id online sort_id';
const FAQ_QUESTION = 'id title url online filterable sort_id';

const FAQ = calls({
  'GET faq/category': pick('', { categories: pick(FAQ_CATEGORY) }),
  'GET faq/category/:id': pick('', { category: pick(FAQ_CATEGORY, { meta: SPECIFIED_META }) }),
  'POST faq/category': nothing,
  'PUT faq/category/sort': nothing,
  'PUT faq/category/:id': nothing,
  'DELETE faq/category/:id': nothing,
  'GET faq/category/:category/question': pick('', { questions: pick(FAQ_QUESTION) }),
  'GET faq/category/:category/question/:id': pick('', {
    question: pick(`${FAQ_QUESTION} content targets login_contact login_resource`, {
      category: pick('id'),
      products: pick('id code'),
      meta: SPECIFIED_META,
    }),
  }),
  'POST faq/category/:category/question': nothing,
  'PUT faq/category/:category/sort': nothing,
  'PUT faq/category/:category/question/:id': nothing,
  'DELETE faq/category/:category/question/:id': nothing,
});

const LOG_ROW = 'id level source module message method datetime';
const INSIGHT = calls({
  ...Object.fromEntries(['dashboard', ...AREAS].map((module) => [`GET statistics/${module}`, pick('statistics')])),
  'GET log': pick(META, { logs: pick(LOG_ROW) }),
  'GET log/:id': pick('', {
    log: pick(`${LOG_ROW} request_url answer info`, { user: pick('id name'), debug: pick('file line') }),
  }),
});

const FEATURE = 'id feature_id label code unit postfix color visible filterable brochure sort_id';
const REFERENCED = pick('id label code');
const CATEGORY = 'id name description sort_id';
const LOCKED = { locked: pick('user since') };
const released: Specified = { answer: nothing, form: (form) => form.without('since') };

/** Features are never added, and deleting them is not specified. */
const ETIM = {
  ...calls({
    'GET etim/feature': pick(META, { features: pick(FEATURE, { category: named }) }),
    'GET etim/feature/:id': pick('', {
      feature: pick(`${FEATURE} information description`, { category: named, ...LOCKED }),
    }),
    'PUT etim/feature/:id': nothing,
    'PUT etim/feature/:id/lock': nothing,
    'PUT etim/feature/sort/:category': nothing,
    'GET etim/category': pick(META, { categories: pick(CATEGORY) }),
    'GET etim/category/:id': pick('', { category: pick(CATEGORY, LOCKED) }),
    'POST etim/category': nothing,
    'PUT etim/category/:id': nothing,
    'PUT etim/category/:id/lock': nothing,
    'PUT etim/category/sort': nothing,
    'DELETE etim/category': REMOVAL,
    'DELETE etim/category/:id': nothing,
    'GET etim/combination': pick(META, { combinations: pick('id description template unit') }),
    'GET etim/combination/:id': pick('', {
      combination: pick('id description template unit', { features: REFERENCED, note: REFERENCED }),
    }),
    'POST etim/combination': nothing,
    'PUT etim/combination/:id': nothing,
    'DELETE etim/combination': REMOVAL,
    'DELETE etim/combination/:id': nothing,
  }),
  'PUT etim/feature/:id/unlock': released,
  'PUT etim/category/:id/unlock': released,
};

const STRUCTURE = 'code description active';
const NODE = pick('id name description hasChildren');

/** The list is specified by its declaration. */
const STRUCTURES = {
  ...calls({
    'GET structure/:structure': pick('', {
      structure: pick(STRUCTURE, { cover: pick('location name'), nodes: NODE }),
    }),
    'PUT structure/:structure': nothing,
    'GET structure/:structure/node/:id': pick('', {
      node: pick('id name description hasChildren', {
        cover: pick('location name'),
        nodes: pick('', { nodes: NODE }),
        content: specifiedBlocks,
      }),
    }),
  }),
  'PUT structure/:structure/node/:id': { answer: nothing, form: withoutBlockKeys },
};

const COMMERCE = calls({
  'GET account': pick('', { accounts: pick('id name') }),
  'GET promotion/:id/rule/:row': pick('rule'),
  'POST promotion/:id/rule': nothing,
  'PUT promotion/:id/rule/:row': nothing,
  'DELETE promotion/:id/rule/:row': nothing,
  'GET defaultcart/:id/items/:row': pick('item'),
  'POST defaultcart/:id/items': nothing,
  'PUT defaultcart/:id/items/:row': nothing,
  'DELETE defaultcart/:id/items/:row': nothing,
  'GET defaultcart/:id/usage': pick('web_orders'),
  'POST form/:id/field': nothing,
  'PUT form/:id/field/:row': nothing,
  'DELETE form/:id/field/:row': nothing,
  'GET netpricepromotion/:id/rule/:row': pick('rule'),
  'POST netpricepromotion/:id/rule': nothing,
  'PUT netpricepromotion/:id/rule/:row': nothing,
  'DELETE netpricepromotion/:id/rule/:row': nothing,
});

const COMMUNICATION = calls({
  'GET emails/category': pick('', { email_categories: named }),
  'GET emails/test': nothing,
  'PUT emails/toggle-sending/:id': nothing,
});

const MENU_ITEM = pick('id label type location target icon parent_id sort_id route subitems', {
  page: named,
  menu: pick('id title'),
});
const withChildren: Projection = (items) =>
  Array.isArray(items)
    ? items.map((item: unknown) => {
        const children: unknown = typeof item === 'object' && item !== null && 'children' in item ? item.children : [];
        return Object.assign({}, MENU_ITEM(item), { children: withChildren(children) });
      })
    : items;

const NAVIGATION = calls({
  'GET navigation/:id/items': pick('', { items: withChildren }),
  'GET navigation/:id/items/:item': pick('', { item: MENU_ITEM }),
  'POST navigation/:id/items': nothing,
  'PUT navigation/:id/items/:item': nothing,
  'DELETE navigation/:id/items/:item': nothing,
  'PUT navigation/:id/items/:item/location': nothing,
});

const OPERATIONS = calls({
  'GET dns/:id/link': pick('', { domain: pick('url') }),
  'GET queue/task': pick('tasks'),
  'POST queue': nothing,
});

const QUEUE = {
  'GET queue': {
    answer: pick('', { queue: pick('datetime label parameters', { status: pick('label description') }) }),
    query: (query: Fields) => query.without('newest').without('before'),
  },
};

/**
 * The specified calls by method and path, with what they answer; those of plain modules follow from their declarations.
 * Everything else does not exist under `EXTRAS=none`.
 */
export const SPECIFIED_CALLS: Readonly<Record<string, Specified>> = {
  ...SESSION,
  ...ACCESS,
  ...LIBRARY,
  ...CONTENT,
  ...FAQ,
  ...ETIM,
  ...STRUCTURES,
  ...INSIGHT,
  ...COMMERCE,
  ...COMMUNICATION,
  ...NAVIGATION,
  ...OPERATIONS,
  ...QUEUE,
};
