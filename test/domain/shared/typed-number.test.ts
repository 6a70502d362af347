import { money } from '../../../src/domain/shared/money';
import {
  moneyProblem,
  numberProblem,
  readNumber,
  readWhole,
  type TypedNumber,
} from '../../../src/domain/shared/typed-number';

test.each<[string, number | null]>([
  ['12,50', 12.5],
  ['1.234', 1234],
  ['-0', 0],
  ['0,1', 0.1],
  ['12345678901234567890', null],
  ['0,1234567890123456789', null],
  ['x', null],
])('%j is read as a number without losing a figure (R-SHR-40)', (typed, value) => {
  expect(readNumber(typed, 'nl')).toBe(value);
});

test.each<[string, number | null]>([
  ['1.000', 1000],
  ['1,000', 1000],
  ['-2.500', -2500],
  ['1.5', 1.5],
  ['0,125', 0.125],
  ['1.234.567', 1_234_567],
  ['12', 12],
  ['x', null],
])('%j is read as a whole number in every language (R-SHR-40)', (typed, value) => {
  expect([readWhole(typed, 'en'), readWhole(typed, 'nl')]).toEqual([value, value]);
});

describe('what is wrong with a number (R-SHR-40)', () => {
  const bounds = { required: true, min: 0.5, max: 100, decimals: 2 };
  test.each<[TypedNumber, string | null]>([
    [null, 'required'],
    ['1..2', 'pattern.default'],
    [0.5, null],
    [99.99, null],
    [0.25, 'tooSmall.0.5'],
    [100.5, 'tooLarge.100'],
    [1.005, 'tooManyDecimals.2'],
    [1e21, 'pattern.default'],
    [Number.NaN, 'pattern.default'],
  ])('%p', (typed, problem) => {
    expect(numberProblem(typed, bounds)).toBe(problem);
  });

  test('is whole unless decimals are allowed, and may be missing unless it is required', () => {
    expect([numberProblem(1.5), numberProblem(2), numberProblem(null)]).toEqual(['notWhole', null, null]);
  });
});

test('an amount has bounds in its currency (R-SHR-40)', () => {
  const bounds = { required: true, min: money(100), max: money(123_450) };
  expect([null, '1,2,3', money(100), money(99), money(123_451)].map((typed) => moneyProblem(typed, bounds))).toEqual([
    'required',
    'pattern.default',
    null,
    'tooSmall.1.00 EUR',
    'tooLarge.1234.50 EUR',
  ]);
  expect(moneyProblem(null)).toBeNull();
});
