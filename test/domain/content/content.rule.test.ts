import { contentRuleOf, MAX_TEXT_LENGTHS, type ContentFields } from '../../../src/domain/content/content.rule';
import {
  CONTENT_MODULES,
  fieldsOf,
  hasField,
  isRecommended,
  isImplementationYear,
  requires,
  nameFieldOf,
  type ContentModule,
} from '../../../src/domain/content/modules.rule';

const REQUIRED: Readonly<Record<ContentModule, readonly string[]>> = {
  blog: ['branches', 'name', 'url', 'status', 'categories', 'targets', 'image', 'blocks'],
  news: ['name', 'internal', 'url', 'status', 'categories', 'targets', 'image', 'blocks'],
  press: ['branches', 'name', 'url', 'status', 'targets', 'image', 'blocks'],
  page: ['name', 'url', 'status', 'internal', 'blocks'],
  reference: [
    'name',
    'url',
    'intro',
    'targets',
    'image',
    'isOnline',
    'status',
    'city',
    'map',
    'implementation',
    'client',
    'branches',
    'blocks',
  ],
  branch: ['name', 'url', 'targets', 'image', 'isOnline', 'blocks'],
};

const chosen = [{ id: '1', label: 'One' }];
const whole = {
  name: 'A name',
  url: 'a-name',
  status: 'draft',
  online: null,
  internal: false,
  targets: chosen,
  branches: chosen,
  categories: chosen,
  image: { path: 'a.png', name: 'a.png' },
  isOnline: false,
  intro: '<p>Text</p>',
  city: 'Delft',
  map: false,
  implementation: 2026,
  client: 'Client',
  meta: { title: '', description: '', shareTitle: '', shareDescription: '', canonical: '' },
  blocks: [{ guid: 'one', id: '', fields: [], publication: null }],
} as const;
const EMPTY: Readonly<Record<string, unknown>> = {
  image: null,
  targets: [],
  branches: [],
  categories: [],
  blocks: [],
  implementation: null,
};

describe.each(CONTENT_MODULES)('an item of %s (R-CON-01)', (module) => {
  const rule = contentRuleOf<ContentFields>(module);

  test('has nothing wrong with it when what is required is there', () => {
    expect(rule(whole)).toEqual({});
  });

  test('requires its own fields and no others', () => {
    expect(
      fieldsOf(module)
        .filter((field) => requires(module, field))
        .sort(),
    ).toEqual([...REQUIRED[module]].sort());
  });

  test.each(REQUIRED[module].filter((field) => !['internal', 'isOnline', 'map', 'status'].includes(field)))(
    'misses %s',
    (field) => {
      expect(rule({ ...whole, [field]: EMPTY[field] ?? (field in EMPTY ? null : '') })).toEqual({
        [field]: 'required',
      });
    },
  );

  test('has meta data that fits (R-CON-20)', () => {
    expect(
      rule({ ...whole, meta: { ...whole.meta, title: 'x'.repeat(201), canonical: 'javascript:alert(1)' } }),
    ).toEqual({ 'meta.title': 'tooLong.200', 'meta.canonical': 'pattern.default' });
  });

  test('says what its name is called on the wire', () => {
    expect(nameFieldOf(module)).toBe(['blog', 'news', 'press'].includes(module) ? 'title' : 'name');
  });

  test('refuses an address that is not clean and a name that is too long', () => {
    expect(rule({ ...whole, url: 'Not clean' })).toEqual({ url: 'pattern.default' });
    expect(rule({ ...whole, name: 'x'.repeat((MAX_TEXT_LENGTHS.name ?? 0) + 1) })).toEqual({ name: 'tooLong.200' });
  });
});

const YEAR_BEGINS = Date.UTC(2027, 0, 1);

test.each([
  [null, YEAR_BEGINS, true],
  [1899, YEAR_BEGINS, false],
  [1900, YEAR_BEGINS, true],
  [2020, YEAR_BEGINS, true],
  [2031, YEAR_BEGINS, true],
  [2032, YEAR_BEGINS, false],
  // In the earliest time zone the year begins fourteen hours earlier.
  [2031, YEAR_BEGINS - 14 * 3_600_000, true],
  [2031, YEAR_BEGINS - 14 * 3_600_000 - 1, false],
])('a reference completed in %p, judged at %p: %p (R-CON-01)', (year, now, isRight) => {
  expect(isImplementationYear(year, now)).toBe(isRight);
});

describe('what differs between modules (R-CON-01)', () => {
  test.each([
    ['news', {}],
    ['page', {}],
  ] as const)('%s for the own staff needs no target group', (module, problems) => {
    expect(contentRuleOf<ContentFields>(module)({ ...whole, internal: true, targets: [] })).toEqual(problems);
  });

  test('a flag that a module does not have frees nothing', () => {
    expect(contentRuleOf<ContentFields>('blog')({ ...whole, internal: true, targets: [] })).toEqual({
      targets: 'required',
    });
  });

  test('what is published has a moment; a branch is not published, it is online or not', () => {
    expect(contentRuleOf<ContentFields>('blog')({ ...whole, status: 'published' })).toEqual({ online: 'required' });
    expect(contentRuleOf<ContentFields>('branch')({ ...whole, status: 'published' })).toEqual({});
    expect(hasField('branch', 'status')).toBe(false);
  });

  test('a reference points at what it lacks without refusing it', () => {
    const hinted = fieldsOf('reference').filter((field) => isRecommended('reference', field));
    expect(hinted).toHaveLength(16);
    expect(hinted.some((field) => requires('reference', field))).toBe(false);
  });

  test('what is wrong in a block is named with it', () => {
    const blocks = [{ guid: 'g', id: '', fields: [{ code: 'text', required: true, value: '' }], publication: null }];
    expect(contentRuleOf<ContentFields>('page')({ ...whole, blocks })).toEqual({ 'blocks.g.text': 'required' });
  });
});
