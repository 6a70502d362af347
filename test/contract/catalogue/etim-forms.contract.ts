import { EtimChoices } from '../../../src/application/catalogue/ports/etim-choices.port';
import type { ResourceGateway, Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import {
  etimCategories,
  type EtimCategoryDraft,
  type EtimCategoryKind,
} from '../../../src/domain/catalogue/etim-category';
import {
  etimFeatures,
  type EtimFeature,
  type EtimFeatureDraft,
  type EtimFeatureKind,
} from '../../../src/domain/catalogue/etim-feature';
import type { Id } from '../../../src/domain/shared/id';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated, told } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

/** The forms of ETIM features and categories, and their choices. Rules R-CAT-42 and R-CAT-43. */
export const etimFormsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`ETIM features and categories (${world})`, () => {
    let backend: TestBackend;
    let choices: EtimChoices;
    let features: ResourceGateway<EtimFeatureKind>;
    let categories: ResourceGateway<EtimCategoryKind>;
    beforeAll(async () => {
      backend = await make();
      choices = backend.service(EtimChoices);
      features = backend.gateway(etimFeatures);
      categories = backend.gateway(etimCategories);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const aFeature = async (): Promise<Stored<EtimFeature>> => {
      const [found] = await answered(choices.features('Koudemiddel'));
      return answered(features.get(found?.id ?? ''));
    };
    const changing = ({ record, version }: Stored<EtimFeature>, more: Partial<EtimFeatureDraft>) => {
      const before = draftOf(etimFeatures.blank, record);
      return features.save({ id: record.id, version, draft: { ...before, ...more }, before });
    };
    const adding = (more: Partial<EtimCategoryDraft>) =>
      categories.save({
        id: null,
        version: null,
        draft: { ...etimCategories.blank, name: 'Zonneboiler', ...more },
        before: etimCategories.blank,
      });
    const placing = async (id: Id, position: number | null) => {
      const { record, version } = await answered(categories.get(id));
      const before = draftOf(etimCategories.blank, record);
      return answered(categories.save({ id, version, draft: { ...before, position }, before }));
    };
    const names = async (): Promise<readonly string[]> =>
      (await answered(choices.categories())).map(({ name }) => name);

    it('finds features by code and label, with their codes', async () => {
      const [first, ...others] = await answered(choices.features('koude'));
      expect(first).toMatchObject({ label: 'Koudemiddel', unit: '' });
      expect(first?.code).toMatch(/^EF\d{6}$/);
      expect(others.length).toBeGreaterThan(0);
      expect((await answered(choices.features(first?.code ?? ''))).map(({ id }) => id)).toEqual([first?.id]);
      expect((await answered(choices.features('EF'))).length).toBe(25);
      expect(await answered(choices.features(' E '))).toEqual([]);
    });

    it('reads a feature as it was written', async () => {
      const stored = await aFeature();
      const [category] = await answered(choices.categories());
      const draft: Partial<EtimFeatureDraft> = {
        information: '<p>Volgens <strong>EN 378</strong>.</p>',
        category: category ?? null,
        color: 'green',
        visible: !stored.record.visible,
        filterable: !stored.record.filterable,
        brochure: !stored.record.brochure,
      };
      await answered(changing(stored, draft));
      const after = await aFeature();
      expect(after.record).toEqual({ ...stored.record, ...draft });
      expectNewVersion(stored.version, after.version, offer);
      await expectOutdated(changing(stored, { color: 'red' }), offer);
      await answered(changing(await aFeature(), { category: null, color: '' }));
      expect((await aFeature()).record).toMatchObject({ category: null, color: '' });
    });

    it('takes a save after one that was refused', async () => {
      const stored = await aFeature();
      expect(await refusal(changing(stored, { category: { id: '987654', name: 'Weg' } }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { category: 'VALUE_NOT_VALID' },
      });
      await answered(changing(stored, { information: '<p>Opnieuw.</p>' }));
    });

    it('adds a category at the end or at a place, and moves it', async () => {
      const { id } = await answered(adding({ description: 'Warm water van de zon' }));
      expect((await names()).at(-1)).toBe('Zonneboiler');
      const { record } = await answered(categories.get(id));
      expect(record).toEqual({
        id,
        name: 'Zonneboiler',
        description: 'Warm water van de zon',
        position: (await names()).length,
        features: told(0, offer),
      });
      await answered(adding({ name: 'Als tweede', position: 2 }));
      expect((await names())[1]).toBe('Als tweede');
      await placing(id, 1);
      expect((await names())[0]).toBe('Zonneboiler');
      await placing(id, null);
      expect((await names()).at(-1)).toBe('Zonneboiler');
    });

    it.each<readonly [string, Partial<EtimCategoryDraft>, string]>([
      ['no name', { name: ' ' }, 'name'],
      ['a place before the first', { position: 0 }, 'position'],
    ])('refuses a category with %s', async (_what, more, field) => {
      expect(await refusal(adding(more))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { [field]: 'VALUE_NOT_VALID' },
      });
    });

    it('deletes a category without features only', async () => {
      const { id } = await answered(adding({ name: 'Leeg' }));
      await answered(changing(await aFeature(), { category: { id, name: 'Leeg' } }));
      expect(await refusal(categories.removeOne({ id, version: null }))).toEqual({ kind: 'Conflict', code: 'IN_USE' });
      await answered(changing(await aFeature(), { category: null }));
      await answered(categories.removeOne({ id, version: null }));
      expect(await refusal(categories.get(id))).toEqual({ kind: 'NotFound' });
    });

    it('refuses whoever has no right', async () => {
      const stored = await aFeature();
      const { id } = await answered(adding({ name: 'Blijft' }));
      await enter(backend, READER);
      expect(await refusal(choices.features('koude'))).toEqual({ kind: 'Forbidden' });
      expect(await refusal(features.get(stored.record.id))).toEqual({ kind: 'Forbidden' });
      expect(await refusal(changing(stored, { color: 'red' }))).toEqual({ kind: 'Forbidden' });
      expect(await refusal(adding({}))).toEqual({ kind: 'Forbidden' });
      expect(await refusal(categories.removeOne({ id, version: null }))).toEqual({ kind: 'Forbidden' });
    });
  });
};
