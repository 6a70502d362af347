import { faqCategories } from '../../../../src/domain/catalogue/faq-category';
import { faqQuestions } from '../../../../src/domain/catalogue/faq-question';
import { BLANK_META, type PageMeta } from '../../../../src/domain/content/published/page-meta';
import { metaMerging } from '../../../../src/domain/content/published/meta-merging';
import { tags } from '../../../../src/domain/content/term';

type Draft = { readonly name: string; readonly meta: PageMeta };
const draft = (name: string, meta: Partial<PageMeta> = {}): Draft => ({ name, meta: { ...BLANK_META, ...meta } });
const { merge, resolve } = metaMerging<Draft>();

describe('metadata of a record (R-SHR-07)', () => {
  test.each<readonly [string, Draft, Draft, readonly string[], readonly string[], Draft]>([
    [
      'other fields of it',
      draft('a', { title: 'mine' }),
      draft('a', { description: 'theirs' }),
      [],
      [],
      draft('a', { title: 'mine', description: 'theirs' }),
    ],
    [
      'the same field, mine chosen',
      draft('a', { title: 'mine' }),
      draft('theirs', { title: 'x', description: 'theirs' }),
      ['meta.title'],
      [],
      draft('theirs', { title: 'mine', description: 'theirs' }),
    ],
    [
      'the same field, theirs chosen',
      draft('a', { title: 'mine', canonical: 'mine' }),
      draft('a', { title: 'theirs' }),
      ['meta.title'],
      ['meta.title'],
      draft('a', { title: 'theirs', canonical: 'mine' }),
    ],
  ])('both changed %s', (_, mine, stored, conflicts, takeStored, expected) => {
    const merged = merge(draft('a'), mine, stored);
    expect(merged.conflicts).toEqual(conflicts);
    expect(resolve(merged.merged, stored, takeStored)).toEqual(expected);
  });

  test('is merged so in every kind of record that has it', () => {
    for (const { merging } of [faqQuestions, faqCategories, tags]) expect(merging).toBeDefined();
  });
});
