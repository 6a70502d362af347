import type { FormValues } from '../test/server/support/browser';
import { idOf, rowsOf, type Recorder } from './api-recorder';

/** One pixel. */
export const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const PAGE = { page: 1, perPage: 10 };
/** Choices that are suggested, each with letters that some begin with. */
const SUGGESTED = {
  'resource': 'an',
  'project': 'ni',
  'assortment': 'wa',
  'account': 'in',
  'emails/category': 'be',
  'navigation/routes': 'co',
};

const first = async (api: Recorder, call: string, query: Readonly<Record<string, string | number>> = PAGE) => {
  const [row = {}] = rowsOf(await api.call(call, {}, query));
  return row;
};

const walkChoices = async (api: Recorder): Promise<void> => {
  for (const [call, autocomplete] of Object.entries(SUGGESTED))
    await api.call(`GET ${call}`, {}, { autocomplete, limit: 10 });
  await api.call('GET target');
  for (const term of ['tag', 'category']) {
    const { id } = await first(api, `GET ${term}`);
    await api.call(`GET ${term}/:id/usage`, { id: String(id) });
  }
  await api.call('GET block');
  await api.call('GET block/:code', { code: 'default-header' });
  await api.call('GET block/types');
  await api.call('GET block/types/:type', { type: 'select' });
  const { id } = await first(api, 'GET blog');
  await api.call('POST block/templates', {}, { name: 'Opening', id: String(id), module: 'blog', restrict: ['blog'] });
  await api.call('GET block/templates');
  const [template] = rowsOf(await api.call('GET block/templates'));
  await api.call('GET block/templates/:id', { id: String(template?.['id']) });
};

const walkCommerce = async (api: Recorder): Promise<void> => {
  const { id: item } = await first(api, 'GET item', { code: 'ZM-WP-05' });
  const { id: account } = await first(api, 'GET account', { autocomplete: SUGGESTED.account });
  const of = async (
    module: string,
    part: string,
    record: FormValues,
    added: FormValues,
    changed: FormValues,
  ): Promise<string> => {
    const id = idOf(await api.call(`POST ${module}`, {}, record));
    const row = idOf(await api.call(`POST ${module}/:id/${part}`, { id }, added));
    await api.call(`GET ${module}/:id`, { id });
    if (module !== 'form') await api.call(`GET ${module}/:id/${part}/:row`, { id, row });
    await api.call(`PUT ${module}/:id/${part}/:row`, { id, row }, changed);
    await api.call(`DELETE ${module}/:id/${part}/:row`, { id, row });
    return id;
  };
  const period = { date_start: '2026-09-01', date_end: '2026-11-30' };
  await of(
    'promotion',
    'rule',
    { name: 'Autumn', ...period },
    { type: 'item_quantity', data: '[{"min":10,"value":5}]', item: [Number(item)] },
    { data: '[{"min":20,"value":12.5}]' },
  );
  const price = { item: String(item), net_price: '12.50' };
  await of('netpricepromotion', 'rule', { name: 'Net prices', account: [Number(account)], ...period }, price, {
    net_price: '12.25',
  });
  const line = { item: String(item), price: '12.50', quantity: '10' };
  const cart = await of('defaultcart', 'items', { name: 'Set', account: String(account), ...period }, line, {
    quantity: '12',
  });
  await api.call('GET defaultcart/:id/usage', { id: cart });
  const field = { type: 'text', label: 'Name', name: 'name', required: '1', sort_id: '1' };
  await of('form', 'field', { name: 'Contact' }, field, { label: 'Your name' });
};

const walkNavigation = async (api: Recorder): Promise<void> => {
  const { id: menu } = await first(api, 'GET navigation');
  const at = { id: String(menu) };
  const item = idOf(
    await api.call('POST navigation/:id/items', at, {
      label: 'Shop',
      type: 'external',
      location: 'https://shop.example',
      target: '_blank',
    }),
  );
  await api.call('GET navigation/:id/items', at);
  await api.call('GET navigation/:id/items/:item', { ...at, item });
  await api.call('PUT navigation/:id/items/:item', { ...at, item }, { label: 'Our shop' });
  await api.call('PUT navigation/:id/items/:item/location', { ...at, item }, { sort_id: 1 });
  await api.call('DELETE navigation/:id/items/:item', { ...at, item });
};

const walkOperations = async (api: Recorder): Promise<void> => {
  const { id: domain } = await first(api, 'GET dns');
  await api.call('GET dns/:id/link', { id: String(domain) });
  await api.call('GET queue/task');
  await api.call('POST queue', {}, { task: 'rebuild-search' });
  await api.call('GET queue');
  const { id: log } = await first(api, 'GET log');
  await api.call('GET log/:id', { id: String(log) });
  await api.call('GET searchlog', {}, PAGE);
  await api.call('GET usergroup/rights');
  const { id: email, code } = await first(api, 'GET emails');
  await api.call('PUT emails/toggle-sending/:id', { id: String(email) }, { sending_enabled: 1 });
  await api.call('GET emails/test', {}, { emails: ['me@company.example'], code: String(code) });
  await api.call('POST emails/category', {}, { name: 'Orders' });
};

