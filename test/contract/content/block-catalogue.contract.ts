import { BlockCatalogue } from '../../../src/application/content/ports/block-catalogue.port';
import { isEmptyValue } from '../../../src/domain/content/block.rule';
import { answered, refusal } from '../support/answered';
import { EVERYTHING } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

const CODES = [
  'default-header',
  'default-text-plain',
  'custom-youtube',
  'custom-quote',
  'custom-text-layer',
  'custom-text-image',
  'custom-text-image-block',
  'custom-text-image-news',
  'custom-text-cta',
  'custom-assortment-category',
  'custom-assortment-info',
  'custom-downloads',
  'custom-hub',
  'custom-usp',
  'custom-branches',
  'custom-header-small',
  'custom-tiles',
  'custom-widget',
];

/** The block types of content. */
export const blockCatalogueContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`BlockCatalogue (${world})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());

    test('is for whoever works on content', async () => {
      await enter(backend, READER);
      expect(await refusal(backend.service(BlockCatalogue).all())).toEqual({ kind: 'Forbidden' });
    });

    test('has every type once, in words, with a name for each field and nothing filled in', async () => {
      await enter(backend, SU);
      const types = await answered(backend.service(BlockCatalogue).all());
      expect(types.map(({ code }) => code)).toEqual(CODES);
      for (const { code, label, fields, id, publication, disabled } of types) {
        expect([label === code, id, publication, disabled]).toEqual([
          false,
          '',
          offer.extras ? null : undefined,
          offer.extras ? false : undefined,
        ]);
        for (const field of fields) {
          expect(field.type).not.toBe('unknown');
          expect(field.label).not.toBe(field.code);
          if (field.type === 'select' || field.type === 'radio')
            expect(field.options.map((option) => option.id)).toContain(field.value);
          // A new button already has a colour.
          else
            expect([
              code,
              field.code,
              field.type === 'button'
                ? field.value.label + field.value.url
                : isEmptyValue(field.value) || field.value === false,
            ]).toEqual([code, field.code, field.type === 'button' ? '' : true]);
        }
      }
    });

    test('is in the language of the person, also after they chose another', async () => {
      await enter(backend, SU);
      const headings: string[] = [];
      for (const language of ['en', 'nl', 'en'] as const) {
        await backend.speak(language);
        headings.push((await answered(backend.service(BlockCatalogue).all()))[0]?.label ?? '');
      }
      expect(headings).toEqual(['Heading', 'Kop', 'Heading']);
    });

    test('tells the sub-fields of compound types of field', async () => {
      await enter(backend, SU);
      const catalogue = backend.service(BlockCatalogue);
      const codesOf = async (type: string) => (await answered(catalogue.parts(type))).map(({ code }) => code);
      expect([
        await codesOf('slideshow'),
        await codesOf('button'),
        await codesOf('branches'),
        await codesOf('text'),
        await codesOf('nonsense'),
      ]).toEqual([['image', 'caption'], ['label', 'url', 'style'], ['id', 'highlight'], [], []]);
      await backend.speak('nl');
      expect((await answered(catalogue.parts('button')))[0]?.label).toBe('Tekst op de knop');
      await backend.speak('en');
    });

    test('has among its fields every type of field', async () => {
      await enter(backend, SU);
      const types = new Set(
        (await answered(backend.service(BlockCatalogue).all())).flatMap(({ fields }) => fields.map(({ type }) => type)),
      );
      expect([...types].sort()).toEqual([
        'autocomplete',
        'branches',
        'button',
        'categories',
        'checkbox',
        'custom-autocomplete',
        'datetime',
        'editor',
        'files',
        'image',
        'radio',
        'select',
        'slideshow',
        'text',
        'textarea',
      ]);
    });
  });
};
