import {
  codesOf,
  findRights,
  unlistedRights,
  type CatalogueGroup,
  type RightsCatalogue,
} from '../../../src/domain/access/rights-catalogue';

const aModule = (name: string, ...actions: readonly string[]) => ({
  label: name,
  rights: actions.map((action) => ({ code: `${name}.${action}`, label: action })),
});
const aGroup = (label: string, ...modules: CatalogueGroup['modules']): CatalogueGroup => ({
  icon: 'document',
  label,
  modules,
});

const catalogue: RightsCatalogue = [
  aGroup('content', aModule('blog', 'view', 'edit', 'unlock'), aModule('faq', 'view', 'sort')),
  aGroup(
    'administration',
    aModule('users', 'view', 'add', 'edit', 'delete'),
    aModule('queue', 'view', 'start'),
    aModule('statistics', 'orders', 'tools', 'icc'),
  ),
];
const words = (label: string): string =>
  ({ blog: 'Weblog', faq: 'Veelgestelde vragen', edit: 'Bewerken', content: 'Inhoud' })[label] ?? label;

test('lists every code once', () => {
  expect(codesOf([...catalogue, ...catalogue])).toHaveLength(14);
});

test('R-ACC-10: what no catalogue lists is told apart', () => {
  expect(unlistedRights(catalogue, ['blog.view', 'blog.fly', 'old.right'])).toEqual(['blog.fly', 'old.right']);
});

describe('finding a right', () => {
  const found = (text: string): readonly string[] => codesOf(findRights(catalogue, text, words));
  test.each([
    ['', 14],
    ['  ', 14],
    ['INHOUD', 5],
    ['weblog', 3],
    ['bewerk', 2],
    ['queue.st', 1],
    ['niets hiervan', 0],
  ])('%j leaves %d', (text, count) => {
    expect(found(text)).toHaveLength(count);
  });

  test('shows a module whole when its own name fits, else only what fits', () => {
    expect(found('veelgestelde')).toEqual(['faq.view', 'faq.sort']);
    expect(found('sort')).toEqual(['faq.sort']);
  });
});
