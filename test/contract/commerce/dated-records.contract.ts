import { loadCalendar } from '../../../src/application/commerce/load-calendar';
import { loadCartTerms } from '../../../src/application/commerce/load-cart-terms';
import { CommerceExtras } from '../../../src/application/commerce/ports/commerce-extras.port';
import { PromotionRules } from '../../../src/application/commerce/ports/commerce-parts.port';
import type { Contexts } from '../../../src/application/shared/contexts';
import { eventDates, popupDates } from '../../../src/application/site/dated-rows';
import { EventDates } from '../../../src/application/site/ports/dated.port';
import type { CalendarRecords } from '../../../src/domain/commerce/calendar';
import { coupons } from '../../../src/domain/commerce/coupon';
import { netPrices } from '../../../src/domain/commerce/net-price';
import { newRule, promotions, type RuleTerms } from '../../../src/domain/commerce/promotion';
import { money } from '../../../src/domain/shared/money';
import { events } from '../../../src/domain/site/event';
import { popups } from '../../../src/domain/site/popup';
import { answered } from '../support/answered';
import { EVERYTHING } from '../support/offer';
import { enter, SU, type TestBackend } from '../support/backend';

const RULE: RuleTerms = { ...newRule('revenue'), levels: [{ min: money(10_000), value: 2.5 }] };
const DAY = '2041-06-15';

export const datedRecordsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`What is offered near a day, and in a period (${world})`, () => {
    let backend: TestBackend;
    beforeEach(async () => {
      backend = await make();
      await enter(backend, SU);
    });
    afterEach(() => backend.close());

    const gateways = () => ({
      promotions: backend.gateway(promotions),
      netPrices: backend.gateway(netPrices),
      coupons: backend.gateway(coupons),
    });
    const terms = (account: string | null, date: string) =>
      answered(loadCartTerms(backend.service(CommerceExtras), gateways())({ account, date }));
    const contexts: Contexts = {
      load: () => Promise.resolve(),
      service: <Service>(_: string, name: symbol) => {
        const dates = name === EventDates ? eventDates(backend.gateway(events)) : popupDates(backend.gateway(popups));
        // Both tokens name services of the same type.
        return Promise.resolve(dates as Service);
      },
    };
    const calendar = (start: string, end: string) =>
      answered(loadCalendar(backend.service(CommerceExtras), gateways(), contexts)({ start, end }));

    const aPromotion = async (start: string, end: string): Promise<string> => {
      const draft = { ...promotions.blank, name: `Actie ${start}`, start, end };
      const saved = backend.gateway(promotions).save({ id: null, version: null, draft, before: promotions.blank });
      const { id } = await answered(saved);
      const { version } = await answered(backend.gateway(promotions).get(id));
      await answered(backend.service(PromotionRules).add({ id, version }, RULE));
      return id;
    };
    const aPriceList = async (accounts: readonly { readonly id: string; readonly label: string }[]) => {
      const draft = { ...netPrices.blank, name: 'Lijst', start: DAY, accounts };
      return answered(backend.gateway(netPrices).save({ id: null, version: null, draft, before: netPrices.blank }));
    };
    const idsOf = (records: readonly { readonly id: string }[]): readonly string[] =>
      records.map(({ id }) => id).sort();

    it('only an API with extras answers at once', async () => {
      const answer = await answered(backend.service(CommerceExtras).applicable({ account: null, date: DAY }));
      expect(answer === null).toBe(!offer.extras || world.startsWith('memory'));
    });

    it('names promotions within 30 days, whole with their parts, and none further away', async () => {
      const [begun, soon, over] = [
        await aPromotion('2041-06-01', ''),
        await aPromotion('2041-07-15', '2041-08-01'),
        await aPromotion('2041-05-01', '2041-05-16'),
      ];
      await aPromotion('2041-07-16', '');
      await aPromotion('2041-05-01', '2041-05-15');
      const { promotions: found, isTruncated } = await terms(null, DAY);
      expect(idsOf(found.filter(({ name }) => name.startsWith('Actie 2041')))).toEqual([begun, soon, over].sort());
      expect(found.find(({ id }) => id === begun)?.parts.map(({ value }) => value)).toEqual([RULE]);
      expect(isTruncated).toBe(false);
    });

    it('tells of a price list whether it is for the account that is asked for', async () => {
      const { record } = await answered(backend.gateway(netPrices).get('1'));
      const [account = { id: '', label: '' }] = record.accounts;
      const { id } = await aPriceList([account]);
      const listFor = async (asked: string | null) =>
        (await terms(asked, DAY)).netPrices.find((list) => list.id === id)?.accounts.map((one) => one.id);
      expect(await listFor(account.id)).toEqual([account.id]);
      // For another account, the list still names the accounts that it is for.
      expect(await listFor('999999')).toHaveLength(1);
      expect(await listFor(null)).toHaveLength(1);
    });

    it('has every kind with a day in the period, and nothing beside it', async () => {
      const promotion = await aPromotion('2041-06-01', '2041-06-10');
      const code = { ...coupons.blank, code: 'JUNI41', type: 'discount_percent' as const, value: 5 };
      const draft = { ...code, valid: { start: '2041-06-10', end: '' } };
      const coupon = await answered(
        backend.gateway(coupons).save({ id: null, version: null, draft, before: coupons.blank }),
      );
      const popup = {
        ...popups.blank,
        title: 'Dicht',
        start: Date.UTC(2041, 5, 9, 12),
        end: Date.UTC(2041, 5, 11, 12),
      };
      const { id: popupId } = await answered(
        backend.gateway(popups).save({ id: null, version: null, draft: popup, before: popups.blank }),
      );
      const has = ({ promotions: own, coupons: codes, popups: notices }: CalendarRecords) => [
        own.some(({ id }) => id === promotion),
        codes?.some(({ id }) => id === coupon.id),
        notices?.some(({ id }) => id === popupId),
      ];
      expect(has(await calendar('2041-06-10', '2041-06-10'))).toEqual([true, true, true]);
      expect(has(await calendar('2041-06-14', '2041-06-30'))).toEqual([false, true, false]);
      expect(has(await calendar('2041-05-01', '2041-05-31'))).toEqual([false, false, false]);
    });
  });
};
