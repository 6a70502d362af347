import { coupons, withCouponType, type CouponDraft } from '../../../src/domain/commerce/coupon';
import { clampPercent, COUPON_TYPES, couponFields, couponGainOf } from '../../../src/domain/commerce/coupon.rule';
import { money } from '../../../src/domain/shared/money';
import { createFormat } from '../../../src/domain/shared/format';
import { readDay } from '../../../src/domain/shared/read-date';
import { MONTH_FIRST } from '../../../src/domain/shared/locale';

const coupon = (changed: Partial<CouponDraft> = {}): CouponDraft => ({
  ...coupons.blank,
  code: 'WINTER25',
  type: 'discount_euro',
  value: money(2500),
  ...changed,
});

test('the type decides what the value is (R-COM-20)', () => {
  expect(COUPON_TYPES.map(couponGainOf)).toEqual(['money', 'percent', null]);
});

describe('a coupon (R-COM-20 to R-COM-22)', () => {
  test.each<[string, Partial<CouponDraft>, object]>([
    ['of an amount', {}, {}],
    ['of a percentage', { type: 'discount_percent', value: 12.5 }, {}],
    ['that is a sweepstake', { type: 'sweepstake', value: null }, {}],
    ['without a code', { code: ' ' }, { code: 'required' }],
    ['with the longest code', { code: 'x'.repeat(couponFields.code.most) }, {}],
    ['with a longer code', { code: 'x'.repeat(couponFields.code.most + 1) }, { code: 'tooLong.64' }],
    ['without a type', { type: '' }, { type: 'required' }],
    ['without a value', { value: null }, { value: 'required' }],
    ['with a value that is no amount', { value: 'much' }, { value: 'pattern.default' }],
    ['of 100 percent', { type: 'discount_percent', value: 100 }, {}],
    ['of more than 100 percent', { type: 'discount_percent', value: 100.01 }, { value: 'tooLarge.100' }],
    ['below zero', { type: 'discount_percent', value: -1 }, { value: 'tooSmall.0' }],
    ['that ends on its first day', { valid: { start: '2026-11-01', end: '2026-11-01' } }, {}],
    ['that ends before it begins', { valid: { start: '2026-11-02', end: '2026-11-01' } }, { 'valid.end': 'tooEarly' }],
    [
      'with a date that does not exist',
      { valid: { start: '2026-02-30', end: '' } },
      { 'valid.start': 'pattern.default' },
    ],
  ])('%s', (_, changed, problems) => {
    expect(coupons.rule(coupon(changed))).toEqual(problems);
  });
});

test.each([
  [99.99, 99.99],
  [100, 100],
  [100.01, 100],
  [2500, 100],
  ['12,', '12,'],
  [null, null],
])('a percentage of %j becomes %j (R-COM-21)', (typed, clamped) => {
  expect(clampPercent(typed)).toEqual(clamped);
});

test('another type drops a value of another kind, and keeps text that cannot be read yet', () => {
  const stored = coupon();
  expect(withCouponType(coupon(), 'discount_percent', stored).value).toBeNull();
  expect(withCouponType(coupon({ type: 'discount_percent', value: 10 }), 'discount_euro', stored).value).toBeNull();
  expect(withCouponType(coupon(), 'sweepstake', stored).value).toBeNull();
  expect(withCouponType(coupon({ value: '12,' }), 'discount_percent', stored).value).toBe('12,');
  expect(withCouponType(coupon(), 'discount_euro', stored).value).toEqual(money(2500));
});

test('a type that only the API knows has its value again when it is chosen again (R-SHR-60)', () => {
  const stored = coupon({ type: 'gift', value: '12.50' });
  expect(coupons.rule(stored)).toEqual({});
  const changed = withCouponType(stored, 'discount_euro', stored);
  expect(changed).toEqual({ ...stored, type: 'discount_euro', value: null });
  expect(withCouponType({ ...changed, value: money(500) }, 'gift', stored)).toEqual(stored);
});

test('dates of coupons are read and written with the month first (R-COM-22)', () => {
  const format = createFormat({ language: 'nl', date: 'dd-MM-yyyy', time: 'HH:mm', zone: 'Europe/Amsterdam' });
  expect([format.dayMonthFirst('2026-05-04'), format.dayMonthFirst('')]).toEqual(['05-04-2026 (4 mei)', '']);
  expect(readDay('12-31-2026', MONTH_FIRST)).toBe('2026-12-31');
  expect(readDay('31-12-2026', MONTH_FIRST)).toBeNull();
  expect(readDay('2026-12-31', MONTH_FIRST)).toBe('2026-12-31');
});
