import { faqTree, movedCategory } from '../../../src/domain/catalogue/faq-tree';

const row = (id: string, parent: string | null = null) => ({ id, parent });

/** A has two subcategories, B none, C one; the list mixes them. */
const ROWS = [row('a'), row('b'), row('a2', 'a'), row('c'), row('a1', 'a'), row('c1', 'c')];

describe('categories as they are shown (R-CAT-61)', () => {
  const shown = (rows: Parameters<typeof faqTree>[0]) =>
    faqTree(rows).map(({ main, below }) => [main.id, ...below.map(({ id }) => id)].join(' '));

  it('shows subcategories below their main category, both in their order', () => {
    expect(shown(ROWS)).toEqual(['a a2 a1', 'b', 'c c1']);
  });

  it('shows a subcategory of an unknown category as a main category', () => {
    expect(shown([row('a'), row('x', 'gone')])).toEqual(['a', 'x']);
    expect(shown([row('a'), row('b', 'a'), row('deep', 'b')])).toEqual(['a b', 'deep']);
    expect(shown([])).toEqual([]);
  });
});

describe('moving a category (R-CAT-61)', () => {
  it.each<readonly [string, number, string]>([
    ['a', 0, 'a a2 a1 b c c1'],
    ['a', 1, 'b a a2 a1 c c1'],
    ['a', 9, 'b c c1 a a2 a1'],
    ['c', 0, 'c c1 a a2 a1 b'],
    ['a1', 0, 'a a1 a2 b c c1'],
    ['a2', 1, 'a a1 a2 b c c1'],
    ['c1', 0, 'a a2 a1 b c c1'],
    ['unknown', 0, 'a a2 a1 b c c1'],
  ])('puts %s at place %i', (id, place, order) => {
    expect(movedCategory(ROWS, id, place).join(' ')).toBe(order);
  });
});
