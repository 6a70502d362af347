import { amountOf, isMoney, money, moneyOf, readMoney } from '../../../src/domain/shared/money';

// Rule R-SHR-11.
describe('money', () => {
  test.each<[`${number}`, number | null]>([
    ['12.5', 1250],
    ['12', 1200],
    ['-0.05', -5],
    ['1.15', 115],
    ['19.99', 1999],
    ['0.001', null],
    ['9999999999999', null],
  ])('%s euros', (amount, cents) => {
    expect(moneyOf(amount)).toEqual(cents === null ? null : { cents, currency: 'EUR' });
  });

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1250, '12.50'],
    [-123_456, '-1234.56'],
  ])('%d cents as decimal text', (cents, amount) => {
    expect(amountOf(money(cents))).toBe(amount);
  });

  test.each([
    ['€ 12,50', 1250],
    ['12.50 eur', 1250],
    ['EUR12,5', 1250],
    ['1.234,50', 123_450],
    ['-3', -300],
    ['12,345', null],
    ['$ 5', null],
    ['€', null],
    ['', null],
  ])('%j as it is typed in Dutch (R-SHR-40)', (typed, cents) => {
    expect(readMoney(typed, 'nl')).toEqual(cents === null ? null : money(cents));
  });

  test('is read in its own currency', () => {
    expect([readMoney('$ 5', 'en', 'USD'), readMoney('£5', 'en', 'USD')]).toEqual([money(500, 'USD'), null]);
  });

  test.each([null, 12, '12', {}, { cents: 1.5, currency: 'EUR' }, { cents: 1, currency: 'XXX' }, { cents: 1 }])(
    '%j is none',
    (value) => {
      expect(isMoney(value)).toBe(false);
    },
  );
});
