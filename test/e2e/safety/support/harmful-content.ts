import { expect, type Page } from '@playwright/test';
import type { SentBlock } from '../../content/support/items';
import { aMark } from '../../support/people';

export const HARM = '<img src=x onerror="globalThis.harmed=1"><script>globalThis.harmed=1</script>';
/** Payload for rich text. */
const RICH = `<p onclick="globalThis.harmed=1">Tekst</p>${HARM}<a href="javascript:globalThis.harmed=1">weg</a>`;
/** Payload for short texts. */
const SHORT = '<svg onload=harm()>';
/** Keys that an answer needs unchanged; all other strings are displayed. */
const STRUCTURE = [
  'id',
  'guid',
  'code',
  'type',
  'url',
  'location',
  'thumbnail',
  'preview_hash',
  'status',
  'since',
  'datetime',
  'added',
  'update',
  'style',
  'source',
  'datetime_online',
  'datetime_first_online',
  'delivery_date',
  'from',
  'to',
  'canonical',
];

/** Replaces every displayed string of an answer by a harmful one. */
export const withHarm = (json: string): object =>
  JSON.parse(json, (key, value: unknown) =>
    typeof value === 'string' && value !== '' && !STRUCTURE.includes(key) && !/^\d{4}-\d\d-\d\d/.test(value)
      ? HARM
      : value,
  ) as object; // cast: JSON made from an object above

interface Field {
  readonly code: string;
  readonly type: string;
  readonly source?: string;
  readonly options?: readonly { readonly id: string }[];
}
interface Named {
  readonly id: number;
}

/** Records of all kinds with harmful names. */
export const harmfulContent = async (page: Page) => {
  const { request } = page;
  const mark = aMark();
  const name = `${HARM} ${mark}`;
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await request.get(`/api/${path}`)).json()) as Answer; // cast: the API sends this type
  const add = async (path: string, form: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await request.post(`/api/${path}`, { form });
    expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, 201, '']);
    return answer.headers()['location']?.split('/').at(-1) ?? '';
  };
  const meta = { meta_seo_title: HARM, meta_seo_description: HARM, meta_og_title: HARM, meta_og_description: HARM };
  const heading = JSON.stringify([
    {
      guid: `heading-${mark}`,
      code: 'default-header',
      id: '',
      publication: null,
      disabled: 0,
      data: { title: HARM, level: 'h2' },
    },
  ]);
  const {
    references: [first],
  } = await read<{ references: Named[] }>('reference?perPage=10');
  const { reference } = await read<{ reference: { image: { location: string } } }>(`reference/${String(first?.id)}`);
  const {
    targets: [target],
  } = await read<{ targets: Named[] }>('target');
  const { location: picture } = reference.image;
  const common = {
    'target[]': String(target?.id),
    'image': picture,
    'notes': HARM,
    'recap': HARM,
    'content': heading,
    ...meta,
    'meta_seo_keywords': HARM,
  };
  const ids = {
    tag: await add('tag', { label: name, url: `tag-${mark}`, ...meta }),
    category: await add('category', { name, url: `category-${mark}`, ...meta }),
    branch: await add('branch', {
      'name': name,
      'url': `branch-${mark}`,
      'target[]': String(target?.id),
      'image': picture,
      'online': '1',
      'notes': HARM,
      'recap': HARM,
      'content': heading,
      ...meta,
    }),
    page: await add('page', {
      name,
      url: `page-${mark}`,
      status: 'draft',
      internal: '0',
      notes: HARM,
      content: heading,
      ...meta,
    }),
  };
  const suggested = async (source: string): Promise<readonly number[]> => {
    if (source === 'page') return [Number(ids.page)];
    const found = await read<Readonly<Record<string, Named[]>>>(
      `${source}?autocomplete=${source === 'item' ? 'ko' : 'wa'}`,
    );
    return (found[`${source}s`] ?? []).slice(0, 1).map(({ id }) => id);
  };
  const filled = async ({ type, options = [], source = '' }: Field): Promise<unknown> => {
    switch (type) {
      case 'select':
      case 'radio':
        return options[0]?.id ?? '';
      case 'checkbox':
        return 1;
      case 'datetime':
        return '2026-12-01 08:00:00';
      case 'image':
        return picture;
      case 'files':
        return [picture];
      case 'slideshow':
        return [{ image: picture, caption: HARM }];
      case 'button':
        return { label: HARM, url: 'javascript:globalThis.harmed=1', style: 'red' };
      case 'autocomplete':
      case 'custom-autocomplete':
        return suggested(source);
      case 'categories':
        return [{ id: Number(ids.category), highlight: 1 }];
      case 'branches':
        return [{ id: Number(ids.branch), highlight: 1 }];
      case 'editor':
        return RICH;
      default:
        return HARM;
    }
  };
  const { blocks: types } = await read<{ blocks: { code: string; fields: Field[] }[] }>('block');
  const blocks = await Promise.all(
    types.map(async ({ code, fields }): Promise<SentBlock> => ({
      guid: `${code}-${mark}`,
      code,
      id: `anchor-${code}`,
      publication: null,
      disabled: 0,
      data: Object.fromEntries(
        await Promise.all(fields.map(async (field) => [field.code, await filled(field)] as const)),
      ),
    })),
  );
  const long = Object.fromEntries(
    [
      'city',
      'street',
      'client',
      'architect',
      'architectural_design',
      'contractor',
      'installer',
      'counselor',
      'consultant',
      'order_number',
      'building_code',
    ].map((field) => [field, HARM]),
  );
  const whole = await add('reference', {
    ...common,
    ...long,
    name,
    'intro': RICH,
    'url': `reference-${mark}`,
    'status': 'draft',
    'streetnumber': SHORT,
    'zipcode': SHORT,
    'cover': picture,
    'online': '1',
    'map': '0',
    'implementation': '2026',
    'branches[]': ids.branch,
    'tags[]': ids.tag,
    'content': JSON.stringify(blocks),
  });
  const blog = await add('blog', {
    ...common,
    'title': name,
    'url': `blog-${mark}`,
    'status': 'draft',
    'branches[]': ids.branch,
    'categories[]': ids.category,
    'tags[]': ids.tag,
  });
  // Saves a second version with all texts changed.
  expect((await request.put(`/api/reference/${whole}/lock`)).ok()).toBe(true);
  const changed = await request.put(`/api/reference/${whole}`, {
    form: {
      ...long,
      intro: `${RICH}<p>Meer</p>`,
      recap: `${HARM} ${HARM}`,
      name: `${name} ${SHORT}`,
      content: JSON.stringify(
        blocks.toReversed().map((block) => ({
          ...block,
          data: JSON.parse(JSON.stringify(block.data).replaceAll('harmed=1', 'harmed=2')) as object,
        })),
      ),
    },
  }); // cast: JSON made from an object above
  expect(changed.status()).toBe(200);
  const template = await request.post('/api/block/templates', {
    form: { name: `${SHORT} ${mark}`, id: whole, module: 'reference' },
  });
  expect(template.status()).toBe(201);
  return {
    ...ids,
    mark,
    name,
    whole,
    blog,
    count: blocks.length,
    picture: picture.replace('api/library/', ''),
    template: `${SHORT} ${mark}`,
  };
};
