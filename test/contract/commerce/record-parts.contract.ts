import { ItemPrices, PromotionRules } from '../../../src/application/commerce/ports/commerce-parts.port';
import { Items } from '../../../src/application/commerce/ports/items.port';
import type { PartOwner } from '../../../src/application/shared/ports/record-parts.port';
import { netPrices } from '../../../src/domain/commerce/net-price';
import { newRule, promotions, type RuleTerms } from '../../../src/domain/commerce/promotion';
import type { RuleType } from '../../../src/domain/commerce/promotion.rule';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated } from '../support/offer';
import { enter, SU, type TestBackend } from '../support/backend';

/** A rule of each type, with values that every API stores unchanged. */
const RULES: readonly RuleTerms[] = (
  [
    [
      'revenue',
      [
        { min: money(250_000), value: 3 },
        { min: money(1_000_050), value: 4.25 },
      ],
    ],
    ['assortment_revenue', [{ min: money(5000), value: 4 }]],
    ['assortment_quantity', [{ min: 10, value: 2 }]],
    ['item_quantity', [{ min: 3, value: money(15_025) }]],
    ['order', [{ min: money(0), value: money(0) }]],
  ] as const satisfies readonly (readonly [RuleType, RuleTerms['levels']])[]
).map(([type, levels]) => ({ ...newRule(type), levels, start: '2031-04-01', end: '' }));

export const recordPartsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`RecordParts (${world})`, () => {
    let backend: TestBackend;
    beforeEach(async () => {
      backend = await make();
      await enter(backend, SU);
    });
    afterEach(() => backend.close());

    const read = async (id: string) => answered(backend.gateway(promotions).get(id));
    const aPromotion = async (): Promise<PartOwner> => {
      const draft = { ...promotions.blank, name: 'Actie', start: '2031-03-03' };
      const { id } = await answered(
        backend.gateway(promotions).save({ id: null, version: null, draft, before: promotions.blank }),
      );
      return { id, version: (await read(id)).version };
    };

    it('stores a rule of each type, in the order in which they were added', async () => {
      const parts = backend.service(PromotionRules);
      let owner = await aPromotion();
      for (const rule of RULES) {
        const added = await answered(parts.add(owner, rule));
        expect(added.stored).toEqual(rule);
        expectNewVersion(owner.version, added.version, offer);
        owner = { ...owner, version: added.version };
      }
      const { record, version } = await read(owner.id);
      expect(record.parts.map(({ value }) => value)).toEqual(RULES);
      expect(version).toBe(owner.version);
    });

    it('changes and removes one rule, and leaves the others', async () => {
      const parts = backend.service(PromotionRules);
      const owner = await aPromotion();
      const [first = newRule('order'), second = newRule('order')] = RULES;
      const one = await answered(parts.add(owner, first));
      const two = await answered(parts.add({ ...owner, version: one.version }, second));
      const changed: RuleTerms = { ...first, levels: [{ min: money(100), value: 1 }], start: '', end: '2031-05-01' };
      const after = await answered(parts.change({ ...owner, version: two.version }, one.id, changed, first));
      expect((await read(owner.id)).record.parts).toEqual([storedPart(one.id, changed), storedPart(two.id, second)]);
      await answered(parts.remove({ ...owner, version: after }, one.id));
      expect((await read(owner.id)).record.parts).toEqual([storedPart(two.id, second)]);
    });

    it('refuses an outdated version for every call', async () => {
      const parts = backend.service(PromotionRules);
      const owner = await aPromotion();
      const [rule = newRule('order')] = RULES;
      const { id } = await answered(parts.add(owner, rule));
      await expectOutdated(parts.change(owner, id, { ...rule, end: '2031-06-01' }, rule), offer);
      await expectOutdated(parts.add(owner, rule), offer);
      await expectOutdated(parts.remove(owner, id), offer);
    });

    it('cannot remove or change a rule that is gone', async () => {
      const parts = backend.service(PromotionRules);
      const owner = await aPromotion();
      const [rule = newRule('order')] = RULES;
      const { id, version } = await answered(parts.add(owner, rule));
      const next = await answered(parts.remove({ ...owner, version }, id));
      expect(await refusal(parts.remove({ ...owner, version: next }, id))).toEqual({ kind: 'NotFound' });
      expect(
        await refusal(parts.change({ ...owner, version: next }, id, { ...rule, end: '2031-06-01' }, rule)),
      ).toEqual({
        kind: 'NotFound',
      });
    });

    it('saving the promotion itself leaves its parts', async () => {
      const owner = await aPromotion();
      const [rule = newRule('order')] = RULES;
      const { version } = await answered(backend.service(PromotionRules).add(owner, rule));
      const before = { ...promotions.blank, name: 'Actie', start: '2031-03-03' };
      await answered(
        backend.gateway(promotions).save({ id: owner.id, version, draft: { ...before, name: 'Anders' }, before }),
      );
      const { record } = await read(owner.id);
      expect([record.name, record.parts.map(({ value }) => value)]).toEqual(['Anders', [rule]]);
    });

    it('stores the net prices of items, which are found by their codes', async () => {
      const [items, prices] = [backend.service(Items), backend.service(ItemPrices)];
      const { record } = await answered(backend.gateway(netPrices).get('1'));
      const [known] = record.parts;
      if (known === undefined) throw new Error('The seed has no net price');
      const { item } = known.value;
      expect(await answered(items.byCode(item.code.toLowerCase()))).toMatchObject({ id: item.id, code: item.code });
      expect(await answered(items.byCode('no-such-code'))).toBeNull();
      const { assortments } = (await answered(items.byCode(item.code))) ?? { assortments: undefined };
      expect(assortments === null).toBe(!offer.extras);
      const { version } = await answered(backend.gateway(netPrices).get('1'));
      const price = { item, price: money(12_345) };
      const next = await answered(prices.change({ id: '1', version }, known.key, price, known.value));
      expectNewVersion(version, next, offer);
      const after = await answered(backend.gateway(netPrices).get('1'));
      expect(after.record.parts.find(({ key }) => key === known.key)?.value.price).toEqual(money(12_345));
    });
  });
};
