import { taskEither } from 'fp-ts';
import { wireFeatureSearch, wireQuestionSearch } from '../../../src/application/catalogue/catalogue-search';
import { findRoute } from '../../../src/application/session/find-route';
import { questionId } from '../../../src/domain/catalogue/faq-question';
import { answered } from '../../contract/support/answered';

describe('what the palette finds of the catalogue (R-SES-30)', () => {
  test('questions lead to their form, at most ten', async () => {
    const found = Array.from({ length: 12 }, (_, place) => ({
      id: questionId('3', String(place)),
      title: `Question ${place}`,
      url: '',
      online: true,
      filterable: false,
      answer: null,
    }));
    const hits = await answered(wireQuestionSearch({ search: () => taskEither.right(found) }).search('q', {}));
    expect([hits.length, hits[1]]).toEqual([
      10,
      { module: 'faq', path: '/faq/category/3/question/1', title: 'Question 1' },
    ]);
    expect(findRoute(hits[1]?.path ?? '')?.params).toEqual({ category: '3', id: '1' });
  });

  test('features are named by label and code', async () => {
    const found = [{ id: '8', code: 'EF000008', label: 'Breedte', unit: 'mm' }];
    const hits = await answered(wireFeatureSearch({ features: () => taskEither.right(found) }).search('bre', {}));
    expect(hits).toEqual([{ module: 'etim', path: '/etim/feature/8', title: 'Breedte (EF000008)' }]);
  });
});
