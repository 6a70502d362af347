import { searchFields, searchLog, type SearchEntry } from '../../../domain/insight/search-entry';
import { memoryList } from '../shared/plain.memory';
import { readingOf } from '../shared/table-memory';

const TERMS = (
  'warmtepomp | airco | handleiding | storing E5 | subsidie | vloerverwarming | ' +
  'prijslijst | filter | thermostaat | boiler | koudemiddel | heat pump'
).split(' | ');
const PARAMS = ['', 'categorie=lucht-water', 'sort=prijs', 'taal=en'];

/** Each term with each filter value; every third one is a search for downloads. */
const SEED: readonly SearchEntry[] = TERMS.flatMap((term, place) =>
  PARAMS.map((params, filter) => {
    const number = place * PARAMS.length + filter;
    return {
      id: String(number + 1),
      term,
      params,
      type: number % 3 === 2 ? 'downloads' : 'regular',
      searches: 400 - number * 7,
      results: (number * 13) % 58,
    };
  }),
);

/** The search log in memory. */
export const searchLogMemory = memoryList(searchLog, {
  rows: SEED,
  reading: readingOf(searchFields, ['term']),
});
