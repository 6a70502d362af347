import { isRight } from 'fp-ts/Either';
import { contentCodecOf, Item } from '../../../../src/adapters/http/content/content.codec';
import { encodeForm } from '../../../../src/adapters/http/shared/form';
import { pathOf } from '../../../../src/adapters/http/shared/wire';
import { BLANK_ITEM, type ContentDraft, type ContentItem } from '../../../../src/domain/content/content-item';
import type { ContentModule } from '../../../../src/domain/content/modules.rule';
import { aBlock, aPicture } from '../../../domain/content/support/blocks';
import { anItem, choice, metaOf } from '../../../domain/content/support/items';
import { fieldsOf } from '../support/line';

const MOMENT = Date.UTC(2026, 10, 22, 9, 14);

const read = (wire: unknown): ContentItem => {
  const found = Item.decode(wire);
  if (isRight(found)) return found.right;
  throw new Error(pathOf(found.left));
};
const pathIn = (wire: unknown): string => {
  const found = Item.decode(wire);
  return isRight(found) ? 'read' : pathOf(found.left);
};
const sent = (module: ContentModule, draft: ContentDraft, before = draft): ReadonlyMap<string, readonly string[]> => {
  const fields = fieldsOf(encodeForm(contentCodecOf(module).write(draft, before)));
  return new Map(fields.map(([name]) => [name, fields.filter(([other]) => other === name).map(([, value]) => value)]));
};

const full = {
  id: 12,
  title: 'Heat pumps',
  url: 'heat-pumps',
  status: 'published',
  recap: 'Short',
  notes: 'Own',
  intro: '<p>In</p>',
  image: { location: 'api/library/a.jpg', name: 'a.jpg', ext: 'jpg', thumbnail: null },
  cover: null,
  categories: [{ id: 3, name: 'Pumps' }],
  tags: [{ id: 4, label: 'Hybrid' }],
  targets: [{ id: 1, label: 'Installers' }],
  branches: [{ id: 9, name: 'Delft' }],
  internal: 1,
  online: '0',
  map: 1,
  lightbox: 0,
  read_confirmation: true,
  datetime_online: '2026-11-22 09:14:00',
  datetime_first_online: '2026-11-22 09:14:00',
  datetime: { added: '2026-11-22 09:14:00', update: null },
  preview_hash: 'abc',
  locked: { user: { name: 'Sjoerd Bakkenes' }, since: '2026-11-22 09:14:00' },
  history: [
    { id: 2, type: 'update', datetime: '2026-11-22 09:14:00', user: { name: 'Emma' } },
    { id: 1, type: 'constructor', datetime: '2026-11-22 09:14:00', user: null },
  ],
  content: [
    { guid: 'g', id: '', code: 'default-header', label: 'Heading', fields: [], publication: null, disabled: 0 },
  ],
  parent: { id: 5, name: 'About' },
  project: { id: 6, number: 'P-1' },
  resource_author: { id: 7, name: 'Ilse' },
  author: { firstname: 'Emma', surname: 'de Wit' },
  meta: {
    seo: { title: 'T', description: 'D', keywords: 'K' },
    og: { title: 'OT', description: 'OD', image: { location: 'api/library/b.jpg', name: 'b.jpg', thumbnail: null } },
    slug: 's',
    canonical: '/c',
    no_index: 1,
  },
  address: { city: 'Delft', zipcode: '2611', street: 'Markt', streetnumber: '1' },
  implementation: '2026',
  client: 'C',
  delivery_date: '2026-03-09',
  project_scope: 12.5,
  order_number: 'O',
};

