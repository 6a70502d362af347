import { etimCategoryRule } from '../../../src/domain/catalogue/etim-category.rule';
import { etimCombinationRule } from '../../../src/domain/catalogue/etim-combination.rule';
import { etimFeatureRule } from '../../../src/domain/catalogue/etim-feature.rule';

describe('an ETIM feature (R-CAT-01)', () => {
  test('has information of a bounded length', () => {
    expect(etimFeatureRule({ information: 'x'.repeat(50_000) })).toEqual({});
    expect(etimFeatureRule({ information: 'x'.repeat(50_001) })).toEqual({ information: 'tooLong.50000' });
  });
});

describe('an ETIM category (R-CAT-05)', () => {
  test.each([
    [{ name: 'Ketels', description: '', position: null }, {}],
    [{ name: ' ', description: '', position: 1 }, { name: 'required' }],
    [{ name: 'x'.repeat(201), description: '', position: 1 }, { name: 'tooLong.200' }],
    [
      { name: 'x', description: 'x'.repeat(2_001), position: 0 },
      { description: 'tooLong.2000', position: 'tooSmall.1' },
    ],
    [{ name: 'x', description: '', position: NaN }, { position: 'pattern.default' }],
    [{ name: 'x', description: '', position: 1.5 }, { position: 'notWhole' }],
  ])('%#', (fields, problems) => {
    expect(etimCategoryRule(fields)).toEqual(problems);
  });
});

describe('an ETIM combination (R-CAT-07)', () => {
  test.each([
    [{ description: 'Vermogen', unit: 'kW', template: '%EF1% kW' }, {}],
    [{ description: ' ', unit: '', template: '' }, { description: 'required' }],
    [
      { description: 'x', unit: 'x'.repeat(51), template: 'x'.repeat(1_001) },
      { unit: 'tooLong.50', template: 'tooLong.1000' },
    ],
    [
      { description: 'x'.repeat(201), unit: '', template: 'a\nb' },
      { description: 'tooLong.200', template: 'pattern.default' },
    ],
  ])('%#', (fields, problems) => {
    expect(etimCombinationRule(fields)).toEqual(problems);
  });
});
