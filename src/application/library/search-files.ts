import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { matchesWords } from '../../domain/shared/list-query';
import type { SearchSource } from '../shared/search-source';
import type { Library } from './ports/library.port';
import { fileAddress } from './published/file-address';

/** Maximum files in the palette. Rule R-LIB-14. */
export const MOST_OFFERED = 10;

/** Library files for the palette, by name; none where the API has no search. Rule R-LIB-14. */
export const wireFileSearch = (library: Pick<Library, 'search'>): SearchSource => ({
  module: 'library',
  search: (term, options) =>
    pipe(
      library.search(term, options),
      // A match in another text would not be visible in the result.
      taskEither.map((found) =>
        (found ?? [])
          .filter(({ name }) => matchesWords(name, term))
          .slice(0, MOST_OFFERED)
          .map(({ path, thumbnail }) => ({ module: 'library', path: fileAddress(path), title: path, thumbnail })),
      ),
    ),
});