describe('an item that is read', () => {
  test('tells since when it is locked, also in the word of a list', () => {
    expect(read({ ...full, locked: { user: { name: 'Sjoerd' }, datetime: '2026-11-22 09:14:00' } }).locked).toEqual({
      name: 'Sjoerd',
      since: MOMENT,
    });
  });

  test('has everything that the wire tells, in its own words', () => {
    expect(read(full)).toEqual({
      ...BLANK_ITEM,
      id: '12',
      name: 'Heat pumps',
      url: 'heat-pumps',
      status: 'published',
      recap: 'Short',
      notes: 'Own',
      intro: '<p>In</p>',
      image: { path: 'a.jpg', name: 'a.jpg', thumbnail: null },
      cover: null,
      categories: [choice('3', 'Pumps')],
      tags: [choice('4', 'Hybrid')],
      targets: [choice('1', 'Installers')],
      targetNames: ['Installers'],
      branches: [choice('9', 'Delft')],
      internal: true,
      isOnline: false,
      map: true,
      lightbox: false,
      readConfirmation: true,
      online: MOMENT,
      firstOnline: MOMENT,
      added: MOMENT,
      addedBy: 'Emma de Wit',
      updated: MOMENT,
      previewHash: 'abc',
      locked: { name: 'Sjoerd Bakkenes', since: MOMENT },
      history: [
        { id: '2', kind: 'update', at: MOMENT, by: 'Emma' },
        { id: '1', kind: 'save', at: MOMENT, by: '' },
      ],
      blocks: [aBlock('g', { code: 'default-header', label: 'Heading', fields: [] })],
      parent: choice('5', 'About'),
      project: choice('6', 'P-1'),
      author: choice('7', 'Ilse'),
      meta: {
        title: 'T',
        description: 'D',
        keywords: 'K',
        shareTitle: 'OT',
        shareDescription: 'OD',
        shareImage: { path: 'b.jpg', name: 'b.jpg', thumbnail: null },
        slug: 's',
        canonical: '/c',
        noIndex: true,
      },
      city: 'Delft',
      zipcode: '2611',
      street: 'Markt',
      streetnumber: '1',
      implementation: 2026,
      client: 'C',
      deliveryDate: '2026-03-09',
      projectScope: 12.5,
      orderNumber: 'O',
      newVersion: false,
    });
  });

  test('of an API that tells no more than it must, is blank beside it', () => {
    expect(read({ id: 12, name: 'Delft' })).toEqual({
      ...BLANK_ITEM,
      id: '12',
      name: 'Delft',
      isOnline: false,
      targetNames: [],
      locked: null,
      updated: null,
      added: null,
      addedBy: '',
      firstOnline: null,
      history: [],
      previewHash: '',
    });
  });

  test('of an API that does not tell its first publication was online when it is', () => {
    expect(read({ ...full, datetime_first_online: null }).firstOnline).toBe(MOMENT);
  });

  test('as a row has its name, its targets and who holds it', () => {
    const { id, title, url, status, internal, targets, locked, datetime_online, datetime } = full;
    expect(
      contentCodecOf('blog').row.decode({
        id,
        title,
        url,
        status,
        internal,
        targets,
        locked,
        datetime_online,
        datetime,
      }),
    ).toEqual({
      _tag: 'Right',
      right: {
        id: '12',
        name: 'Heat pumps',
        url: 'heat-pumps',
        status: 'published',
        internal: true,
        online: MOMENT,
        updated: MOMENT,
        targetNames: ['Installers'],
        locked: { name: 'Sjoerd Bakkenes', since: MOMENT },
      },
    });
  });

  test.each([
    ['id', { ...full, id: null }],
    ['status', { ...full, status: ['hidden'] }],
    ['datetime_online', { ...full, datetime_online: 'yesterday' }],
    ['tags.0.id', { ...full, tags: [{ label: 'x' }] }],
    ['locked.user', { ...full, locked: { since: null } }],
    ['history.1.id', { ...full, history: [full.history[0], { type: 'save' }] }],
    ['meta.og.image.location', { ...full, meta: { ...full.meta, og: { image: {} } } }],
    ['content.0.code', { ...full, content: [{}] }],
    [
      'content.0.fields.0.value',
      { ...full, content: [{ code: 'a', fields: [{ type: 'text', code: 'b', value: 1 }] }] },
    ],
    ['address.city', { ...full, address: { city: 4 } }],
    ['implementation', { ...full, implementation: 'soon' }],
    ['delivery_date', { ...full, delivery_date: '2026-02-30' }],
  ])('names %s where it cannot be read', (path, wire) => {
    expect(pathIn(wire)).toBe(path);
  });
});

