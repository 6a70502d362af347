import { canBeBelow, faqCategoryRule } from '../../../src/domain/catalogue/faq-category.rule';
import { faqQuestionRule, type FaqQuestionFields } from '../../../src/domain/catalogue/faq-question.rule';

const META = { title: '', description: '', shareTitle: '', shareDescription: '', canonical: '' };

describe('a FAQ category (R-CAT-20)', () => {
  test.each([
    ['a name and a URL', { name: 'Leveren', url: 'leveren' }, {}],
    ['nothing', { name: ' ', url: '' }, { name: 'required', url: 'required' }],
    ['too much', { name: 'x'.repeat(201), url: 'x'.repeat(201) }, { name: 'tooLong.200', url: 'tooLong.200' }],
    ['a URL that is no slug', { name: 'a', url: 'A B' }, { url: 'pattern.default' }],
    ['metadata', { name: 'a', url: 'a', meta: { ...META, canonical: 'x' } }, { 'meta.canonical': 'pattern.default' }],
  ])('with %s', (_what, fields, problems) => {
    expect(faqCategoryRule({ meta: META, ...fields })).toEqual(problems);
  });
});

describe('a subcategory (R-CAT-21)', () => {
  const categories = [
    { id: 1, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: null },
  ];
  test.each<readonly [number | null, number | null, boolean]>([
    [null, null, true],
    [null, 1, true],
    [null, 2, false],
    [null, 9, false],
    [3, 1, true],
    [3, 3, false],
    [1, 3, false],
    [2, 3, true],
    [1, null, true],
  ])('%p below %p: %p', (id, parent, may) => {
    expect(canBeBelow(categories, id, parent)).toBe(may);
  });
});

describe('a question (R-CAT-22)', () => {
  const question: FaqQuestionFields = {
    title: 'Why?',
    url: 'why',
    category: '1',
    targets: ['1'],
    content: '<p>Because</p>',
    meta: META,
  };
  test.each<readonly [string, Partial<FaqQuestionFields>, object]>([
    ['everything', {}, {}],
    [
      'nothing',
      { title: '', url: '', category: null, targets: [], content: '<p>&nbsp;</p>' },
      { title: 'required', url: 'required', category: 'required', targets: 'required', content: 'required' },
    ],
    ['a picture as its answer', { content: '<p><img src="/media/a.jpg"></p>' }, {}],
    ['too long an answer', { content: 'x'.repeat(100_001) }, { content: 'tooLong.100000' }],
  ])('with %s', (_what, fields, problems) => {
    expect(faqQuestionRule({ ...question, ...fields })).toEqual(problems);
  });
});
