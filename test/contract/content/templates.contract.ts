import { Templates, type NewTemplate } from '../../../src/application/content/ports/templates.port';
import { BLANK_ITEM } from '../../../src/domain/content/content-item';
import { answered, refusal } from '../support/answered';
import { addItem, aDraft, aFilledBlock, NOON, shelfOf, withoutBlockKeys, type Shelf } from '../support/content-items';
import { EVERYTHING } from '../support/offer';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';

/** Templates: blocks that a new item starts with. Rule R-CON-09. */
export const templatesContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`Templates (${world})`, () => {
    let backend: TestBackend;
    let templates: Templates;
    let shelf: Shelf;
    let item: NewTemplate['item'];
    beforeAll(async () => {
      backend = await make();
      templates = backend.service(Templates);
      shelf = await shelfOf(backend);
      item = (await addItem(backend, 'blog', aDraft(shelf, 'blog', 'voorbeeld', { blocks: blocks() }))).record.id;
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const blocks = () =>
      shelf.types.map((type) => aFilledBlock(shelf, type, { publication: { from: NOON, to: null } }));
    const aTemplate = (name: string, given: Partial<NewTemplate> = {}): NewTemplate => ({
      name,
      module: 'blog',
      item,
      restrict: [],
      ...given,
    });
    const named = async (name: string, module: NewTemplate['module'] = 'blog') =>
      (await answered(templates.for(module))).find((template) => template.name === name);

    test('the blocks of an item are kept under a name, without their windows', async () => {
      await answered(templates.add(aTemplate('  Alles erop en eraan ')));
      const kept = await named('Alles erop en eraan', 'news');
      expect(await answered(templates.blocks(kept?.id ?? ''))).toEqual(
        offer.extras
          ? blocks().map((block) => ({ ...block, publication: null }))
          : withoutBlockKeys({ ...BLANK_ITEM, blocks: blocks() }).blocks,
      );
    });

    test('one that is kept for some modules is offered to those alone', async () => {
      await answered(templates.add(aTemplate('Alleen nieuws en vestigingen', { restrict: ['news', 'branch'] })));
      expect(await named('Alleen nieuws en vestigingen', 'branch')).toBeDefined();
      expect(await named('Alleen nieuws en vestigingen', 'news')).toBeDefined();
      expect(await named('Alleen nieuws en vestigingen', 'blog')).toBeUndefined();
    });

    test('they are offered by name', async () => {
      await answered(templates.add(aTemplate('zebra')));
      await answered(templates.add(aTemplate('Aap')));
      const names = (await answered(templates.for('blog'))).map(({ name }) => name);
      expect(names.indexOf('Aap')).toBeLessThan(names.indexOf('zebra'));
    });

    test('a name is there, fits, and is there once', async () => {
      expect(await refusal(templates.add(aTemplate('  ')))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { name: 'VALUE_NOT_VALID' },
      });
      expect(await refusal(templates.add(aTemplate('x'.repeat(101))))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { name: 'VALUE_NOT_VALID' },
      });
      await answered(templates.add(aTemplate('Eén keer')));
      expect(await refusal(templates.add(aTemplate('eén keer')))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { name: 'NAME_IN_USE' },
      });
    });

    test('of an item that is not there nothing is kept', async () => {
      expect(await refusal(templates.add(aTemplate('Van niets', { item: '987654' })))).toEqual({ kind: 'NotFound' });
      expect(await refusal(templates.add(aTemplate('Van iets anders', { module: 'press' })))).toEqual({
        kind: 'NotFound',
      });
      expect(await refusal(templates.blocks('987654'))).toEqual({ kind: 'NotFound' });
    });

    test('they are of one website', async () => {
      await answered(templates.add(aTemplate('Van hier')));
      const here = await named('Van hier');
      const { websites } = await answered(backend.session.me());
      await answered(backend.session.switchWebsite(websites[1]?.id ?? ''));
      expect(await named('Van hier')).toBeUndefined();
      expect(await refusal(templates.blocks(here?.id ?? ''))).toEqual({ kind: 'NotFound' });
      await answered(backend.session.switchWebsite(websites[0]?.id ?? ''));
    });

    test('they are there for everybody who writes, and for nobody else', async () => {
      await answered(templates.add(aTemplate('Voor wie schrijft')));
      await enter(backend, EDITOR);
      expect(await named('Voor wie schrijft')).toBeDefined();
      await enter(backend, READER);
      expect(await refusal(templates.for('blog'))).toEqual({ kind: 'Forbidden' });
      expect(await refusal(templates.add(aTemplate('Van een lezer')))).toEqual({ kind: 'Forbidden' });
    });
  });
};
