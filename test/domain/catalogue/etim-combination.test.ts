import { etimCategories } from '../../../src/domain/catalogue/etim-category';
import {
  etimCombinations,
  usedFeatures,
  withFeatures,
  type EtimCombinationDraft,
} from '../../../src/domain/catalogue/etim-combination';

const feature = (code: string) => ({ id: code, label: `Feature ${code}`, code });
const [ONE, TWO, THREE] = [feature('EF1'), feature('EF2'), feature('EF3')];
const draft = (more: Partial<EtimCombinationDraft>): EtimCombinationDraft => ({ ...etimCombinations.blank, ...more });

// Rule R-CAT-45.
test('features are kept once, the known ones first', () => {
  expect(withFeatures([ONE], [TWO, { ...ONE, label: 'Another label' }, TWO])).toEqual([ONE, TWO]);
});

test('features that the template does not name are not used (R-CAT-07)', () => {
  expect(usedFeatures({ template: '%EF2% %EF9% %EF2%', features: [ONE, TWO] })).toEqual([TWO]);
});

describe('two changes of a combination (R-SHR-07)', () => {
  const { merging } = etimCombinations;
  const base = draft({ template: '%EF1%', features: [ONE], unit: 'm' });
  const mine = draft({ ...base, template: '%EF1% %EF2%', features: [ONE, TWO] });

  test('are in conflict where both changed the template, and never for their features', () => {
    const stored = draft({ ...base, template: '%EF3%', features: [THREE] });
    const merge = merging?.merge(base, mine, stored);
    expect(merge?.conflicts).toEqual(['template']);
    for (const [taken, used] of [
      [[], [ONE, TWO]],
      [['template'], [THREE]],
    ] as const) {
      const resolved = merge && merging?.resolve(merge.merged, stored, taken);
      expect(new Set(resolved && usedFeatures(resolved))).toEqual(new Set(used));
    }
  });

  test('go together where they changed different fields', () => {
    const merge = merging?.merge(base, mine, draft({ ...base, unit: 'cm' }));
    expect(merge).toEqual({ conflicts: [], merged: { ...mine, unit: 'cm' } });
  });
});

test.each([
  [null, undefined],
  [1, undefined],
  [0, 'tooSmall.1'],
  [1.5, 'notWhole'],
  ['first', 'pattern.default'],
])('a category at position %p (R-CAT-05)', (position, problem) => {
  expect(etimCategories.rule({ name: 'Ketels', description: '', position })['position']).toBe(problem);
});
