import {
  bestFirst,
  isCommandOffered,
  matchRank,
  moduleQueries,
  searchableModules,
  usedFirst,
} from '../../../src/domain/session/palette.rule';
import { free, right } from '../../../src/domain/shared/modules/module-entry.rule';

const su = { su: true, rights: [] };

describe('the modules that are asked (R-SES-23)', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['in menu order', [], ['blog', 'news', 'page', 'users']],
    ['the latest used first', ['users', 'page', 'users'], ['users', 'page', 'blog', 'news']],
    ['without others', ['coupon'], ['blog', 'news', 'page', 'users']],
  ])('stand %s', (_, used, expected) => {
    expect(usedFirst(['blog', 'news', 'page', 'users'], used)).toEqual(expected);
  });

  test('are those whose records a person may search', () => {
    expect(searchableModules({ su: false, rights: ['users.view', 'blog.view', 'dns.view'] }, [])).toEqual([
      'blog',
      'users',
    ]);
    expect(searchableModules(su, ['redirect']).slice(0, 3)).toEqual(['redirect', 'blog', 'news']);
  });

  const modules = ['a', 'b', 'c', 'd', 'e', 'page', 'landing'];
  const names: Readonly<Record<string, readonly string[]>> = { page: ['Page', 'Pagina'], landing: ['Page of entry'] };
  test.each<[string, readonly (readonly [string, string])[]]>([
    ['zoe', ['a', 'b', 'c', 'd', 'e'].map((module) => [module, 'zoe'])],
    ['Pagina  Zoë', [['page', 'zoe'], ...['a', 'b', 'c', 'd'].map((module) => [module, 'Pagina  Zoë'] as const)]],
    [
      'page of entry x1',
      [['landing', 'x1'], ...['a', 'b', 'c', 'd'].map((module) => [module, 'page of entry x1'] as const)],
    ],
    ['page z', ['a', 'b', 'c', 'd', 'e'].map((module) => [module, 'page z'])],
    ['pages zoe', ['a', 'b', 'c', 'd', 'e'].map((module) => [module, 'pages zoe'])],
  ])('are five for %p, a named one first', (term, expected) => {
    const queries = moduleQueries(term, modules, (module) => names[module] ?? []);
    expect(queries.map(({ module, term: words }) => [module, words])).toEqual(expected);
  });
});

describe('the order of what matches (R-SES-24)', () => {
  test.each<[string, readonly string[], number]>([
    ['add post', ['Add post', 'Post toevoegen'], 0],
    ['POST TOEVOEGEN', ['Add post', 'Post toevoegen'], 0],
    ['post', ['Posts'], 1],
    ['po ad', ['Add post'], 2],
    ['toev add', ['Add post', 'Post toevoegen'], 2],
    ['ost', ['Posts'], 3],
    ['page', ['Posts'], 4],
  ])('%p in %p has rank %p', (term, texts, expected) => {
    expect(matchRank(texts, term)).toBe(expected);
  });

  test('is equal, recent, start, inside, none', () => {
    const titles = ['Unrelated', 'Compost', 'Posters', 'Recent post', 'Post'];
    expect(
      bestFirst(
        titles,
        'post',
        (title) => [title],
        (title) => title.startsWith('Recent'),
      ),
    ).toEqual(['Post', 'Recent post', 'Posters', 'Compost', 'Unrelated']);
  });
});

test.each<[string, readonly string[], ReturnType<typeof free>, boolean]>([
  ['a free form of a module with the right to add', ['popup.add'], free('popup'), true],
  ['not one that may only be viewed', ['popup.view'], free('popup'), false],
  ['not one without the exact right', ['blog.view'], right('blog.add'), false],
  ['one with the exact right', ['blog.add'], right('blog.add'), true],
])('the palette offers %s (R-SES-24)', (_, rights, guard, expected) => {
  expect(isCommandOffered({ su: false, rights }, { action: 'add', guard })).toBe(expected);
});
