import { Choices } from '../../../src/application/content/ports/choices.port';
import type { Block } from '../../../src/domain/content/block';
import { BLANK_ITEM } from '../../../src/domain/content/content-item';
import { contents } from '../../../src/domain/content/contents';
import { categories, tags, type TermModule } from '../../../src/domain/content/term';
import { usergroups } from '../../../src/domain/access/usergroup';
import { users } from '../../../src/domain/access/user';
import type { Id } from '../../../src/domain/shared/id';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';

const HEADER: Block = {
  guid: '0b2f4a51-3c1d-4e7a-9d6b-5a1c2e3f4a5b',
  code: 'default-text-plain',
  label: '',
  id: '',
  publication: null,
  disabled: false,
  fields: [{ type: 'editor', code: 'text', label: '', required: true, value: '<p>Proef</p>' }],
};

/** Suggestions for pickers and chips (R-CON-16), for every implementation of the port. */
export const choicesContract = (world: string, open: () => Promise<TestBackend>): void => {
  describe(`choices over ${world}`, () => {
    let backend: TestBackend;
    const suggested = async (source: string, text: string): Promise<readonly string[]> =>
      (await answered(backend.service(Choices).suggest(source, text))).map(({ label }) => label);
    let page: Id;
    beforeAll(async () => {
      backend = await open();
      await enter(backend, SU);
      const draft = { ...BLANK_ITEM, name: 'Proefpagina voor kiezers', url: 'proefpagina', blocks: [HEADER] };
      const pages = backend.gateway(contents.page);
      page = (await answered(pages.save({ id: null, version: null, draft, before: BLANK_ITEM }))).id;
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    it('hold each word of the text, whatever its case, and come with an identity', async () => {
      expect(await suggested('tag', 'HYBR')).toEqual(['Hybride']);
      expect(await suggested('category', 'sanit')).toEqual(['Sanitair']);
      expect(await suggested('resource', 'vermeer ilse')).toEqual(['Ilse Vermeer']);
      expect(await suggested('project', 'zwolle')).toEqual(['P-23104 Wijk Zwolle-Zuid']);
      expect(
        (await answered(backend.service(Choices).suggest('resource', 'vermeer'))).every(({ id }) => id !== ''),
      ).toBe(true);
    });

    it('put first what begins with the text', async () => {
      expect((await suggested('assortment', 'warmtepompen'))[0]).toMatch(/^Warmtepompen/);
      expect(await suggested('assortment', 'warmtepompen')).toContain('Hybride warmtepompen');
    });

    it('name branches and pages as their own lists do', async () => {
      const [zwolle] = await answered(backend.service(Choices).suggest('branch', 'zwolle'));
      const { rows } = await answered(
        backend.gateway(contents.branch).list({ ...defaultQuery(contents.branch.noFilter), term: zwolle?.label ?? '' }),
      );
      expect(rows.map(({ id, name }) => ({ id, label: name }))).toContainEqual(zwolle);
      expect(await answered(backend.service(Choices).suggest('page', 'kiezers'))).toEqual([
        { id: page, label: 'Proefpagina voor kiezers' },
      ]);
    });

    it('are none below two characters, and none of what there is not', async () => {
      expect(await suggested('tag', 'h')).toEqual([]);
      expect(await suggested('tag', ' h ')).toEqual([]);
      expect(await suggested('tag', 'zzzz')).toEqual([]);
      expect(await suggested('dragon', 'smaug')).toEqual([]);
      expect(await suggested('../session', 'smaug')).toEqual([]);
    });

    it('are twenty-five at most', async () => {
      expect((await suggested('item', 'mm')).length).toBeLessThanOrEqual(25);
    });

    it.each([
      ['tag', 'wa'],
      ['category', 'wa'],
      ['branch', 'zwolle'],
      ['page', 'kiezers'],
      ['resource', 'vermeer'],
      ['project', 'wijk'],
      ['assortment', 'warmte'],
      ['item', 'warmte'],
      ['account', 'install'],
      ['navigation', 'hoofd'],
      ['navigation/routes', 'st'],
    ])('of %s are as many as a picker asks for', async (source, text) => {
      const found = await answered(backend.service(Choices).suggest(source, text, { limit: 1 }));
      expect([source, found.length]).toEqual([source, 1]);
    });

    it('are open to whoever works on content, and to nobody else', async () => {
      await enter(backend, EDITOR);
      expect(await suggested('resource', 'vermeer')).toEqual(['Ilse Vermeer']);
      await enter(backend, READER);
      expect(await refusal(backend.service(Choices).suggest('resource', 'vermeer'))).toEqual({ kind: 'Forbidden' });
    });

    it('are searched by words that stand apart, and come in the order of what they are called', async () => {
      expect(await suggested('resource', 'en')).toEqual(
        (await suggested('resource', 'en')).toSorted((one, other) => one.localeCompare(other)),
      );
      expect(await suggested('project', ' ZWOLLE  wijk ')).toEqual(['P-23104 Wijk Zwolle-Zuid']);
      expect(await suggested('resource', 'vermeer %')).toEqual([]);
    });

    it.each([
      ['tag', tags],
      ['category', categories],
    ] as const)('a %s is added once, and suggested from then on', async (source: TermModule, resource) => {
      const name = 'Warmte uit de beek';
      const added = await answered(backend.service(Choices).add(source, name));
      expect(added.label).toBe(name);
      expect(await answered(backend.service(Choices).suggest(source, 'uit de beek'))).toEqual([added]);
      const { rows } = await answered(
        backend.gateway(resource).list({ ...defaultQuery(resource.noFilter), term: name }),
      );
      expect(rows.map(({ id }) => id)).toEqual([added.id]);
      expect(await refusal(backend.service(Choices).add(source, name))).toEqual({
        kind: 'Conflict',
        code: 'DUPLICATE',
      });
    });

    it('target groups are all there, in their order', async () => {
      expect((await answered(backend.service(Choices).targets())).map(({ label }) => label)).toEqual([
        'Installateurs',
        'Bouwbedrijven',
        'Architecten en adviseurs',
        'Particulieren',
      ]);
    });

    it('without a screen of their own are open to somebody with one right on one module of content, others are not', async () => {
      const {
        rows: [row],
      } = await answered(
        backend.users.list({ ...defaultQuery(users.noFilter), filter: { ...users.noFilter, email: EDITOR } }),
      );
      const [id, blank] = [row?.id ?? '', usergroups.blank];
      const group = await answered(
        backend.usergroups.save({
          id: null,
          version: null,
          draft: { ...blank, name: 'Alleen referenties', rights: ['reference.view'], users: [id] },
          before: blank,
        }),
      );
      const { record, version } = await answered(backend.users.get(id));
      const before = draftOf(users.blank, record);
      await answered(backend.users.save({ id, version, draft: { ...before, usergroups: [group.id] }, before }));
      await enter(backend, EDITOR);
      for (const [source, text] of [
        ['resource', 'vermeer'],
        ['project', 'zwolle'],
        ['assortment', 'warmte'],
        ['item', 'warmte'],
      ] as const) {
        expect([source, (await suggested(source, text)).length > 0]).toEqual([source, true]);
      }
      for (const source of ['tag', 'category', 'branch', 'page', 'account', 'navigation', 'navigation/routes'])
        expect([source, await refusal(backend.service(Choices).suggest(source, 'wa'))]).toEqual([
          source,
          { kind: 'Forbidden' },
        ]);
      expect(await refusal(backend.service(Choices).add('tag', 'Van wie het niet mag'))).toEqual({ kind: 'Forbidden' });
    });
  });
};
