import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { insertItem } from '../../../server/content/items/item-rows';
import type { FormValues } from './browser';
import { stored, surroundingsOf, type Surroundings } from './content';
import type { TestServer } from './test-server';

const NOBODY = 2_147_483_000;
const NO_CARET = 'api/library/Vestigingen/none.jpg';

/** A write with a reference: who may make it, and which further right its choices need. */
export interface Write {
  readonly name: string;
  readonly rights: readonly string[];
  readonly offers: string;
  readonly call: readonly ['POST' | 'PUT', string];
  readonly field: string;
  readonly form: (reference: number | string) => FormValues;
  readonly to: 'picture' | 'file' | 'pdf' | 'tag' | 'category' | 'branch' | 'page';
}

const block = (code: string, data: object): string =>
  JSON.stringify([{ guid: 'g', code, id: '', data, publication: null, disabled: 0 }]);

const inBlocks = (
  rights: readonly string[],
  call: Write['call'],
  more: FormValues = {},
): readonly Omit<Write, 'name'>[] => [
  {
    rights,
    call,
    offers: 'library.view',
    field: 'content.g.image',
    to: 'picture',
    form: (image) => ({ ...more, content: block('custom-quote', { quote: 'q', image }) }),
  },
  {
    rights,
    call,
    offers: 'library.view',
    field: 'content.g.files',
    to: 'pdf',
    form: (file) => ({ ...more, content: block('custom-downloads', { files: [file] }) }),
  },
  {
    rights,
    call,
    offers: 'library.view',
    field: 'content.g.tiles',
    to: 'picture',
    form: (image) => ({ ...more, content: block('custom-tiles', { tiles: [{ image, caption: '' }] }) }),
  },
  {
    rights,
    call,
    offers: 'page.view',
    field: 'content.g.pages',
    to: 'page',
    form: (page) => ({ ...more, content: block('custom-hub', { pages: [page] }) }),
  },
  {
    rights,
    call,
    offers: 'category.view',
    field: 'content.g.categories',
    to: 'category',
    form: (id) => ({ ...more, content: block('custom-hub', { categories: [{ id, highlight: 0 }] }) }),
  },
  {
    rights,
    call,
    offers: 'branch.view',
    field: 'content.g.branches',
    to: 'branch',
    form: (id) => ({ ...more, content: block('custom-branches', { branches: [{ id, highlight: 0 }] }) }),
  },
];

const metaImage = (rights: readonly string[], path: string): Omit<Write, 'name'> => ({
  rights,
  call: ['POST', path],
  offers: 'library.view',
  field: 'meta_og_image',
  to: 'picture',
  form: (image) => ({ meta_og_image: image }),
});

const picture = (
  rights: readonly string[],
  call: Write['call'],
  field: string,
  to: 'picture' | 'pdf' = 'picture',
): Omit<Write, 'name'> => ({
  rights,
  call,
  offers: 'library.view',
  field,
  to,
  form: (image) => ({ [field]: image }),
});

const chosen = (
  rights: readonly string[],
  path: string,
  field: string,
  to: 'tag' | 'category' | 'branch',
): Omit<Write, 'name'> => ({
  rights,
  call: ['POST', path],
  offers: `${to}.view`,
  field,
  to,
  form: (id) => ({ [field]: [id] }),
});

export const WRITES: readonly Write[] = [
  ...inBlocks(['blog.add'], ['POST', 'blog']),
  ...inBlocks(['structure.edit'], ['PUT', 'structure/{structure}/node/{node}']),
  picture(['blog.add'], ['POST', 'blog'], 'image'),
  picture(['page.add'], ['POST', 'page'], 'image'),
  metaImage(['blog.add'], 'blog'),
  metaImage(['tag.add'], 'tag'),
  metaImage(['category.add'], 'category'),
  metaImage(['faq.category.add'], 'faq/category'),
  metaImage(['faq.question.add'], 'faq/category/{faq}/question'),
  picture(['popup.add'], ['POST', 'popup'], 'image'),
  picture(['structure.edit'], ['PUT', 'structure/{structure}'], 'cover', 'pdf'),
  picture(['structure.edit'], ['PUT', 'structure/{structure}/node/{node}'], 'cover'),
  chosen(['blog.add'], 'blog', 'branches', 'branch'),
  chosen(['blog.add'], 'blog', 'categories', 'category'),
  chosen(['page.add'], 'page', 'tags', 'tag'),
  chosen(['event.add'], 'event', 'categories', 'category'),
  {
    rights: ['emails.add', 'emails.edit'],
    call: ['POST', 'emails'] as const,
    offers: 'library.view',
    field: 'attachments',
    to: 'file' as const,
    form: (id: number | string) => ({ attachments: JSON.stringify([{ lfi_id: id, filename: 'a.pdf' }]) }),
  },
  {
    rights: ['navigation.menu.edit'],
    call: ['POST', 'navigation/{menu}/items'] as const,
    offers: 'page.view',
    field: 'page_id',
    to: 'page' as const,
    form: (id: number | string) => ({ label: 'a', type: 'page', page_id: id }),
  },
].map((write) => ({ ...write, name: `${write.call.join(' ')}: ${write.field}` }));

/** The records that the writes refer to, and values for the names in braces of their paths. */
export interface References {
  readonly here: Surroundings;
  readonly ids: Readonly<Record<Write['to'], number | string>>;
  readonly places: Readonly<Record<string, number | string>>;
  /** Replaces the placeholders of a path. */
  readonly at: (path: string) => string;
}

/** A reference that does not exist. */
export const missing = (to: Write['to']): number | string => (['picture', 'pdf'].includes(to) ? NO_CARET : NOBODY);

export const referencesOf = async (testServer: TestServer): Promise<References> => {
  const { db } = testServer.services;
  const here = await surroundingsOf(testServer);
  const page = await insertItem(db, { ...stored(here), module: 'page', name: 'A page' });
  const pdf = await queryRow<{ id: number; names: readonly string[] }>(
    db,
    sql`select node_id as id, library_names(node_id) as names from library_files where extension = 'pdf' limit 1`,
  );
  const node = await queryRow<{ code: string; id: number }>(
    db,
    sql`select s.code, n.id from structure_nodes n join structures s on s.id = n.structure_id order by n.id limit 1`,
  );
  const found = await queryRow<{ menu: number; faq: number }>(
    db,
    sql`
      select (select min(id) from menus where website_id = 1) as menu,
        (select min(id) from faq_categories where website_id = 1) as faq`,
  );
  const places: References['places'] = { structure: node.code, node: node.id, ...found };
  return {
    here,
    ids: {
      page,
      picture: here.image,
      file: pdf.id,
      pdf: `api/library/${pdf.names.map(encodeURIComponent).join('/')}`,
      tag: here.tag,
      category: here.category,
      branch: here.branch,
    },
    places,
    at: (path) => path.replace(/\{(\w+)\}/g, (_all, name: string) => String(places[name])),
  };
};
