import { sparePartCategories, type SparePartCategoryDraft } from '../../../src/domain/spare-parts/spare-part-category';
import { plainContract } from '../shared/plain.contract';

/** Rules R-SPA-01 and R-SPA-02. */
export const categoriesContract = plainContract({
  resource: sparePartCategories,
  draft: (number): SparePartCategoryDraft => ({
    label: `Proefgroep één ${String(number)}`,
    codeToMatch: `Proef ${String(number)}`,
    iconId: '2',
  }),
  change: { label: 'Anders', iconId: '' },
  wrong: [
    ['no label and no code', { label: ' ', codeToMatch: '' }, ['label', 'codeToMatch']],
    [
      'a label and a code of 51 characters',
      { label: 'x'.repeat(51), codeToMatch: 'y'.repeat(51) },
      ['label', 'codeToMatch'],
    ],
  ],
  unique: { codeToMatch: 'DUPLICATE' },
  alike: (own) => ({ ...own, codeToMatch: own.codeToMatch.toUpperCase() }),
  finding: [
    ['a part of its label', { term: 'proefgroep een' }, true],
    ['its code', { term: 'proef 0' }, true],
    ['the filter on its code', { filter: { codeToMatch: 'OEF 0' } }, true],
    ['the filter on another code', { filter: { codeToMatch: 'proefgroep' } }, false],
    ['something else', { term: 'stoomketel' }, false],
  ],
});
