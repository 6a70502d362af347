import { AREAS } from '../src/domain/insight/statistics-areas.rule';
import { CATALOGUE_CALLS } from './catalogue/specified-calls';
import { CONTENT_CALLS } from './content/specified-calls';
import type { Fields } from './shared/fields';
import { calls, META, named, nothing, pick, REMOVAL, whole, type Projection, type Specified } from './shared/specified';

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

/** `DELETE user/{id}` is not specified: the specification has only the bulk deletion of users. */
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

const LOG_ROW = 'id level source module message method datetime';
const INSIGHT = calls({
  ...Object.fromEntries(['dashboard', ...AREAS].map((module) => [`GET statistics/${module}`, pick('statistics')])),
  'GET log': pick(META, { logs: pick(LOG_ROW) }),
  'GET log/:id': pick('', {
    log: pick(`${LOG_ROW} request_url answer info`, { user: pick('id name'), debug: pick('file line') }),
  }),
});

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
 * The specified calls by method and path, with their responses; plain modules declare their own. `EXTRAS=none`
 * removes all others.
 */
export const SPECIFIED_CALLS: Readonly<Record<string, Specified>> = {
  ...SESSION,
  ...ACCESS,
  ...LIBRARY,
  ...CONTENT_CALLS,
  ...CATALOGUE_CALLS,
  ...INSIGHT,
  ...COMMERCE,
  ...COMMUNICATION,
  ...NAVIGATION,
  ...OPERATIONS,
  ...QUEUE,
};
