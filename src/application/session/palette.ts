import { taskEither } from 'fp-ts';
import { fromPromise } from 'xstate';
import { ENTRIES, offersModule } from '../../domain/shared/module-entries.rule';
import type { Contexts } from '../shared/contexts';
import type { CallOptions } from '../shared/ports/call';
import { searchOf, type SearchSource } from '../shared/search-source';
import { token } from '../shared/token';
import { paletteMachine, type PaletteResult } from './palette.machine';
import { searchRecords } from './search-records';
import type { SessionActor } from './session.service';

/** Record search across modules. */
export interface PaletteSearch {
  readonly search: (term: string, options: CallOptions) => Promise<PaletteResult>;
}
export const PaletteSearch = token<PaletteSearch>('palette-search');

/** Placeholder for a module whose chunk failed to load: offline or outdated. */
const outOfReach = (module: string): SearchSource => ({
  module,
  search: () => taskEither.left({ kind: 'Unreachable', reason: 'cut' }),
});

/** Searches the accessible modules and loads their contexts. */
export const paletteSearchOf = (contexts: Contexts, session: SessionActor): PaletteSearch => ({
  search: async (term, options) => {
    const me = session.getSnapshot().context.session?.me;
    const sources = await Promise.all(
      ENTRIES.flatMap(([module, { context, search }]) =>
        search === true && context && me !== undefined && offersModule(me, module)
          ? [contexts.service(context, searchOf({ key: module })).catch(() => outOfReach(module))]
          : [],
      ),
    );
    return searchRecords(sources)(term, options);
  },
});

export type WiredPalette = typeof paletteMachine;
export const WiredPalette = token<WiredPalette>('wired-palette');

export const wirePalette = ({ search }: PaletteSearch): WiredPalette =>
  paletteMachine.provide({
    actors: { searchRecords: fromPromise(({ input, signal }) => search(input.term, { signal })) },
  });
