import { isAbsent } from '../../domain/shared/failure';
import { isRight } from 'fp-ts/Either';
import type { CallOptions } from '../shared/ports/call';
import type { SearchSource } from '../shared/search-source';
import type { PaletteResult } from './palette.machine';

/** Queries every source. A failed source is reported by name and does not affect the hits of the others. */
export const searchRecords = async (
  queries: readonly { readonly source: SearchSource; readonly term: string }[],
  options: CallOptions,
): Promise<PaletteResult> => {
  const found = await Promise.all(
    queries.map(async ({ source: { module, search }, term }): Promise<PaletteResult> => {
      const answer = await search(term, options)();
      if (isRight(answer)) return { hits: answer.right, failed: [] };
      const isOurs = !isAbsent(answer.left) && answer.left.kind !== 'Forbidden';
      return { hits: [], failed: isOurs ? [module] : [] };
    }),
  );
  return { hits: found.flatMap(({ hits }) => hits), failed: found.flatMap(({ failed }) => failed) };
};
