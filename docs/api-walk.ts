import { CONTENT_MODULES, fieldsOf, nameFieldOf, type ContentField } from '../src/domain/content/modules.rule';
import { AREAS } from '../src/domain/insight/statistics-areas.rule';
import type { FormValues } from '../test/server/support/browser';
import { idOf, rowsOf, type Recorder } from './api-recorder';
import { PNG, walkRest } from './api-walk-rest';

const PASSWORD = 'Kantoor-Welkom-26!';
const NEW_PASSWORD = 'Kantoor-Anders-27!';
/** The id of no record: the answer says which were not deleted. */
const MISSING = 999_999;
const PAGE = { page: 1, perPage: 10 };

/** Plain modules: what a new record has, and what of it is changed. */
const PLAIN: Readonly<Record<string, readonly [added: FormValues, changed: FormValues]>> = {
  'holidays': [
    {
      date: '2027-04-27',
      reason: "King's Day",
      notification: 1,
      days_before_notification: 3,
      notification_text: '<p>We are closed.</p>',
    },
    { reason: "King's Day (closed)" },
  ],
  'redirect': [
    { location_from: '/old-page', location_to: '/new-page', status: 301, catch_all: 0, comments: 'Renamed' },
    { status: 302 },
  ],
  'popup': [
    {
      title: 'Open day',
      content: '<p>You are welcome.</p>',
      datetime_start: '2026-12-01 08:00:00',
      datetime_end: '2026-12-05 17:00:00',
      popup: 1,
      show_once: 1,
      login: 0,
    },
    { popup: 0 },
  ],
  'errorcode': [
    { code: 'E17', description: 'No water', control: 'Check the tap.', source: 'service', standard: 1, inverter: 0 },
    { description: 'No water pressure' },
  ],
  'whitelist': [{ source: 'https://maps.example', type: 'js', comments: 'Maps' }, { comments: 'Maps of dealers' }],
  'promotion': [{ name: 'Autumn', date_start: '2026-09-01', date_end: '2026-11-30' }, { date_end: '2026-12-15' }],
  'netpricepromotion': [
    { name: 'Net prices', account: [1], date_start: '2026-09-01', date_end: '2026-11-30' },
    { name: 'Net prices of autumn' },
  ],
  'coupon': [
    {
      code: 'AUTUMN10',
      type: 'discount_percent',
      value: '10.00',
      message: 'Ten percent less',
      description: 'Fair',
      single_use: 1,
      valid_from: '2026-09-01',
      valid_to: '2026-11-30',
    },
    { value: '12.50' },
  ],
  'defaultcart': [
    {
      name: 'Starter set',
      account: 1,
      description: 'What a new customer needs',
      minimal_order_amount: '100.00',
      has_promotions: 1,
      mix_items: 0,
      single_use: 1,
      date_start: '2026-09-01',
      date_end: '2026-11-30',
    },
    { minimal_order_amount: '150.00' },
  ],
  'event': [
    {
      title: 'Open day',
      description: 'Everybody is welcome.',
      status: 'published',
      online: '2026-12-01 08:00:00',
      start: '2026-12-05 09:00:00',
      end: '2026-12-05 17:00:00',
      categories: [1],
      target: [1],
      internal: 0,
    },
    { end: '2026-12-05 18:00:00' },
  ],
  'form': [{ name: 'Contact', request_subject: 'Question of a customer' }, { request_subject: 'Question' }],
  'emails': [
    {
      code: 'WELCOME',
      subject: 'Welcome, {{name}}',
      content: '<p>Dear {{name}}</p>',
      sending_enabled: 1,
      category_id: 1,
    },
    { subject: 'Welcome' },
  ],
  'navigation': [{ title: 'Footer', code: 'footer-2', has_icons: 0 }, { title: 'Footer of the shop' }],
  'spareparts/categories': [{ label: 'Pump', code_to_match: 'PUMP', icon_id: 1 }, { label: 'Pumps' }],
  'tag': [{ label: 'Heat pump', url: 'heat-pump' }, { label: 'Heat pumps' }],
  'category': [{ name: 'Advice', url: 'advice' }, { name: 'Good advice' }],
  'etim/category': [{ name: 'Heating', description: 'All that heats', sort_id: 1 }, { name: 'Heat' }],
  'etim/combination': [
    { description: 'Size', template: '{EF000008} x {EF000040}', unit: 'mm' },
    { description: 'Width and height' },
  ],
  'user': [
    {
      firstname: 'Noor',
      surname: 'Visser',
      email: 'noor@company.example',
      active: 1,
      su: 0,
      usergroups: [1],
      websites: [1],
    },
    { firstname: 'Nora' },
  ],
  'usergroup': [{ name: 'Editors of news', rights: ['news.view', 'news.edit'], users: [2] }, { name: 'News' }],
};

const walkPlain = async (api: Recorder): Promise<void> => {
  for (const [endpoint, [added, changed]] of Object.entries(PLAIN)) {
    await api.call(`GET ${endpoint}`, {}, PAGE);
    const id = idOf(await api.call(`POST ${endpoint}`, {}, added));
    await api.call(`GET ${endpoint}/:id`, { id });
    if (endpoint.startsWith('etim/category')) await api.call(`PUT ${endpoint}/:id/lock`, { id });
    await api.call(`PUT ${endpoint}/:id`, { id }, changed);
    if (endpoint.startsWith('etim/category')) await api.call(`PUT ${endpoint}/:id/unlock`, { id });
    if (endpoint === 'user') await api.call('DELETE user', {}, { groups: [id, MISSING] });
    else {
      await api.call(`DELETE ${endpoint}/:id`, { id });
      const again = idOf(await api.call(`POST ${endpoint}`, {}, added));
      await api.call(`DELETE ${endpoint}`, {}, { groups: [again, MISSING] });
    }
  }
};

