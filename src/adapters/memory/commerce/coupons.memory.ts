import { coupons, couponTable, type Coupon } from '../../../domain/commerce/coupon';
import { money } from '../../../domain/shared/money';
import { plainMemory } from '../shared/plain.memory';
import { storedOf } from '../shared/table-memory';

const VALID = { start: '2026-11-01', end: '2026-12-31' };

const coupon = (id: string, code: string, terms: Partial<Coupon>): Coupon => ({
  ...coupons.blank,
  id,
  code,
  type: 'discount_euro',
  value: money(2500),
  valid: VALID,
  from: VALID.start,
  until: VALID.end,
  used: [],
  ...terms,
});

/** Coupons in memory, one of each type. */
export const couponsMemory = plainMemory(coupons, {
  seed: [
    coupon('1', 'WINTER25', {
      used: [{ firstname: 'Joost', lastname: 'van Rossum', at: Date.UTC(2026, 10, 20, 9, 5) }],
    }),
    coupon('2', 'TIENPROCENT', {
      type: 'discount_percent',
      value: 10,
      accounts: [{ id: '1', label: 'Van Rossum Techniek' }],
    }),
    coupon('3', 'WINACTIE', { type: 'sweepstake', value: null, singleUse: true, message: 'Veel geluk!' }),
  ],
  unique: [{ fields: ['code'], code: 'DUPLICATE' }],
  complete: (draft, before, id, now) => ({
    ...storedOf<Coupon>(couponTable, draft, before, id, now),
    from: draft.valid.start,
    until: draft.valid.end,
  }),
});
