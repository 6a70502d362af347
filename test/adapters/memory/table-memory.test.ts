import { pageOf } from '../../../src/adapters/memory/shared/list-page';
import { readingOf, storedOf } from '../../../src/adapters/memory/shared/table-memory';
import { custom, type FieldTable } from '../../../src/domain/shared/fields/field-table';
import { defaultQuery, type FilterShape } from '../../../src/domain/shared/list-query';

const fields = {
  title: { kind: 'line', most: 20, required: true, listed: true, sortable: true, searched: true },
  body: { kind: 'html', most: 200, searched: true },
  status: { kind: 'choice', values: ['published', 'unpublished'], filter: 'one', listed: true },
  day: { kind: 'day', filter: ['from', 'until'], listed: true },
  saved: { kind: 'moment', given: true, listed: true, sortable: true },
  isFixed: { kind: 'flag', given: true },
  uses: { ...custom<readonly string[]>([]), given: true },
} as const satisfies FieldTable;

const row = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  body: '',
  status: 'published',
  day: '',
  saved: 0,
  ...more,
});
const rows = [
  row('1', 'b', { body: '<p>caf&eacute;</p>', day: '2026-03-01' }),
  row('2', 'a', { status: 'unpublished', day: '2026-03-02' }),
  row('3', 'c'),
];
const found = (filter: FilterShape, term = '') =>
  pageOf(rows, { ...defaultQuery(filter), term }, readingOf(fields, ['saved', 'title'])).rows.map(({ id }) => id);

describe('the rows of a field table in memory', () => {
  test('are ordered by the first text that the list can be sorted by', () => {
    expect(found({})).toEqual(['2', '1', '3']);
  });

  test('are searched by the words of HTML', () => {
    expect(found({}, 'cafe')).toEqual(['1']);
    expect(found({}, 'p')).toEqual([]);
  });

  test('are filtered by a whole choice, and by days, both included', () => {
    expect(found({ status: 'published' })).toEqual(['1', '3']);
    expect(found({ from: '2026-03-02' })).toEqual(['2']);
    expect(found({ until: '2026-03-01' })).toEqual(['1']);
  });
});

test('a record is stored with its lines trimmed and what the server sets', () => {
  const draft = { title: ' x ', body: ' y ', status: '', day: '' };
  const added = { id: '7', title: 'x', body: ' y ', status: '', day: '', saved: 5, isFixed: false, uses: [] };
  expect(storedOf(fields, draft, null, '7', 5)).toEqual(added);
  expect(storedOf(fields, draft, { ...added, isFixed: true }, '7', 9)).toEqual({ ...added, isFixed: true });
});
