import { isRight } from 'fp-ts/Either';
import type { CallOptions } from '../shared/ports/call';
import type { SearchSource } from '../shared/search-source';
import type { PaletteResult } from './palette.machine';

/** Modules that are asked at the same time. Rule R-SES-07. */
export const MODULES_AT_ONCE = 5;

/** Asks every source, five at a time; a source that fails is named and hides nobody else's hits. */
export const searchRecords =
  (sources: readonly SearchSource[]) =>
  async (term: string, options: CallOptions): Promise<PaletteResult> => {
    const found: PaletteResult[] = [];
    for (let first = 0; first < sources.length && options.signal?.aborted !== true; first += MODULES_AT_ONCE) {
      found.push(
        ...(await Promise.all(
          sources.slice(first, first + MODULES_AT_ONCE).map(async ({ module, search }): Promise<PaletteResult> => {
            const answer = await search(term, options)();
            if (isRight(answer)) return { hits: answer.right, failed: [] };
            const isOurs = answer.left.kind !== 'NotFound' && answer.left.kind !== 'Forbidden';
            return { hits: [], failed: isOurs ? [module] : [] };
          }),
        )),
      );
    }
    return { hits: found.flatMap(({ hits }) => hits), failed: found.flatMap(({ failed }) => failed) };
  };
