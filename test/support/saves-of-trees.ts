import type { Browser, FormValues } from '../server/support/browser';
import { blocksOf, type Save } from './saves';

type Id = number | string;

/** Saves of the catalogue, menus and forms: records with parts, positions, locks and trees. */
export const prepareTreeSaves = async (by: Browser): Promise<readonly Save[]> => {
  const inside = (body: unknown, ...keys: readonly (string | number)[]): unknown =>
    keys.reduce((found, key) => Reflect.get(Object(found), key), body);
  /** The id at a path in an answer of the reference API. */
  const read = async (path: string, ...keys: readonly (string | number)[]): Promise<Id> => {
    const { body } = await by.get(path);
    const found = inside(body, ...keys);
    if (typeof found !== 'number' && typeof found !== 'string') throw new Error(`${path}: ${JSON.stringify(body)}`);
    return found;
  };
  const made = async (path: string, key: string, form: FormValues): Promise<Id> => {
    const { status, body } = await by.call('POST', path, form);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return Number(inside(body, key, 'id'));
  };

  const feature = await read('etim/feature?perPage=25', 'features', 0, 'id');
  const code = await read('etim/feature?perPage=25', 'features', 0, 'code');
  const category = await read('etim/category', 'categories', 0, 'id');
  const combinationForm = (n: number): FormValues => ({
    description: `Bewaard ${n}`,
    unit: 'kW',
    template: `%${code}% kW`,
    features: [Number(feature)],
  });
  const combination = await made('etim/combination', 'combination', combinationForm(0));

  const faqCategory = await read('faq/category', 'categories', 0, 'id');
  const questions = `faq/category/${faqCategory}/question`;
  const question = await read(questions, 'questions', 0, 'id');
  const target = Number(await read(`${questions}/${question}`, 'question', 'targets', 0));

  const menuForm = (n: number): FormValues => ({ title: `Bewaard menu ${n}`, has_icons: 1 });
  const menu = await made('navigation', 'menu', { ...menuForm(0), code: 'bewaard' });
  const page = Number(await read('page?perPage=25', 'pages', 0, 'id'));
  const itemForm = (n: number): FormValues => ({ label: `Bewaard ${n}`, type: 'page', page_id: page, target: '_self' });
  const linkForm = (n: number): FormValues => ({ label: `Bewaard ${n}`, type: 'external', location: `/adres-${n}` });
  const items = `navigation/${menu}/items`;
  const item = await made(items, 'item', itemForm(0));
  const link = await made(items, 'item', linkForm(0));

  const formForm = (n: number): FormValues => ({
    name: `Bewaard formulier ${n}`,
    request_subject_number: '1',
    request_subject: 'Onderwerp',
  });
  const form = await made('form', 'form', formForm(0));
  const fieldForm = (n: number): FormValues => ({
    type: 'text',
    label: `Veld ${n}`,
    name: 'veld',
    required: 1,
    data: '[]',
    sort_id: '1',
  });
  await by.call('POST', `form/${form}/field`, fieldForm(0));
  const field = await read(`form/${form}`, 'form', 'fields', 0, 'id');

  const structure = await read('structure?perPage=25', 'structures', 0, 'code');
  const node = await read(`structure/${structure}`, 'structure', 'nodes', 0, 'id');
  const nodePath = `structure/${structure}/node/${node}`;
  const nodeForm = (n: number): FormValues => ({ cover: 'api/library/Vestigingen/bus-01.jpg', content: blocksOf(n) });
  const questionForm = (n: number): FormValues => ({
    title: `Bewaarde vraag ${n}`,
    url: 'bewaarde-vraag',
    content: '<p>Antwoord</p>',
    online: 1,
    target: [target],
    product: [1, 2],
  });
  // The records that they refer to are already stored.
  await by.call('PUT', nodePath, nodeForm(0));
  await by.call('PUT', `${questions}/${question}`, questionForm(0));

  const part = await read('spareparts?perPage=25', 'references', 0, 'id');
  const partItem = await read(`spareparts/${part}`, 'reference', 'categories', 0, 'items', 0, 'id');

  return [
    { name: 'spare part', path: `spareparts/${part}`, form: (n) => ({ active: n % 2 }) },
    {
      name: 'item of a spare part',
      path: `spareparts/${part}/item/${partItem}`,
      form: (n) => ({ name: `Onderdeel ${n}`, remarks: '' }),
    },
    {
      name: 'file details',
      path: 'library/Vestigingen/bus-01.jpg',
      form: (n) => ({ title: `Titel ${n}`, alt: 'Een bus', caption: '', description: '' }),
    },
    {
      name: 'ETIM feature',
      path: `etim/feature/${feature}`,
      before: `etim/feature/${feature}/lock`,
      form: (n) => ({ information: `<p>Uitleg ${n}</p>`, color: '', visible: 1, filterable: 1, brochure: 0 }),
    },
    { name: 'ETIM feature, a switch', path: `etim/feature/${feature}`, form: (n) => ({ visible: n % 2 }) },
    { name: 'ETIM combination', path: `etim/combination/${combination}`, form: combinationForm },
    {
      name: 'ETIM category',
      path: `etim/category/${category}`,
      before: `etim/category/${category}/lock`,
      form: (n) => ({ name: 'Bewaarde categorie', description: `Omschrijving ${n}` }),
    },
    {
      name: 'FAQ category',
      path: `faq/category/${faqCategory}`,
      form: (n) => ({ name: `Bewaarde rubriek ${n}`, url: 'bewaarde-rubriek', parent_id: '', online: 1 }),
    },
    { name: 'FAQ question', path: `${questions}/${question}`, form: questionForm },
    { name: 'menu', path: `navigation/${menu}`, form: menuForm },
    { name: 'menu, its code sent too', path: `navigation/${menu}`, form: (n) => ({ ...menuForm(n), code: 'bewaard' }) },
    { name: 'menu item, page', path: `${items}/${item}`, form: itemForm },
    { name: 'menu item, address', path: `${items}/${link}`, form: linkForm },
    { name: 'form', path: `form/${form}`, form: formForm },
    { name: 'one of its fields', path: `form/${form}/field/${field}`, form: fieldForm },
    { name: 'structure', path: `structure/${structure}`, form: () => ({ cover: '' }) },
    { name: 'structure node with 20 blocks', path: nodePath, form: nodeForm },
  ];
};
