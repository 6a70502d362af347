import { taskEither } from 'fp-ts';
import { fromPromise } from 'xstate';
import type { ModuleQuery } from '../../domain/session/palette.rule';
import { entryOf } from '../../domain/shared/modules/module-entries.rule';
import type { Contexts } from '../shared/contexts';
import type { CallOptions } from '../shared/ports/call';
import { searchOf, type SearchSource } from '../shared/search-source';
import { token } from '../shared/token';
import type { LoadOtherLanguage } from './other-language';
import { paletteMachine, type PaletteResult } from './palette.machine';
import { searchRecords } from './search-records';

/** Record search across modules. */
export interface PaletteSearch {
  readonly search: (queries: readonly ModuleQuery[], options: CallOptions) => Promise<PaletteResult>;
}
export const PaletteSearch = token<PaletteSearch>('palette-search');

/** Placeholder for a module whose chunk failed to load (offline, or a newer release). */
const outOfReach = (module: string): SearchSource => ({
  module,
  search: () => taskEither.left({ kind: 'Unreachable', reason: 'cut' }),
});

/** Loads the contexts of the modules and searches them. */
export const paletteSearchOf = (contexts: Contexts): PaletteSearch => ({
  search: async (queries, options) => {
    const sources = await Promise.all(
      queries.map(async ({ module, term }) => {
        const context = entryOf(module)?.context;
        const source = context
          ? await contexts.service(context, searchOf({ key: module })).catch(() => outOfReach(module))
          : outOfReach(module);
        return { source, term };
      }),
    );
    return searchRecords(sources, options);
  },
});

export type WiredPalette = typeof paletteMachine;
export const WiredPalette = token<WiredPalette>('wired-palette');

export const wirePalette = ({ search }: PaletteSearch, loadOtherLanguage: LoadOtherLanguage): WiredPalette =>
  paletteMachine.provide({
    actors: {
      searchRecords: fromPromise(({ input, signal }) => search(input.queries, { signal })),
      loadOtherLanguage: fromPromise(loadOtherLanguage),
    },
  });
