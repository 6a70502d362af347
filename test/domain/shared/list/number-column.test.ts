import { languageOfMark, markIn, markOfColumn } from '../../../../src/domain/shared/list/number-column';
import type { DecimalMark } from '../../../../src/domain/shared/decimal';

test.each<[string, DecimalMark | 'either' | null]>([
  ['2500', null],
  ['2.500', 'either'],
  ['1,234', 'either'],
  ['-2.500', 'either'],
  ['12.50', '.'],
  ['12,5', ','],
  ['12,-', ','],
  ['0.500', '.'],
  ['1234,567', ','],
  ['1.234.567', ','],
  ['1,234.50', '.'],
  ['1.234,50', ','],
  ["1'234.50", '.'],
  ['1 234,500', ','],
])('the mark before the decimals of %j (R-SHR-83)', (text, mark) => {
  expect(markIn(text)).toBe(mark);
});

test.each<[string, readonly string[], DecimalMark | null, string | null]>([
  ['nothing', [], null, null],
  ['whole numbers', ['12', '2500'], null, null],
  ['one that can be read both ways', ['12', '2.500', '3.000'], null, '2.500'],
  ['one that can be read both ways, and one with a comma', ['2.500', '12,50'], ',', null],
  ['the same with a point', ['2.500', '12.50'], '.', null],
  ['a group in another, which tells the other mark', ['1,234', '1,234,567'], '.', null],
  ['different marks', ['12.50', '12,50'], null, null],
  ['different marks, and one that can be read both ways', ['12.50', '12,50', '1,234'], null, '1,234'],
])('a column with %s (R-SHR-83)', (_, numbers, mark, doubtful) => {
  expect(markOfColumn(numbers)).toEqual({ mark, doubtful });
});

test('a mark is that of a language', () => {
  expect([languageOfMark(','), languageOfMark('.')]).toEqual(['nl', 'en']);
});
