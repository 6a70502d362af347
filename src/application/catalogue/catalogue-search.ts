import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { recordPath } from '../shared/record-path';
import type { SearchSource } from '../shared/search-source';
import type { EtimChoices } from './ports/etim-choices.port';
import type { FaqLists } from './ports/faq-lists.port';

/** Maximum hits per module in the palette. Rule R-SES-30. */
const MOST_OFFERED = 10;

/** FAQ search for the palette. */
export const wireQuestionSearch = (lists: Pick<FaqLists, 'search'>): SearchSource => ({
  module: 'faq',
  search: (term, options) =>
    pipe(
      lists.search(term, options),
      taskEither.map((found) =>
        found
          .slice(0, MOST_OFFERED)
          // A question id is a path.
          .map(({ id, title }) => ({ module: 'faq', path: `/faq/category/${id}`, title })),
      ),
    ),
});

/** ETIM feature search for the palette, by code and label. */
export const wireFeatureSearch = (choices: Pick<EtimChoices, 'features'>): SearchSource => ({
  module: 'etim',
  search: (term, options) =>
    pipe(
      choices.features(term, options),
      taskEither.map((found) =>
        found.slice(0, MOST_OFFERED).map(({ id, code, label }) => ({
          module: 'etim',
          path: recordPath('/etim/feature', id),
          title: `${label} (${code})`,
        })),
      ),
    ),
});
