import fc from 'fast-check';
import { columnsAt, fromSearch, toSearch, withColumns } from '../../../src/application/shared/list-address';
import { defaultQuery, PAGE_SIZES, type ListQuery } from '../../../src/domain/shared/list-query';

type Filter = { readonly name: string; readonly active: boolean | null; readonly level: readonly string[] };
const list = {
  noFilter: { name: '', active: null, level: [] } satisfies Filter as Filter,
  sortable: ['name', 'lastLogin'],
}; // Otherwise the compiler infers the type `null`.
const first = defaultQuery<Filter>(list.noFilter);
const read = (search: string): ListQuery<Filter> => fromSearch(search, list, 10);

/** Any text, with lone surrogates: a person can paste what a browser would not write. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
);
const queries = (text: fc.Arbitrary<string>): fc.Arbitrary<ListQuery<Filter>> =>
  fc.record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    perPage: fc.constantFrom(...PAGE_SIZES),
    sort: fc.option(
      fc.record({
        field: fc.constantFrom('name', 'lastLogin'),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    ),
    term: text,
    filter: fc.record({
      name: text,
      active: fc.constantFrom(true, false, null),
      level: fc.array(text, { maxLength: 4 }),
    }),
  });

describe('a list in the address', () => {
  test.each<[Partial<ListQuery<Filter>>, string]>([
    [{}, ''],
    [{ page: 3 }, 'page=3'],
    [{ perPage: 50 }, 'perPage=50'],
    [{ sort: { field: 'name', order: 'asc' } }, 'sort=name'],
    [{ sort: { field: 'lastLogin', order: 'desc' } }, 'sort=-lastLogin'],
    [{ term: 'de vries & zn' }, 'q=de%20vries%20%26%20zn'],
    [{ filter: { ...list.noFilter, active: false } }, 'active=0'],
    [{ filter: { ...list.noFilter, active: true } }, 'active=1'],
    [{ filter: { ...list.noFilter, level: ['error', 'warning'] } }, 'level=error&level=warning'],
    [{ filter: { ...list.noFilter, name: 'é=&?#' } }, 'name=%C3%A9%3D%26%3F%23'],
  ])('%j is written %p, and read back', (change, search) => {
    const query = { ...first, ...change };
    expect(toSearch(query, 10)).toBe(search);
    expect(read(search)).toEqual(query);
    expect(read(`?${search}`)).toEqual(query);
  });

  test('whatever was asked is asked again by its address', () => {
    fc.assert(
      fc.property(queries(fc.string({ unit: 'binary' })), fc.constantFrom(...PAGE_SIZES), (query, usual) => {
        expect(fromSearch(toSearch(query, usual), list, usual)).toEqual(query);
      }),
    );
  });

  test('the usual page size stands in no address, so that a shared link does not bring somebody else’s', () => {
    expect(toSearch({ ...first, perPage: 50 }, 50)).toBe('');
    expect(fromSearch('', list, 50).perPage).toBe(50);
    expect(fromSearch('perPage=10', list, 50).perPage).toBe(10);
  });

  test('the order in which a list lies by itself stands in no address', () => {
    const sorted = { ...list, order: { field: 'name', order: 'asc' } as const };
    expect(fromSearch('', sorted, 10).sort).toEqual(sorted.order);
    expect(fromSearch('sort=unknown', sorted, 10).sort).toEqual(sorted.order);
    expect(fromSearch('sort=-name', sorted, 10).sort).toEqual({ field: 'name', order: 'desc' });
    expect(toSearch({ ...first, sort: sorted.order }, 10, sorted.order)).toBe('');
    expect(toSearch({ ...first, sort: { field: 'name', order: 'desc' } }, 10, sorted.order)).toBe('sort=-name');
  });

  test('is written as a browser keeps it', () => {
    fc.assert(
      fc.property(queries(anyText), (query) => {
        const search = toSearch(query, 10);
        expect(new URL(`http://kantoor.example/users?${search}`).search.slice(1)).toBe(search);
      }),
    );
  });

  test('no text makes the writing fail, and what was written is plain', () => {
    fc.assert(fc.property(queries(anyText), (query) => /^[\w\-.!~*()%=&]*$/.test(toSearch(query, 10))));
  });
});

describe('a hostile or mistyped address', () => {
  test.each([
    '?',
    '&&&',
    '=',
    '=x',
    'unknown=1',
    '__proto__=1',
    'constructor=x&toString=y',
    'page',
    'page=',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=NaN',
    'page=Infinity',
    'page=9007199254740993',
    'page=99999999999999999999',
    'perPage=',
    'perPage=0',
    'perPage=11',
    'perPage=1000000',
    'perPage=-10',
    'perPage=NaN',
    'sort=',
    'sort=-',
    'sort=unknown',
    'sort=--name',
    'sort=__proto__',
    'sort=Name',
    'sort=name;drop',
    'active=',
    'active=2',
    'active=true',
    'active=null',
    'name=',
    'q=',
  ])('%p shows the plain list', (search) => {
    expect(read(search)).toEqual(first);
  });

  test('broken escapes read as nothing, and cost nothing else', () => {
    expect(read('q=%E0%A4%A&name=%&page=2')).toEqual({ ...first, page: 2 });
    expect(read('%E0%A4%A=x&page=2')).toEqual({ ...first, page: 2 });
  });

  test('the first of several counts, a plus is a blank, an equals sign may stand in a value', () => {
    expect(read('page=2&page=3').page).toBe(2);
    expect(read('q=de+vries').term).toBe('de vries');
    expect(read('q=a=b').term).toBe('a=b');
  });

  test('any text at all gives a query that a list can show, with the filters it knows', () => {
    fc.assert(
      fc.property(anyText, (search) => {
        const query = read(search);
        expect(Object.keys(query.filter)).toEqual(['name', 'active', 'level']);
        expect([
          Number.isSafeInteger(query.page) && query.page > 0,
          PAGE_SIZES.includes(query.perPage),
          query.sort === null || list.sortable.includes(query.sort.field),
        ]).toEqual([true, true, true]);
      }),
    );
  });
});

describe('columns in the address', () => {
  test.each([
    ['', ['email', 'name'], 'columns=email,name'],
    ['q=jan&sort=-name', ['email'], 'q=jan&sort=-name&columns=email'],
    ['q=jan', null, 'q=jan'],
  ])('beside %p, %j is written %p, and read back; the rows are those of before', (search, columns, address) => {
    expect(withColumns(search, columns)).toBe(address);
    expect(columnsAt(address)).toEqual(columns);
    expect(read(address)).toEqual(read(search));
  });

  test.each(['', 'q=jan', 'columns=', 'columns=,', 'columns', 'columns=%E0%A4%A'])('%p asks for none', (search) => {
    expect(columnsAt(search)).toBeNull();
  });

  test('whatever stands there is written once in one way', () => {
    fc.assert(
      fc.property(
        fc.array(
          anyText.filter((text) => text !== '' && !text.includes(',')),
          { minLength: 1, maxLength: 4 },
        ),
        (columns) => {
          const address = withColumns('', columns);
          expect(withColumns('', columnsAt(address))).toBe(address);
        },
      ),
    );
  });
});
