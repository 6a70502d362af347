import { csvOf } from '../../../../src/domain/shared/list/csv';

const bodyOf = (text: string) => text.replace(/^\uFEFF/u, '');

describe('a table for spreadsheets (R-SHR-31)', () => {
  test('begins with the mark of UTF-8 and ends every line as Excel does', () => {
    expect(
      csvOf(
        [
          ['Name', 'Age'],
          ['Zoë', 3],
        ],
        'en',
      ),
    ).toBe('\uFEFFName,Age\r\nZoë,3\r\n');
  });

  test('parts cells by a semicolon where the comma is for decimals', () => {
    expect([csvOf([['a', 1.5, null]], 'nl'), csvOf([['a', 1.5, null]], 'en')].map(bodyOf)).toEqual([
      'a;1,5;\r\n',
      'a,1.5,\r\n',
    ]);
  });

  test('quotes what would end a cell or a line', () => {
    expect(bodyOf(csvOf([['a,b', 'c;d', 'say "x"', 'two\nlines', 'tab\there']], 'en'))).toBe(
      '"a,b","c;d","say ""x""","two\nlines","tab\there"\r\n',
    );
  });

  test.each(['=1+1', '+31 20', '-cmd', '@SUM(A1)', ' =1', '\t=1', '\uFF1DHYPERLINK', '\r=1', '="a,b"'])(
    'a cell such as %j does not act',
    (cell) => {
      expect(bodyOf(csvOf([[cell]], 'en'))).toMatch(/^"?'/u);
    },
  );

  test.each(['a=b', 'e-mail@example.nl', '1-2', "it's"])('%j stays as it is', (cell) => {
    expect(bodyOf(csvOf([[cell]], 'en'))).toBe(`${cell}\r\n`);
  });
});
