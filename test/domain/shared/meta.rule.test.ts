import { truncateForSearch, MAX_META, metaProblems, type MetaFields } from '../../../src/domain/shared/meta.rule';

const NONE: MetaFields = { title: '', description: '', shareTitle: '', shareDescription: '', canonical: '' };

describe('meta data (R-CON-20)', () => {
  it.each<readonly [string, Partial<MetaFields>, object]>([
    ['nothing', {}, {}],
    [
      'texts that just fit',
      {
        title: 'x'.repeat(200),
        description: 'x'.repeat(500),
        shareTitle: 'x'.repeat(200),
        shareDescription: 'x'.repeat(500),
      },
      {},
    ],
    ['a title that does not fit', { title: 'x'.repeat(201) }, { 'meta.title': 'tooLong.200' }],
    ['a description that does not fit', { description: 'x'.repeat(501) }, { 'meta.description': 'tooLong.500' }],
    [
      'share texts that do not fit',
      { shareTitle: 'x'.repeat(201), shareDescription: 'x'.repeat(501) },
      { 'meta.shareTitle': 'tooLong.200', 'meta.shareDescription': 'tooLong.500' },
    ],
    ['an address of the web', { canonical: 'https://www.zilvermeeuw.example/nl/warmtepompen' }, {}],
    ['a path of the website', { canonical: '/warmtepompen' }, {}],
    [
      'a path that a browser reads as another host',
      { canonical: '//evil.example' },
      { 'meta.canonical': 'pattern.default' },
    ],
    ['a script', { canonical: 'javascript:alert(1)' }, { 'meta.canonical': 'pattern.default' }],
    ['words', { canonical: 'de pagina over warmtepompen' }, { 'meta.canonical': 'pattern.default' }],
    [
      'an address that does not fit',
      { canonical: `/${'x'.repeat(MAX_META.canonical)}` },
      { 'meta.canonical': 'tooLong.500' },
    ],
  ])('%s', (_, change, problems) => {
    expect(metaProblems({ ...NONE, ...change })).toEqual(problems);
  });

  it.each([
    ['Warmtepompen', 60, 'Warmtepompen'],
    ['  Stille   buitenunits ', 60, 'Stille buitenunits'],
    ['Stille buitenunits voor de rijtjeswoning', 20, 'Stille buitenunits …'],
    ['x'.repeat(30), 20, `${'x'.repeat(20)} …`],
    [`${'x'.repeat(19)}😀`, 20, `${'x'.repeat(19)} …`],
  ])('%p in a search result of %i', (text, longest, shown) => {
    expect(truncateForSearch(text, longest)).toBe(shown);
  });
});
