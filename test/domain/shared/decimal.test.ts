import fc from 'fast-check';
import {
  decimalOf,
  isDecimal,
  readDecimal,
  unitsOf,
  withoutEndZeros,
  writeDecimal,
} from '../../../src/domain/shared/decimal';
import { LANGUAGES } from '../../../src/domain/shared/locale';

describe('reading a number as people type it (R-SHR-40)', () => {
  test.each<[string, string | null, string | null]>([
    // typed, value in English, value in Dutch
    ['12', '12', '12'],
    [' 12 ', '12', '12'],
    ['007', '7', '7'],
    ['12.5', '12.5', '12.5'],
    ['12,5', '12.5', '12.5'],
    ['12,50', '12.50', '12.50'],
    ['12.', '12', '12'],
    [',5', '0.5', '0.5'],
    ['-3,2', '-3.2', '-3.2'],
    ['\u22123.2', '-3.2', '-3.2'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['0.125', '0.125', '0.125'],
    ['0,125', '0.125', '0.125'],
    ['1234.567', '1234.567', '1234.567'],
    ['1,234.5', '1234.5', '1234.5'],
    ['1.234,5', '1234.5', '1234.5'],
    ['1.234.567', '1234567', '1234567'],
    ['1,234,567.89', '1234567.89', '1234567.89'],
    ['1 234,50', '1234.50', '1234.50'],
    ['1\u202F234\u00A0567', '1234567', '1234567'],
    ["1'234.50", '1234.50', '1234.50'],
    ['1\u2019234,50', '1234.50', '1234.50'],
    ['12,-', '12', '12'],
    ['12.\u2013', '12', '12'],
  ])('%j', (typed, english, dutch) => {
    expect([readDecimal(typed, 'en'), readDecimal(typed, 'nl')]).toEqual([english, dutch]);
  });

  test.each([
    '',
    ' ',
    '-',
    '.',
    'x',
    '12x',
    '1e3',
    '1 2',
    '1,2,3',
    '1.23.456',
    '1,234,5',
    '12,34.5,6',
    '--1',
    '١٢',
    '12-',
    "1'2",
  ])('refuses %j', (typed) => {
    for (const language of LANGUAGES) expect(readDecimal(typed, language)).toBeNull();
  });

  test('reads what it writes, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(...LANGUAGES),
        (units, decimals, language) => {
          const decimal = decimalOf(units, decimals);
          expect(readDecimal(writeDecimal(decimal, language), language)).toBe(decimal);
        },
      ),
    );
  });
});

describe('whole units of a decimal', () => {
  test.each<[`${number}`, number, number | null]>([
    ['12.5', 2, 1250],
    ['12.50', 1, 125],
    ['-0.01', 2, -1],
    ['-0.00', 2, 0],
    ['0.29', 2, 29],
    ['1.005', 3, 1005],
    ['12.505', 2, null],
    ['12', 0, 12],
    ['999999999999.99', 2, 99_999_999_999_999],
    ['1000000000000', 2, null],
  ])('%s with %d decimals', (decimal, decimals, units) => {
    expect(unitsOf(decimal, decimals)).toBe(units);
  });

  test('are exact both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (units) => {
        expect(unitsOf(decimalOf(units, 2), 2)).toBe(units);
      }),
    );
  });

  test.each(['', '1.', '.5', '1e3', '0x1', ' 1', '+1', '1,5'])('%j is no decimal', (text) => {
    expect(isDecimal(text)).toBe(false);
  });
});

test.each<[`${number}`, number, string]>([
  ['2.500', 2, '2.50'],
  ['2.500', 0, '2.5'],
  ['1000.000', 0, '1000'],
  ['12.5', 2, '12.5'],
  ['1200', 2, '1200'],
])('%s without zeros behind %d decimals', (decimal, decimals, short) => {
  expect(withoutEndZeros(decimal, decimals)).toBe(short);
});
