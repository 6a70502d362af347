import {
  compareProposals,
  matchesOf,
  openProposals,
  proposalsFrom,
  spareItemRule,
  type ItemFields,
} from '../../../src/domain/spare-parts/spare-item.rule';

const ITEM: ItemFields = { code: '7740183', name: 'Klepkegel', remarks: '', quantity: '1', specifications: '' };

describe('an item (R-SPA-11)', () => {
  test.each([
    ['as it is', {}, []],
    ['without a code', { code: '' }, []],
    ['with a code of 50 characters', { code: 'x'.repeat(50) }, []],
    ['with a code of 51 characters', { code: 'x'.repeat(51) }, ['code']],
    ['without a name', { name: ' ' }, ['name']],
    ['with a name of 256 characters', { name: 'x'.repeat(256) }, ['name']],
    [
      'with texts of 2,001 characters',
      { remarks: 'x'.repeat(2_001), specifications: 'x'.repeat(2_001) },
      ['remarks', 'specifications'],
    ],
    ['without a quantity', { quantity: '' }, []],
    ['with a quantity of 9999', { quantity: '9999' }, []],
    ['with a quantity of 10000', { quantity: '10000' }, ['quantity']],
    ['with a quantity of 1.5', { quantity: '1.5' }, ['quantity']],
    ['with a quantity below nothing', { quantity: '-1' }, ['quantity']],
  ])('%s', (_, own, problems) => {
    expect(Object.keys(spareItemRule({ ...ITEM, ...own }))).toEqual(problems);
  });
});

test('open are proposals that say something else and were not rejected (R-SPA-10)', () => {
  expect(openProposals(ITEM, { code: '7740183', name: 'Kegel', quantity: '2' }, ['quantity'])).toEqual({
    name: 'Kegel',
  });
});

describe('what a supplier proposes (R-SPA-40)', () => {
  test.each([
    ['a value that differs', { name: 'Kegel' }, {}, { name: 'Kegel' }],
    ['not the value of the item', { ...ITEM }, {}, {}],
    ['not what was rejected', { name: 'Kegel', quantity: '2' }, { name: 'Kegel' }, { quantity: '2' }],
    ['another value than the rejected one', { name: 'Kegel 2' }, { name: 'Kegel' }, { name: 'Kegel 2' }],
    ['an empty value', { code: '' }, {}, { code: '' }],
    ['nothing for a field that is not stated', { code: '7740184' }, { name: 'Kegel' }, { code: '7740184' }],
  ])('is %s', (_, supplied, rejected, proposals) => {
    expect(proposalsFrom(ITEM, supplied, rejected)).toEqual(proposals);
  });

  test('is new, another, the same or no longer there', () => {
    const before = { code: '1', name: 'Kegel', quantity: '2' };
    expect(compareProposals(before, { code: '1', name: 'Kegel 2', remarks: 'Nieuw' })).toEqual({
      proposed: 2,
      withdrawn: 1,
    });
  });
});

describe('matches (R-SPA-12)', () => {
  const item = (quantity: string, isAvailable: boolean, drawn: number | null) => ({ quantity, isAvailable, drawn });
  test.each([
    ['nothing', [], null],
    ['all of it', [item('1', true, 1), item('2', true, 2)], { availability: 100, quantity: 100 }],
    ['one of three', [item('1', true, 2), item('2', false, 2), item('', false, 1)], { availability: 33, quantity: 33 }],
    ['without a drawing', [item('1', false, null)], { availability: 0, quantity: null }],
    ['an empty quantity that is not drawn', [item('', true, 0)], { availability: 100, quantity: 100 }],
    ['a drawing of some', [item('1', true, null), item('1', true, 1)], { availability: 100, quantity: 100 }],
  ])('of %s', (_, items, matches) => {
    expect(matchesOf(items)).toEqual(matches);
  });
});
