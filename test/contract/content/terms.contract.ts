import { categories, tags, type Term, type TermDraft, type TermResource } from '../../../src/domain/content/term';
import type { Id } from '../../../src/domain/shared/id';
import { draftOf } from '../../../src/domain/shared/resource';
import { plainContract } from '../shared/plain.contract';
import { shownPictureContract } from '../shared/picture-reference.contract';
import { answered, refusal } from '../support/answered';
import { EVERYTHING } from '../support/offer';
import { enter, SU, type TestBackend } from '../support/backend';

const META = {
  title: 'Alles over proeven',
  description: 'Wat we proefden, en waarom.',
  shareTitle: 'Proef mee',
  shareDescription: 'Kom kijken.',
  shareImage: null,
  canonical: 'https://www.zilvermeeuw.example/proef',
};

const contractOf = (resource: TermResource) =>
  plainContract({
    resource,
    draft: (number): TermDraft => ({
      name: `Proéfwoord ${String(number)}`,
      url: `adres-${String(number)}`,
      meta: META,
    }),
    // Names are unique, and several records are changed like this.
    change: { meta: { ...META, title: '', shareTitle: 'Deel dit', canonical: '/elders' } },
    wrong: [
      ['no name', { name: '  ' }, ['name']],
      ['a name without an end', { name: 'x'.repeat(201) }, ['name']],
      ['an address with a blank and a capital', { url: 'Twee woorden' }, ['url']],
      [
        'meta data that does not fit',
        { meta: { ...META, title: 'x'.repeat(201), description: 'x'.repeat(501) } },
        ['meta.title', 'meta.description'],
      ],
      [
        'share data that does not fit',
        { meta: { ...META, shareTitle: 'x'.repeat(201), shareDescription: 'x'.repeat(501) } },
        ['meta.shareTitle', 'meta.shareDescription'],
      ],
      ['a canonical address that acts', { meta: { ...META, canonical: 'javascript:alert(1)' } }, ['meta.canonical']],
    ],
    finding: [
      ['a part of its name', { term: 'PROEFWOORD 0' }, true],
      ['a part of its address', { term: 'adres-0' }, true],
      ['something else', { term: 'warmte' }, false],
      ['the filter on its name', { filter: { name: 'proefwoord 0', url: '' } }, true],
      ['the filter on its name with its address', { filter: { name: 'adres-0', url: '' } }, false],
      ['the filter on its address', { filter: { name: '', url: 'adres-0' } }, true],
      ['the filter on another address', { filter: { name: '', url: 'adres-9' } }, false],
    ],
    unique: { name: 'DUPLICATE' },
    alike: (draft) => ({ ...draft, name: ` ${draft.name.normalize('NFD')}`, url: `${draft.url}-bis` }),
    perWebsite: true,
  });

/** Makes unique addresses for tags and categories. */
const addressesOf =
  (resource: TermResource) =>
  (world: string, make: () => Promise<TestBackend>): void => {
    describe(`addresses of ${resource.key} (${world}), R-CON-15`, () => {
      let backend: TestBackend;
      beforeAll(async () => {
        backend = await make();
        await enter(backend, SU);
      });
      afterAll(() => backend.close());
      const save = (name: string, url = '', of: { id: Id; before: TermDraft } | null = null) =>
        backend.gateway(resource).save({
          id: of?.id ?? null,
          version: null,
          draft: { ...(of?.before ?? resource.blank), name, url },
          before: of?.before ?? resource.blank,
        });
      const added = async (name: string, url = ''): Promise<Term> =>
        (await answered(backend.gateway(resource).get((await answered(save(name, url))).id))).record;

      it('that nobody wrote are the first that is free behind the name', async () => {
        expect([
          (await added('C')).url,
          (await added('C++')).url,
          (await added('C#')).url,
          (await added('Ç!')).url,
        ]).toEqual(['c', 'c-2', 'c-3', 'c-4']);
        expect(await refusal(save('C++'))).toMatchObject({ kind: 'FieldsRejected', fields: { name: 'DUPLICATE' } });
        const stored = await added('日本', `${resource.key}-1`);
        expect(stored.url).toBe(`${resource.key}-1`);
        const before = draftOf(resource.blank, stored);
        expect(await refusal(save('日本', '', { id: stored.id, before }))).toHaveProperty('fields.url');
      });

      it('that somebody wrote are taken as they are, or refused', async () => {
        await added('Eén adres', 'bezet');
        expect(await refusal(save('Twee', 'bezet'))).toMatchObject({
          kind: 'FieldsRejected',
          fields: { url: 'URL_IN_USE' },
        });
        const other = await added('Drie', 'vrij');
        const before = draftOf(resource.blank, other);
        expect(await refusal(save('Drie', 'bezet', { id: other.id, before }))).toMatchObject({
          kind: 'FieldsRejected',
          fields: { url: 'URL_IN_USE' },
        });
        await answered(save('Bezet', '', { id: other.id, before }));
        expect((await answered(backend.gateway(resource).get(other.id))).record.url).toBe('bezet-2');
      });
    });
  };

const both =
  (resource: TermResource) =>
  (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
    contractOf(resource)(world, make, offer);
    addressesOf(resource)(world, make);
    shownPictureContract({
      resource,
      field: 'meta.shareImage',
      titled: (name) => ({ ...resource.blank, name }),
      called: (name) => ({ name }),
      imageIn: ({ meta }) => meta.shareImage,
      withImage: (term, shareImage) => ({ ...term, meta: { ...term.meta, shareImage } }),
    })(world, make, offer);
  };

export const tagsContract = both(tags);
export const categoriesContract = both(categories);
