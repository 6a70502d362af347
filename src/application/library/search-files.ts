import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { matchesWords } from '../../domain/shared/list-query';
import type { SearchSource } from '../shared/search-source';
import type { Library } from './ports/library.port';
import { fileAddress } from './published/file-address';

/** Files that the palette offers at most; the library itself shows all that it finds. Rule R-LIB-14. */
export const MOST_OFFERED = 10;

/**
 * Files of the whole library for the palette, found by name and called by their paths; none where an API cannot look.
 * Rule R-LIB-14.
 */
export const wireFileSearch = (library: Pick<Library, 'search'>): SearchSource => ({
  module: 'library',
  search: (term, options) =>
    pipe(
      library.search(term, options),
      // What is found by its other texts would show none of the words here.
      taskEither.map((found) =>
        (found ?? [])
          .filter(({ name }) => matchesWords(name, term))
          .slice(0, MOST_OFFERED)
          .map(({ path, thumbnail }) => ({ module: 'library', path: fileAddress(path), title: path, thumbnail })),
      ),
    ),
});
