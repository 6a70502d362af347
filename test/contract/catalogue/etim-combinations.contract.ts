import { EtimChoices } from '../../../src/application/catalogue/ports/etim-choices.port';
import { PreviewProducts } from '../../../src/application/catalogue/ports/preview-products.port';
import type { ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import {
  etimCombinations,
  type EtimCombinationDraft,
  type EtimCombinationKind,
} from '../../../src/domain/catalogue/etim-combination';
import type { EtimFeatureReference } from '../../../src/domain/catalogue/etim-feature';
import type { Id } from '../../../src/domain/shared/id';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

/** ETIM combinations, and the products that they are previewed on. */
export const etimCombinationsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`ETIM combinations (${world})`, () => {
    let backend: TestBackend;
    let products: PreviewProducts;
    let combinations: ResourceGateway<EtimCombinationKind>;
    let power: EtimFeatureReference;
    let sound: EtimFeatureReference;
    beforeAll(async () => {
      backend = await make();
      products = backend.service(PreviewProducts);
      combinations = backend.gateway(etimCombinations);
      await enter(backend, SU);
      const find = async (text: string): Promise<EtimFeatureReference> => {
        const [found] = await answered(backend.service(EtimChoices).features(text));
        return { id: found?.id ?? '', label: found?.label ?? '', code: found?.code ?? '' };
      };
      [power, sound] = [await find('Nominaal verwarmingsvermogen A7/W35'), await find('Geluidsvermogen buitenunit')];
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const draft = (more: Partial<EtimCombinationDraft> = {}): EtimCombinationDraft => ({
      description: 'Vermogen en geluid',
      unit: 'kW',
      template: `%${power.code}% kW, 100% stil: %${sound.code}% dB(A)`,
      features: [power, sound],
      note: sound,
      ...more,
    });
    const adding = (more?: Partial<EtimCombinationDraft>) =>
      combinations.save({ id: null, version: null, draft: draft(more), before: etimCombinations.blank });
    const changing = async (id: Id, more: Partial<EtimCombinationDraft>) => {
      const { record, version } = await answered(combinations.get(id));
      const before = draftOf(etimCombinations.blank, record);
      return combinations.save({ id, version, draft: { ...before, ...more }, before });
    };

    it('reads a combination as it was written', async () => {
      const { id } = await answered(adding({ description: ' Vermogen en geluid ', unit: ' kW ' }));
      const stored = await answered(combinations.get(id));
      expect(stored.record).toEqual({ ...draft(), id });
      await answered(await changing(id, { unit: '', note: null }));
      const after = await answered(combinations.get(id));
      expect(after.record).toEqual({ ...draft({ unit: '', note: null }), id });
      expectNewVersion(stored.version, after.version, offer);
      const before = draftOf(etimCombinations.blank, stored.record);
      await expectOutdated(combinations.save({ id, version: stored.version, draft: before, before }), offer);
    });

    it('drops features that the template does not name', async () => {
      const { id } = await answered(adding());
      await answered(await changing(id, { template: `Alleen %${sound.code}%` }));
      expect((await answered(combinations.get(id))).record.features).toEqual([sound]);
      await answered(await changing(id, { template: 'Niets' }));
      expect((await answered(combinations.get(id))).record.features).toEqual([]);
    });

    it.each<readonly [string, Partial<EtimCombinationDraft>, string]>([
      ['no description', { description: ' ' }, 'description'],
      ['a template of two lines', { template: 'a\nb' }, 'template'],
      ['a long unit', { unit: 'x'.repeat(51) }, 'unit'],
    ])('refuses %s', async (_what, more, field) => {
      expect(await refusal(adding(more))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { [field]: 'VALUE_NOT_VALID' },
      });
    });

    it('lists combinations by description, and finds them', async () => {
      await answered(adding({ description: 'Zeldzaam woord', unit: 'x' }));
      const query = defaultQuery(etimCombinations.noFilter);
      const { rows } = await answered(combinations.list({ ...query, perPage: 100 }));
      const descriptions = rows.map(({ description }) => description);
      expect(descriptions).toEqual(descriptions.toSorted((one, other) => one.localeCompare(other)));
      for (const asked of [
        { ...query, term: 'zeldzaam' },
        { ...query, filter: { description: 'ZELDZAAM' } },
      ]) {
        const page = await answered(combinations.list(asked));
        expect(page.rows.map(({ description }) => description)).toEqual(['Zeldzaam woord']);
        expect(page.rows[0]?.features).toEqual(offer.extras ? [power, sound] : []);
      }
    });

    it('deletes one and several', async () => {
      const [one, other] = [await answered(adding()), await answered(adding())];
      await answered(combinations.removeOne({ id: one.id, version: null }));
      expect(await answered(combinations.remove([other.id, '987654']))).toMatchObject({
        refused: [{ id: '987654', code: 'NOT_FOUND' }],
      });
      expect(await refusal(combinations.get(other.id))).toEqual({ kind: 'NotFound' });
    });

    it('refuses whoever has no right', async () => {
      const { id } = await answered(adding());
      await enter(backend, READER);
      expect(await refusal(combinations.get(id))).toEqual({ kind: 'Forbidden' });
      expect(await refusal(adding())).toEqual({ kind: 'Forbidden' });
      expect(await refusal(products.search('ZM-WP'))).toEqual({ kind: 'Forbidden' });
    });

    describe('are tried on products', () => {
      it('that a person looks for', async () => {
        const found = await answered(products.search('ZM-WP'));
        expect(found.map(({ code }) => code)).toEqual(['ZM-WP-05', 'ZM-WP-08', 'ZM-WP-11', 'ZM-WP-16']);
        expect(found[1]?.label).toBe(offer.extras ? 'Warmtepomp 8 kW' : '');
        expect(await answered(products.search('Z'))).toEqual([]);
        const values = products.valuesOf(found[1]?.id ?? '');
        if (offer.extras) expect((await answered(values)).get(power.code)).toBe('8');
        else expect(await refusal(values)).toEqual({ kind: 'NotFound' });
        expect(await refusal(products.valuesOf('987654'))).toEqual({ kind: 'NotFound' });
      });

      it('that have values of its features, where the API finds them', async () => {
        const sample = products.sample([power.code, sound.code], 0);
        if (!offer.extras) {
          expect(await refusal(sample)).toEqual({ kind: 'NotFound' });
          return;
        }
        const { products: found, total } = await answered(sample);
        expect(found).toHaveLength(5);
        const pump = found.find(({ code }) => code === 'ZM-WP-05');
        expect([pump?.label, pump?.values.get(power.code)]).toEqual(['Warmtepomp 5 kW', '5']);
        const rest = await answered(products.sample([power.code, sound.code], 5));
        expect([rest.total, rest.products.length]).toEqual([total, total - 5]);
        expect(await answered(products.sample(['EF999999'], 0))).toEqual({ products: [], total: 0 });
      });
    });
  });
};
