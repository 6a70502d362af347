import { entriesOf, type CalendarRecords } from '../../../src/domain/commerce/calendar';
import { entriesFor, overlapsFor } from '../../../src/domain/commerce/calendar-query';
import type { Overlap } from '../../../src/domain/commerce/calendar-overlaps';
import { monthTicks, placeIn, weekTicks, windowAt, windowBeside } from '../../../src/domain/commerce/calendar-window';
import { coupons } from '../../../src/domain/commerce/coupon';
import { isCalendarPeriod, periodsMeet, nearDays } from '../../../src/domain/commerce/period-limits.rule';
import { netPrices } from '../../../src/domain/commerce/net-price';
import { newRule, promotions, type RuleTerms } from '../../../src/domain/commerce/promotion';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';

const [ONE, TWO] = [
  { id: '1', label: 'Van Rossum' },
  { id: '2', label: 'De Linde' },
];
const rule = (terms: Partial<RuleTerms>): RuleTerms => ({ ...newRule('revenue'), ...terms });
const RECORDS: CalendarRecords = {
  promotions: [
    {
      ...promotions.blank,
      id: '1',
      name: 'Winter',
      start: '2026-11-01',
      end: '2027-01-31',
      parts: [
        storedPart(
          '1',
          rule({
            accounts: [ONE],
            levels: [
              { min: money(0), value: 3 },
              { min: money(1), value: 4.5 },
            ],
          }),
        ),
        storedPart('2', rule({ accounts: [TWO, ONE] })),
        { ...storedPart('3', rule({ levels: [{ min: money(0), value: 90 }] })), state: 'marked' as const },
      ],
    },
    { ...promotions.blank, id: '2', name: 'Leeg', start: '2026-10-01', parts: [] },
  ],
  netPrices: [{ ...netPrices.blank, id: '1', name: 'Lijst', start: '2026-01-01', accounts: [TWO] }],
  coupons: [
    {
      ...coupons.blank,
      id: '1',
      code: 'HERFST',
      from: '',
      until: '',
      used: [],
      valid: { start: '', end: '2026-12-01' },
    },
  ],
  events: [{ id: '1', title: 'Beurs', start: Date.UTC(2026, 10, 30, 23, 30), end: Date.UTC(2026, 11, 1, 12) }],
  popups: [{ id: '1', title: 'Dicht', start: Date.UTC(2026, 11, 24), end: null }],
  isTruncated: false,
  unread: 0,
};
/** The date in a zone one hour ahead of UTC. */
const dayAt = (instant: number): string => new Date(instant + 3_600_000).toISOString().slice(0, 10);

describe('entries (R-COM-45)', () => {
  const entries = entriesOf(RECORDS, dayAt);

  test('stand by kind, then by their first day', () => {
    expect(entries.map(({ key }) => key)).toEqual([
      'promotion 2',
      'promotion 1',
      'netPrice 1',
      'coupon 1',
      'event 1',
      'popup 1',
    ]);
  });

  test('say what their records do, without what is marked for deletion', () => {
    expect(entries.find(({ key }) => key === 'promotion 1')).toMatchObject({
      accounts: [ONE, TWO],
      details: { rules: 2, percent: 4.5 },
    });
    expect(entries.find(({ key }) => key === 'promotion 2')).toMatchObject({
      accounts: [],
      details: { rules: 0, percent: null },
    });
  });

  test('of moments lie on the days where the person is; what has no end goes on', () => {
    expect(entries.slice(-2)).toMatchObject([
      { start: '2026-12-01', end: '2026-12-01' },
      { start: '2026-12-24', end: '' },
    ]);
  });

  test.each<readonly [string, readonly (readonly [string, string])[], string]>([
    [
      'ends with its last rule',
      [
        ['', '2026-12-01'],
        ['2026-12-05', '2026-12-20'],
      ],
      '2026-12-20',
    ],
    [
      'goes on as long as one rule has no end',
      [
        ['', '2026-12-01'],
        ['', ''],
      ],
      '2027-01-31',
    ],
    ['ends before a rule that goes on', [['', '2027-06-30']], '2027-01-31'],
    ['keeps its days where no rule lies in them', [['', '2026-10-01']], '2027-01-31'],
  ])('of a promotion: %s', (_, periods, end) => {
    const parts = periods.map(([start, until], place) => storedPart(String(place), rule({ start, end: until })));
    const [promotion] = RECORDS.promotions;
    const records = { ...RECORDS, promotions: promotion === undefined ? [] : [{ ...promotion, parts }] };
    expect(entriesOf(records, dayAt)[0]).toMatchObject({ start: '2026-11-01', end });
  });

  test('of kinds that nobody may read are none', () => {
    expect(entriesOf({ ...RECORDS, coupons: null, events: null, popups: null }, dayAt)).toHaveLength(3);
  });
});

