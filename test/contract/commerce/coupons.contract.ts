import { coupons } from '../../../src/domain/commerce/coupon';
import { money } from '../../../src/domain/shared/money';
import { plainContract } from '../shared/plain.contract';

export const couponsContract = plainContract({
  resource: coupons,
  draft: (number) => ({
    ...coupons.blank,
    code: `ACTIE-${String(number)}`,
    type: 'discount_euro' as const,
    value: money(1250 + number),
    message: 'Veel plezier ermee',
    description: 'Voor de winkel',
    valid: { start: '2031-03-03', end: '' },
    accounts: [{ id: '1', label: 'Installatiebedrijf De Linde' }],
  }),
  change: { type: 'discount_percent', value: 12.5, valid: { start: '', end: '2031-12-31' }, singleUse: true },
  wrong: [
    ['no code', { code: ' ' }, ['code']],
    ['a control character in its code', { code: 'ACTIE\u0007' }, ['code']],
    ['no type', { type: '' }, ['type']],
    ['no value', { value: null }, ['value']],
    ['an end before the start', { valid: { start: '2031-03-03', end: '2031-03-02' } }, ['valid.end']],
  ],
  finding: [
    ['a part of its code', { term: 'actie-0' }, true],
    ['another code', { term: 'winter' }, false],
    ['a word of its message', { term: 'plezier' }, true],
    ['its type', { filter: { ...coupons.noFilter, type: 'discount_euro' } }, true],
    ['another type', { filter: { ...coupons.noFilter, type: 'sweepstake' } }, false],
    ['coupons of a single use', { filter: { ...coupons.noFilter, singleUse: true } }, false],
  ],
  unique: { code: 'DUPLICATE' },
});