describe('an item that is saved', () => {
  const item = anItem({
    status: 'published',
    online: MOMENT,
    targets: [choice('1'), choice('2')],
    branches: [choice('9')],
    image: aPicture(),
    blocks: [aBlock('g')],
    meta: metaOf({ title: 'T', noIndex: true }),
  });

  test('sends the fields of its module, and no others', () => {
    expect(
      [...sent('branch', anItem({ tags: [choice('1')], city: 'Delft', isOnline: false }), BLANK_ITEM).keys()].sort(),
    ).toEqual([
      'content',
      'meta_canonical',
      'meta_no_index',
      'meta_og_description',
      'meta_og_title',
      'meta_seo_description',
      'meta_seo_keywords',
      'meta_seo_title',
      'meta_slug',
      'name',
      'online',
      'url',
    ]);
  });

  test('has its introduction, summary and notes to the last blank', () => {
    const typed = { intro: '<p>In</p>\n', recap: ' Short ', notes: 'Own\n\n' };
    expect(Object.fromEntries(sent('reference', { ...item, ...typed }))).toMatchObject({
      intro: [typed.intro],
      recap: [typed.recap],
      notes: [typed.notes],
    });
  });

  test('has the names of the wire', () => {
    const fields = sent('blog', item, BLANK_ITEM);
    expect(Object.fromEntries(fields)).toMatchObject({
      'title': ['Heat pumps'],
      'url': ['heat-pumps'],
      'status': ['published'],
      'datetime_online': ['2026-11-22 09:14:00'],
      'target[]': ['1', '2'],
      'branches[]': ['9'],
      'image': ['api/library/Nieuws/lake.jpg'],
      'meta_seo_title': ['T'],
      'meta_no_index': ['1'],
      'lightbox': ['0'],
    });
    expect(JSON.parse(fields.get('content')?.[0] ?? '')).toMatchObject([
      { guid: 'g', code: 'default-text-plain', data: { title: 'Title of g' } },
    ]);
    expect(sent('page', anItem({ parent: choice('5') }), BLANK_ITEM).get('parent')).toEqual(['5']);
    expect(sent('blog', anItem({ author: choice('7') }), BLANK_ITEM).get('resource_author')).toEqual(['7']);
  });

  test('leaves out what is empty and was, but for some fields of references', () => {
    const fields = sent('reference', anItem());
    for (const name of [
      'recap',
      'notes',
      'city',
      'client',
      'image',
      'cover',
      'tags[]',
      'target[]',
      'project',
      'implementation',
      'update',
    ])
      expect([name, fields.get(name)]).toEqual([name, undefined]);
    for (const name of [
      'architect',
      'architectural_design',
      'contractor',
      'installer',
      'counselor',
      'consultant',
      'project_scope',
      'delivery_date',
      'meta_seo_title',
    ])
      expect([name, fields.get(name)]).toEqual([name, ['']]);
  });

  test('tells what was emptied', () => {
    const before = anItem({
      recap: 'Short',
      tags: [choice('1')],
      image: aPicture(),
      author: choice('7'),
      online: MOMENT,
    });
    const fields = sent('blog', anItem(), before);
    expect(['recap', 'tags[]', 'image', 'resource_author', 'datetime_online'].map((name) => fields.get(name))).toEqual([
      [''],
      [''],
      [''],
      [''],
      [''],
    ]);
  });

  test('does not send the picture that it has', () => {
    expect([sent('blog', item).get('image'), sent('blog', item).get('meta_og_image')]).toEqual([undefined, undefined]);
  });

  test('asks for a version of its own with update', () => {
    expect([sent('blog', { ...item, newVersion: true }).get('update'), sent('blog', item).get('update')]).toEqual([
      ['1'],
      undefined,
    ]);
  });
});