describe('what is shown of them (R-COM-46)', () => {
  const entries = entriesOf(RECORDS, dayAt);
  const overlap: Overlap = {
    key: 'promotion 1, promotion 2',
    of: ['promotion 1', 'promotion 2'],
    parts: [{ start: '2026-11-01', end: '', accounts: [TWO], subjects: [] }],
  };
  const everything = { hidden: [], account: null, onlyOverlaps: false };
  const keys = (query: Parameters<typeof entriesFor>[2]) =>
    entriesFor(entries, overlapsFor([overlap], query.account?.id ?? null), query).map(({ key }) => key);

  test('kinds can be hidden', () => {
    expect(keys({ ...everything, hidden: ['promotion', 'popup'] })).toEqual(['netPrice 1', 'coupon 1', 'event 1']);
  });

  test('an account has what is for it and what is for all', () => {
    expect(keys({ ...everything, account: ONE, hidden: ['event', 'popup'] })).toEqual([
      'promotion 2',
      'promotion 1',
      'coupon 1',
    ]);
  });

  test('only what overlaps, for the account', () => {
    expect(keys({ ...everything, onlyOverlaps: true })).toEqual(['promotion 2', 'promotion 1']);
    expect(keys({ ...everything, onlyOverlaps: true, account: ONE })).toEqual([]);
  });
});

describe('the axis (R-COM-48)', () => {
  test.each([
    ['month', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['quarter', '2026-11-20', '2026-11-01', '2027-01-31'],
    ['year', '2026-03-31', '2026-03-01', '2027-02-28'],
  ] as const)('a %s from %s has whole months', (zoom, date, start, end) => {
    expect(windowAt(date, zoom)).toEqual({ start, end });
  });

  test('moves by its own length', () => {
    const window = windowAt('2026-11-20', 'quarter');
    expect(windowBeside(window, 'quarter', 1)).toEqual(windowAt('2027-02-01', 'quarter'));
    expect(windowBeside(window, 'quarter', -1)).toEqual(windowAt('2026-08-01', 'quarter'));
  });

  const APRIL = windowAt('2026-04-01', 'month');
  test.each([
    ['one day', '2026-04-01', '2026-04-01', { left: 0, width: 1 / 30, isEarlier: false, goesOn: false }],
    ['the last day', '2026-04-30', '2026-04-30', { left: 29 / 30, width: 1 / 30, isEarlier: false, goesOn: false }],
    ['what began earlier', '2026-03-01', '2026-04-15', { left: 0, width: 0.5, isEarlier: true, goesOn: false }],
    ['what goes on', '2026-04-16', '', { left: 0.5, width: 0.5, isEarlier: false, goesOn: true }],
    ['what has no limits', '', '', { left: 0, width: 1, isEarlier: true, goesOn: true }],
    ['what is over', '2026-01-01', '2026-03-31', null],
    ['what begins later', '2026-05-01', '', null],
  ])('%s', (_, start, end, place) => {
    const found = placeIn({ start, end }, APRIL);
    const rounded = (share: number): number => Math.round(share * 1e9) / 1e9;
    expect(found === null ? null : { ...found, left: rounded(found.left), width: rounded(found.width) }).toEqual(
      place === null ? null : { ...place, left: rounded(place.left), width: rounded(place.width) },
    );
  });

  test('has the first days of months, and the Mondays', () => {
    expect(monthTicks(windowAt('2026-11-20', 'quarter')).map(({ day }) => day)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(weekTicks(windowAt('2026-11-20', 'month')).map(({ day }) => day)).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
  });
});

describe('days that are read (R-COM-34, R-COM-45)', () => {
  test('30 before and after a date', () => {
    expect(nearDays('2026-11-20')).toEqual({ start: '2026-10-21', end: '2026-12-20' });
  });

  test.each([
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-01', '2027-02-04', true],
    ['2026-01-01', '2027-02-05', false],
    ['2026-01-02', '2026-01-01', false],
  ])('%s to %s: %s', (start, end, may) => {
    expect(isCalendarPeriod({ start, end })).toBe(may);
  });

  test.each([
    [{ start: '', end: '' }, true],
    [{ start: '2026-11-30', end: '' }, true],
    [{ start: '2026-12-01', end: '' }, false],
    [{ start: '', end: '2026-11-01' }, true],
    [{ start: '', end: '2026-10-31' }, false],
  ])('%j in November: %s', (period, isIn) => {
    expect(periodsMeet(period, { start: '2026-11-01', end: '2026-11-30' })).toBe(isIn);
  });
});
