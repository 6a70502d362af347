import { categories, tags, type TermDraft, type TermResource } from '../../../src/domain/content/term';
import { plainContract } from '../shared/plain.contract';

const META = { title: 'Alles over proeven', description: 'Wat we proefden, en waarom.', shareTitle: 'Proef mee', shareDescription: 'Kom kijken.', shareImage: null, canonical: 'https://www.zilvermeeuw.example/proef' };

const contractOf = (resource: TermResource) => plainContract({
  resource,
  draft: (number): TermDraft => ({ name: `Proéfwoord ${String(number)}`, url: `adres-${String(number)}`, meta: META }),
  // Several records are changed like this, and no two may have one name.
  change: { meta: { ...META, title: '', shareTitle: 'Deel dit', canonical: '/elders' } },
  wrong: [
    ['no name', { name: '  ' }, ['name']],
    ['a name without an end', { name: 'x'.repeat(201) }, ['name']],
    ['an address with a blank and a capital', { url: 'Twee woorden' }, ['url']],
    ['meta data that does not fit', { meta: { ...META, title: 'x'.repeat(201), description: 'x'.repeat(501) } }, ['meta.title', 'meta.description']],
    ['share data that does not fit', { meta: { ...META, shareTitle: 'x'.repeat(201), shareDescription: 'x'.repeat(501) } }, ['meta.shareTitle', 'meta.shareDescription']],
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

export const tagsContract = contractOf(tags);
export const categoriesContract = contractOf(categories);
