import { CartUsage } from '../../../src/application/commerce/ports/cart-usage.port';
import { CartLines } from '../../../src/application/commerce/ports/commerce-parts.port';
import { defaultCarts } from '../../../src/domain/commerce/default-cart';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { money } from '../../../src/domain/shared/money';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

// Rule R-COM-57.
export const defaultCartsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`default carts (${world})`, () => {
    let backend: TestBackend;
    beforeEach(async () => {
      backend = await make();
      await enter(backend, SU);
    });
    afterEach(() => backend.close());

    it('a cart is created without its items, with a code of the server; its items follow', async () => {
      const [carts, lines] = [backend.gateway(defaultCarts), backend.service(CartLines)];
      const known = await answered(carts.get('1'));
      const [line] = known.record.parts;
      if (line === undefined || known.record.account === null) throw new Error('The seed has a cart with an item');
      const draft = {
        ...defaultCarts.blank,
        name: 'Proefmandje',
        account: known.record.account,
        minimum: money(12_550),
        hasPromotions: true,
        singleUse: true,
        start: '2031-01-01',
        end: '2031-12-31',
      };
      const { id } = await answered(carts.save({ id: null, version: null, draft, before: defaultCarts.blank }));
      const made = await answered(carts.get(id));
      expect(made.record).toEqual({ ...draft, id, code: made.record.code, parts: [] });
      expect(made.record.code).not.toBe('');
      const { rows } = await answered(carts.list({ ...defaultQuery(defaultCarts.noFilter), term: 'Proefmandje' }));
      const { name, start, end } = draft;
      expect(rows.find((row) => row.id === id)).toMatchObject({ name, start, end });
      const price = { ...line.value, quantity: 7, price: money(995) };
      const added = await answered(lines.add({ id, version: made.version }, price));
      expectNewVersion(made.version, added.version, offer);
      await answered(lines.change({ id, version: added.version }, added.id, { ...price, quantity: 8 }, price));
      const after = await answered(carts.get(id));
      expect(after.record.parts.map(({ value }) => value)).toEqual([{ ...price, quantity: 8 }]);
      await answered(lines.remove({ id, version: after.version }, added.id));
      expect((await answered(carts.get(id))).record.parts).toEqual([]);
    });

    it('a line break in the name of a cart is refused', async () => {
      const carts = backend.gateway(defaultCarts);
      const { record, version } = await answered(carts.get('1'));
      const before = draftOf(defaultCarts.blank, record);
      const draft = { ...before, name: 'Mandje\nvan de week' };
      expect(await refusal(carts.save({ id: '1', version, draft, before }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { name: 'VALUE_NOT_VALID' },
      });
    });

    it('the orders that used a cart are told to who may see carts', async () => {
      const uses = await answered(backend.service(CartUsage).of('1'));
      expect(uses.length).toBeGreaterThan(0);
      expect(uses.map(({ at }) => at)).toEqual(uses.map(({ at }) => at).toSorted((one, other) => other - one));
      expect(uses.every(({ client, contact, order }) => [client, contact, order].every((part) => part !== ''))).toBe(
        true,
      );
      await enter(backend, READER);
      expect(await refusal(backend.service(CartUsage).of('1'))).toEqual({ kind: 'Forbidden' });
    });
  });
};
