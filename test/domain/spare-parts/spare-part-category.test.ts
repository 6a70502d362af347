import { sparePartCategoryRule } from '../../../src/domain/spare-parts/spare-part-category.rule';

describe('a category of spare parts (R-SPA-01)', () => {
  test.each([
    ['a label and a code', { label: 'Pomp', codeToMatch: 'POMP' }, {}],
    ['no label', { label: ' ', codeToMatch: 'POMP' }, { label: 'required' }],
    ['no code', { label: 'Pomp', codeToMatch: '' }, { codeToMatch: 'required' }],
    ['50 characters each', { label: 'x'.repeat(50), codeToMatch: 'y'.repeat(50) }, {}],
    ['50 characters with blanks around', { label: ` ${'x'.repeat(50)} `, codeToMatch: 'y' }, {}],
    [
      '51 characters each',
      { label: 'x'.repeat(51), codeToMatch: 'y'.repeat(51) },
      { label: 'length', codeToMatch: 'length' },
    ],
  ])('with %s', (_, fields, problems) => {
    expect(Object.keys(sparePartCategoryRule(fields))).toEqual(Object.keys(problems));
  });
});
