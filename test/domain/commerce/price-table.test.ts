import type { NetPrice } from '../../../src/domain/commerce/net-price';
import { judgePriceTable, readingOf, readPriceTable, withPriceTable } from '../../../src/domain/commerce/price-table';
import { MAX_RULES } from '../../../src/domain/commerce/promotion.rule';
import type { ItemReference } from '../../../src/domain/commerce/references';
import { money } from '../../../src/domain/shared/money';
import { storedPart, type Parts } from '../../../src/domain/shared/parts/part';

const item = (id: string, code: string): ItemReference => ({ id, code, label: code, grossPrice: money(10_000) });
const [PUMP, TAP] = [item('1', 'WP-8'), item('2', 'KK-15')];
const price = (key: string, of: ItemReference, cents: number) =>
  storedPart<NetPrice>(key, { item: of, price: money(cents) });

describe('a table of codes and prices (R-COM-08)', () => {
  test.each<[string, string, 'en' | 'nl', readonly [string, number | null][]]>([
    [
      'cells of a spreadsheet',
      'WP-8\t4.500,00\r\nKK-15\t9,8',
      'nl',
      [
        ['WP-8', 450_000],
        ['KK-15', 980],
      ],
    ],
    [
      'the same in English',
      'WP-8\t4,500.00\nKK-15\t9.8',
      'en',
      [
        ['WP-8', 450_000],
        ['KK-15', 980],
      ],
    ],
    ['semicolons and quotes', '"WP-8";"4500"', 'nl', [['WP-8', 450_000]]],
    ['blanks', 'WP-8   € 4.500,00', 'nl', [['WP-8', 450_000]]],
    ['more columns: the last price', 'WP-8\tWarmtepomp\t5.000,00\t4.500,00\t', 'nl', [['WP-8', 450_000]]],
    [
      'a head',
      'Code\tPrijs\nWP-8\t1',
      'nl',
      [
        ['Code', null],
        ['WP-8', 100],
      ],
    ],
    ['empty lines', '\n\nWP-8\t1\n\n', 'nl', [['WP-8', 100]]],
    ['a price below zero', 'WP-8\t-1', 'nl', [['WP-8', null]]],
    ['parts of cents', 'WP-8\t1,005', 'nl', [['WP-8', null]]],
  ])('%s', (_, text, language, lines) => {
    expect(readPriceTable(text, language).map(({ code, price: amount }) => [code, amount?.cents ?? null])).toEqual(
      lines,
    );
  });

  test('lines keep their number in the text', () => {
    expect(readPriceTable('a\t1\n\nb\t2', 'nl').map(({ number }) => number)).toEqual([1, 3]);
  });
});

describe('how the prices of a table are written (R-COM-65)', () => {
  const inBoth = (text: string) =>
    (['en', 'nl'] as const).map((language) => readPriceTable(text, language).map(({ price: is }) => is?.cents ?? null));

  test.each<[string, string, readonly (number | null)[]]>([
    ['with a comma in another line', 'A\t2.500\nB\t12,50', [250_000, 1_250]],
    ['with a point in another line', 'A\t2.500\nB\t12.50', [250, 1_250]],
    ['with another line that groups', 'A\t1,234\nB\t1,234,567', [123_400, 123_456_700]],
    ['with signs, blanks, apostrophes', "A\t€ 1'234.50\nB\t2 500.00 EUR\nC\t3.000", [123_450, 250_000, 300]],
    ['with a dash for the cents', 'A\t12,-\nB\t2.500', [1_200, 250_000]],
    ['with different marks', 'A\t12.50\nB\t12,50', [1_250, 1_250]],
    ['below zero', 'A\t-2,50\nB\t\u22122.500', [null, null]],
    ['with parts of cents', 'A\t1.005\nB\t1.50', [null, 150]],
  ])('%s: read the same in every language', (_, text, cents) => {
    expect(inBoth(text)).toEqual([cents, cents]);
    expect(readingOf(text).isDoubtful).toBe(false);
  });

  test.each([
    [
      'A\t2.500\nB\t30',
      '2.500',
      [
        [250, 3_000],
        [250_000, 3_000],
      ],
    ],
    ['A\t€ 1,234', '€ 1,234', [[123_400], [null]]],
    [
      'A\t12.50\nB\t12,50\nC\t1.000',
      '1.000',
      [
        [1_250, 1_250, 100],
        [1_250, 1_250, 100_000],
      ],
    ],
  ])('%j can be read two ways', (text, example, cents) => {
    expect(readingOf(text)).toEqual({ mark: null, example, isDoubtful: true });
    expect(inBoth(text)).toEqual(cents);
  });

  test('a price that cannot be read is not taken from another column', () => {
    const table = 'A\tPomp\t5000\t4500,00\nB\tKraan\t6000\top aanvraag\nC\tKlep\t7000\t65,00\nD\t12,00';
    expect(readPriceTable(table, 'nl').map(({ price: is }) => is?.cents ?? null)).toEqual([
      450_000,
      null,
      6_500,
      1_200,
    ]);
  });
});

describe('what becomes of each line (R-COM-08)', () => {
  const prices: Parts<NetPrice> = [price('7', PUMP, 400_000)];
  const judged = (text: string, known = prices, found: readonly ItemReference[] = [PUMP, TAP]) =>
    judgePriceTable(readPriceTable(text, 'nl'), found, known);

  test('nothing is dropped: each has a verdict', () => {
    const lines = judged('wp-8\t1\nKK-15\t2\nNOPE\t3\nkk-15\tx\nWP-8\t4.000,00');
    expect(lines.map(({ verdict }) => verdict)).toEqual(['repeated', 'repeated', 'unknown', 'noPrice', 'same']);
  });

  test('a new code is added, a known one gets the price, a deleted one is restored', () => {
    const marked = [{ ...price('7', PUMP, 400_000), state: 'marked' as const }];
    expect(withPriceTable(prices, judged('WP-8\t3.900,00\nKK-15\t9,50'))).toEqual([
      price('7', PUMP, 390_000),
      { key: 'new-1', state: 'new', value: { item: TAP, price: money(950) } },
    ]);
    expect(withPriceTable(marked, judged('WP-8\t4.000,00', marked))).toEqual([price('7', PUMP, 400_000)]);
  });

  test('lines that are not taken change nothing', () => {
    expect(withPriceTable(prices, judged('NOPE\t1\nWP-8\tx'))).toEqual(prices);
  });

  test('there is room for a thousand', () => {
    const full = Array.from({ length: MAX_RULES }, (_, at) =>
      price(String(at), item(`x${String(at)}`, `X${String(at)}`), 1),
    );
    expect(judged('KK-15\t1', full).map(({ verdict }) => verdict)).toEqual(['tooMany']);
    expect(judged('KK-15\t1', full.slice(1)).map(({ verdict }) => verdict)).toEqual(['added']);
  });
});
