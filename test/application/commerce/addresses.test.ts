import { readCalendarAddress, writeCalendarAddress } from '../../../src/application/commerce/calendar-address';
import { fillsOf, readCartAddress, writeCartAddress } from '../../../src/application/commerce/explain-address';

const TODAY = '2026-11-20';

describe('the address of a cart (R-COM-38)', () => {
  test('is read as it is written', () => {
    const cart = { account: { id: '7', label: 'Bakker ~ Zn. & Co' }, date: '2026-12-01', coupon: 'HERFST 25' };
    const wanted = [
      { code: 'WP*8', quantity: 2 },
      { code: 'BV,100', quantity: 30 },
    ];
    expect(readCartAddress(writeCartAddress(cart, wanted, TODAY), TODAY)).toEqual({
      ...cart,
      wanted,
      carts: [],
      pending: [],
      takes: { account: false, date: false },
    });
  });

  test('of nothing is empty, and means today', () => {
    expect(writeCartAddress({ account: null, date: TODAY, coupon: '' }, [], TODAY)).toBe('');
    expect(readCartAddress('', TODAY)).toMatchObject({
      account: null,
      date: TODAY,
      coupon: '',
      wanted: [],
      carts: [],
    });
  });

  test.each([
    ['a date that is none', 'date=31-02-2026', { date: TODAY }],
    ['a quantity that is none', 'item=WP-8*x', { wanted: [{ code: 'WP-8', quantity: 0 }] }],
    ['a quantity below one', 'item=WP-8*-3', { wanted: [{ code: 'WP-8', quantity: -3 }] }],
    ['no quantity', 'item=WP-8', { wanted: [{ code: 'WP-8', quantity: 1 }] }],
    ['no code', 'item=*3', { wanted: [] }],
    ['an account without a name', 'account=7', { account: { id: '7', label: '#7' } }],
    ['an account without an id', 'account=~Bakker', { account: null }],
    ['a default cart', 'cart=4', { carts: ['4'], takes: { account: true, date: true } }],
  ])('with %s', (_, search, found) => {
    expect(readCartAddress(search, TODAY)).toMatchObject(found);
  });
});

describe('the address of a default cart that is explained (R-COM-62)', () => {
  const wanted = [{ code: 'WP-8', quantity: 2 }];

  test('of the cart alone leaves account and day to it', () => {
    expect(fillsOf(readCartAddress('cart=4&coupon=HERFST', TODAY))).toEqual([
      { kind: 'cart', id: '4', takes: { account: true, date: true } },
    ]);
    expect(fillsOf(readCartAddress('cart=4&account=7~Bakker&date=2026-12-01', TODAY))).toMatchObject([
      { takes: { account: false, date: false } },
    ]);
  });

  test.each([
    ['with its account', { id: '7', label: 'Bakker' }, '2026-12-01'],
    ['without an account, today', null, TODAY],
  ])('that was read keeps cart, account, day, coupon and items: %s', (_, account, date) => {
    const read = readCartAddress(
      writeCartAddress({ account, date, coupon: 'HERFST' }, wanted, TODAY, { carts: ['4', '5'], pending: ['6'] }),
      TODAY,
    );
    expect(read).toMatchObject({ account, date, coupon: 'HERFST', takes: { account: false, date: false } });
    expect(fillsOf(read)).toEqual([
      { kind: 'codes', wanted, carts: ['4', '5'] },
      { kind: 'cart', id: '6' },
    ]);
  });

  test('that is still read is the same', () => {
    expect(writeCartAddress({ account: null, date: TODAY, coupon: '' }, [], TODAY, { carts: [], pending: ['4'] })).toBe(
      'cart=4',
    );
  });
});

describe('the address of the calendar (R-COM-49)', () => {
  test('is read as it is written', () => {
    const query = {
      zoom: 'year' as const,
      window: { start: '2027-02-01', end: '2028-01-31' },
      hidden: ['coupon' as const, 'popup' as const],
      account: { id: '7', label: 'Van Rossum' },
      onlyOverlaps: true,
      isTable: true,
    };
    expect(readCalendarAddress(writeCalendarAddress(query, TODAY), TODAY)).toEqual(query);
  });

  test.each(['', 'zoom=century&month=2026-13&hide=promo,&account=~x&overlaps=yes&view=pie'])(
    '%j is a bare one',
    (search) => {
      const query = readCalendarAddress(search, TODAY);
      expect(query).toEqual({
        zoom: 'quarter',
        window: { start: '2026-11-01', end: '2027-01-31' },
        hidden: [],
        account: null,
        onlyOverlaps: false,
        isTable: false,
      });
      expect(writeCalendarAddress(query, TODAY)).toBe('');
    },
  );
});
