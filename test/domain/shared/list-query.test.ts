import {
  countFilters,
  defaultQuery,
  isPageSize,
  isFilterSet,
  lastPage,
  nextSort,
  PAGE_SIZES,
  refineQuery,
  MIN_HIGHLIGHTED_TERM,
  searchWords,
} from '../../../src/domain/shared/list-query';

const noFilter = { name: '', active: null, level: [] };

describe('pages (R-SHR-02)', () => {
  test('sizes on offer, and ten to begin with', () => {
    expect(PAGE_SIZES).toEqual([10, 25, 50, 100]);
    expect(defaultQuery(noFilter)).toEqual({ page: 1, perPage: 10, sort: null, term: '', filter: noFilter });
    expect(defaultQuery(noFilter, 50).perPage).toBe(50);
  });

  test.each([
    [10, true],
    [25, true],
    [50, true],
    [100, true],
    [0, false],
    [11, false],
    [-10, false],
    [10.5, false],
    [1000, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d: %p', (size, answer) => {
    expect(isPageSize(size)).toBe(answer);
  });

  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [312, 10, 32],
    [312, 100, 4],
    [100_000, 25, 4000],
  ])('%d rows of %d end on page %d', (total, perPage, page) => {
    expect(lastPage(total, perPage)).toBe(page);
  });
});

describe('filters', () => {
  test.each([
    ['', false],
    ['a', true],
    [' ', true],
    [null, false],
    [true, true],
    [false, true],
    [[], false],
    [['error'], true],
  ])('%j narrows the list: %p', (value, answer) => {
    expect(isFilterSet(value)).toBe(answer);
  });

  test('are counted for the button', () => {
    expect(countFilters(noFilter)).toBe(0);
    expect(countFilters({ name: 'x', active: false, level: ['error', 'warning'] })).toBe(3);
  });
});

describe('sorting', () => {
  test('a head goes from ascending to descending to unsorted; another head begins anew', () => {
    expect(nextSort(null, 'name')).toEqual({ field: 'name', order: 'asc' });
    expect(nextSort({ field: 'name', order: 'asc' }, 'name')).toEqual({ field: 'name', order: 'desc' });
    expect(nextSort({ field: 'name', order: 'desc' }, 'name')).toBeNull();
    expect(nextSort({ field: 'email', order: 'desc' }, 'name')).toEqual({ field: 'name', order: 'asc' });
  });

  test.each(['asc', 'desc'] as const)('the column by which the list lies anyway (%s) only turns round', (order) => {
    const first = { field: 'name', order };
    expect(nextSort({ field: 'name', order: 'asc' }, 'name', first)).toEqual({ field: 'name', order: 'desc' });
    expect(nextSort({ field: 'name', order: 'desc' }, 'name', first)).toEqual({ field: 'name', order: 'asc' });
    expect(nextSort({ field: 'email', order: 'desc' }, 'email', first)).toBeNull();
  });
});

describe('a refined query', () => {
  const far = { ...defaultQuery(noFilter), page: 7 };

  test.each([
    [{ term: 'x' }],
    [{ perPage: 50 as const }],
    [{ sort: { field: 'name', order: 'asc' as const } }],
    [{ filter: { ...noFilter, name: 'x' } }],
  ])('%j starts on page 1', (change) => {
    expect(refineQuery<typeof noFilter>(far, change)).toEqual({ ...far, ...change, page: 1 });
  });

  test('only the page changes when only the page is asked for', () => {
    expect(refineQuery(far, { page: 8 })).toEqual({ ...far, page: 8 });
  });
});

describe('the words of a term (R-SHR-19)', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['   ', []],
    ['postma', ['postma']],
    ['  El \t Amrani\u00a0', ['El', 'Amrani']],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h i j']],
  ])('of %p are %j', (term, words) => {
    expect(searchWords(term)).toEqual(words);
  });
});

test('a term is marked from two letters (R-SHR-03)', () => {
  expect(MIN_HIGHLIGHTED_TERM).toBe(2);
});