const walkCatalogue = async (api: Recorder): Promise<void> => {
  const { id, category } = await first(api, 'GET etim/feature');
  const feature = { id: String(id) };
  const { id: categoryId } = await first(api, 'GET etim/category');
  await api.call('GET etim/feature/:id', feature);
  await api.call('PUT etim/feature/:id/lock', feature);
  await api.call('PUT etim/feature/:id', feature, { information: 'As it stands on the label', visible: 1 });
  await api.call('PUT etim/feature/:id/unlock', feature);
  const orderOf = (name: string, key: unknown, place: number) => ({ [`${name}[${String(key)}]`]: place });
  const own = typeof category === 'object' && category !== null && 'id' in category ? category.id : categoryId;
  await api.call('PUT etim/feature/sort/:category', { category: String(own) }, orderOf('feature', id, 1));
  await api.call('PUT etim/category/sort', {}, orderOf('category', categoryId, 1));

  await api.call('GET faq/category');
  const category2 = idOf(await api.call('POST faq/category', {}, { name: 'Delivery', url: 'delivery', online: 1 }));
  const at = { category: category2 };
  await api.call('GET faq/category/:id', { id: category2 });
  await api.call('PUT faq/category/:id', { id: category2 }, { name: 'Delivery and return' });
  await api.call('PUT faq/category/sort', {}, orderOf('category', category2, 1));
  const question = {
    title: 'When do you deliver?',
    url: 'when',
    content: '<p>The next day.</p>',
    online: 1,
    target: [1],
  };
  const asked = idOf(await api.call('POST faq/category/:category/question', at, question));
  await api.call('GET faq/category/:category/question', at);
  await api.call('GET faq/category/:category/question/:id', { ...at, id: asked });
  await api.call('PUT faq/category/:category/question/:id', { ...at, id: asked }, { online: 0 });
  await api.call('PUT faq/category/:category/sort', at, orderOf('question', asked, 1));
  await api.call('DELETE faq/category/:category/question/:id', { ...at, id: asked });
  await api.call('DELETE faq/category/:id', { id: category2 });

  const { code } = await first(api, 'GET structure');
  const structure = String(code);
  const { body } = await api.call('GET structure/:structure', { structure });
  const node = /"nodes":\[\{"id":"?([\w-]+)/.exec(JSON.stringify(body))?.[1] ?? '';
  await api.call('PUT structure/:structure', { structure }, { cover: '' });
  await api.call('GET structure/:structure/node/:id', { structure, id: node });
  await api.call('PUT structure/:structure/node/:id', { structure, id: node }, { content: '[]' });
};

const walkLibrary = async (api: Recorder): Promise<void> => {
  const pathOf = (location: string | null): string => (location ?? '').replace('api/library/', '');
  const folder = await api.call('POST library', {}, { name: 'Fairs' });
  const path = pathOf(folder.headers.get('location'));
  const other = pathOf((await api.call('POST library', {}, { name: 'Archive' })).headers.get('location'));
  const photo = { name: 'stand.png', type: 'image/png', bytes: PNG };
  const file = pathOf((await api.call('POST library/:path{.+}', { path }, {}, photo)).headers.get('location'));
  await api.call('GET library');
  await api.call('GET library/:path{.+}', { path });
  await api.call('GET library/download/:path{.+}', { path: file });
  await api.call('PUT library/:path{.+}', { path: file }, { title: 'Our stand', alt: 'A stand with people' });
  const move = { path: `api/library/${path}`, target: `api/library/${other}`, filename: ['stand.png'] };
  await api.call('PUT library/move', {}, move);
  await api.call('DELETE library/:path{.+}', { path: other });
};

const walkSpareParts = async (api: Recorder): Promise<void> => {
  const { id } = await first(api, 'GET spareparts');
  const { body } = await api.call('GET spareparts/:id', { id: String(id) });
  const [, sheet = '', picture = '', item = ''] =
    /"categories":\[\{"id":(\d+).*?spareparts\/picture\/([\w.]+)".*?"items":\[\{"id":(\d+),"number"/.exec(
      JSON.stringify(body),
    ) ?? [];
  await api.call('GET spareparts/picture/:name', { name: picture });
  await api.call('PUT spareparts/:id/item/:item', { id: String(id), item }, { remarks: 'Includes screws' });
  const frame = { x_offset: 0, y_offset: 0, picture_width: 900, picture_height: 1000 };
  await api.call('PUT spareparts/image/details/:id', { id: sheet }, frame);
  await api.call(
    'PUT spareparts/image/file/:id',
    { id: sheet },
    {},
    { name: 'pump.png', type: 'image/png', bytes: PNG },
  );
  await api.call('GET spareparts/pdf/:id', { id: sheet });
  await api.call('GET spareparts/pdf/:id/file', { id: sheet });
  await api.call('PUT spareparts/:id', { id: String(id) }, { active: 1 });
  await api.call('GET spareparts/:id/logs', { id: String(id) }, PAGE);
  await api.call('GET spareparts/:id/logs/levels', { id: String(id) });
  const { id: log } = await first(api, 'GET spareparts/logs');
  await api.call('GET spareparts/logs/:id', { id: String(log) });
  await api.call('GET svgicons/spare-part-category');
};

/** What the plain modules and content items do not have. */
export const walkRest = async (api: Recorder): Promise<void> => {
  for (const part of [
    walkChoices,
    walkCommerce,
    walkNavigation,
    walkOperations,
    walkCatalogue,
    walkLibrary,
    walkSpareParts,
  ])
    await part(api);
};