const IMAGE = 'api/library/Producten/Airconditioning/airco-woonkamer-01.jpg';
const BLOCKS = JSON.stringify([{ code: 'default-header', id: '', data: { title: 'Open day', level: 'h2' } }]);

const walkContent = async (api: Recorder): Promise<void> => {
  const ofFirst = async (call: string): Promise<string> => String(rowsOf(await api.call(call, {}, PAGE))[0]?.['id']);
  const [category, branch] = [await ofFirst('GET category'), await ofFirst('GET branch')];
  const values: Partial<Record<ContentField, FormValues>> = {
    status: { status: 'draft' },
    targets: { target: [1] },
    image: { image: IMAGE },
    categories: { categories: [category] },
    branches: { branches: [branch] },
    internal: { internal: 0 },
    isOnline: { online: 1 },
    map: { map: 0 },
    intro: { intro: 'A day for everybody' },
    city: { city: 'Breda' },
    client: { client: 'A client' },
    implementation: { implementation: '2026' },
    blocks: { content: BLOCKS },
  };
  for (const module of CONTENT_MODULES) {
    const name = nameFieldOf(module);
    const [first] = rowsOf(await api.call(`GET ${module}`, {}, PAGE));
    const own = Object.fromEntries(fieldsOf(module).flatMap((field) => Object.entries(values[field] ?? {})));
    const form = { [name]: 'Open day', url: `open-day-${module}`, ...own };
    const id = idOf(await api.call(`POST ${module}`, {}, form));
    await api.call(`PUT ${module}/:id/lock`, { id });
    await api.call(`PUT ${module}/:id`, { id }, { [name]: 'Open day in spring', update: 1 });
    await api.call(`PUT ${module}/:id/unlock`, { id });
    const { body } = await api.call(`GET ${module}/:id`, { id: String(first?.['id']) });
    const item = Object.values(body ?? {})[1] as { readonly preview_hash: string } | undefined; // after its code
    await api.call(`GET preview/${module}/:hash`, { hash: item?.preview_hash ?? '' });
    const saved = await api.call(`GET ${module}/:id`, { id });
    const [, record] = Object.values(saved.body ?? {}) as readonly {
      readonly history: readonly { readonly id: number }[];
    }[]; // after its code
    await api.call(`GET ${module}/mutation/:id`, { id: record?.history.at(-1)?.id ?? 0 });
    await api.call(`DELETE ${module}/:id`, { id });
    const again = idOf(await api.call(`POST ${module}`, {}, form));
    await api.call(`DELETE ${module}`, {}, { groups: [again, MISSING] });
  }
};

const walkSession = async (api: Recorder): Promise<void> => {
  await api.call('GET lang');
  await api.call('GET lang/:language', { language: 'nl' }, { context: 'site' });
  await api.call('POST log', {}, { message: 'Missing string: site.holiday.colour', level: 'warning' });
  await api.call('POST login', {}, { email: 'su@kantoor.example', password: PASSWORD });
  for (const call of ['GET me', 'GET menu', 'GET website', 'GET help']) await api.call(call);
  await api.call('GET help/:type', { type: 'general' });
  await api.call('GET help/:type/:module', { type: 'site', module: 'holidays' });
  await api.call('POST help', {}, { subject: 'A question', message: 'Where do I find the logs?' });
  await api.call('PUT me', {}, { firstname: 'Susanne', surname: 'de Vries', email: 'su@kantoor.example' });
  await api.call('PUT me/settings', {}, { language: 'en', date: 'dd-MM-yyyy', time: 'HH:mm' });
  await api.call('POST website', {}, { active: 1 });
  await api.call('PUT me/avatar', {}, {}, { name: 'me.png', type: 'image/png', bytes: PNG });
  const { body } = await api.call('GET me');
  const [, id, mark] = /avatar\/(\d+)\/([^"]+)/.exec(JSON.stringify(body)) ?? [];
  await api.call('GET avatar/:id/:mark', { id: id ?? '', mark: mark ?? '' });
  const period = { startDate: '2026-11-01', endDate: '2026-11-07' };
  for (const area of ['dashboard', ...AREAS]) await api.call(`GET statistics/${area}`, {}, period);
  await api.call(
    'POST user/invite',
    {},
    { email: ['sam@company.example', 'su@kantoor.example'], usergroups: [1], websites: [1] },
  );
  await api.runJobs();
};

/** The code of the link in the last mail to this address. */
const codeFor = (api: Recorder, email: string): string => {
  const mail = api.mails.findLast(({ to }) => to === email);
  return /\/(?:accept|reset)\/[^/\s]+\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

const walkLinks = async (api: Recorder): Promise<void> => {
  await api.call('PUT me/password', {}, { old_password: PASSWORD, new_password: NEW_PASSWORD });
  await api.call('POST logout');
  const link = { email: 'sam@company.example', code: codeFor(api, 'sam@company.example') };
  await api.call('GET accept/check', {}, link);
  const person = { firstname: 'Sam', surname: 'Jansen', password: PASSWORD, language: 'en' };
  await api.call('POST accept', {}, { ...person, ...link });
  await api.call('POST reset', {}, { email: 'editor@kantoor.example' });
  await api.runJobs();
  const reset = { email: 'editor@kantoor.example', code: codeFor(api, 'editor@kantoor.example') };
  await api.call('GET reset/check', {}, reset);
  await api.call('POST reset/save', {}, { ...reset, password: NEW_PASSWORD });
};

/** Makes every specified call once. */
export const walk = async (api: Recorder): Promise<void> => {
  await walkSession(api);
  await walkRest(api);
  await walkPlain(api);
  await walkContent(api);
  await walkLinks(api);
};
