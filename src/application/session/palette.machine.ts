import { assign, fromPromise, setup } from 'xstate';
import type { RecentRecord } from '../shared/ports/recent-records.port';
import { phantom } from '../../domain/shared/phantom';
import { unwired } from '../../domain/shared/outcome';
import { MIN_HIGHLIGHTED_TERM } from '../../domain/shared/list-query';

export type PaletteHit = RecentRecord;

/** Hits, and the modules whose search failed. */
export interface PaletteResult {
  readonly hits: readonly PaletteHit[];
  readonly failed: readonly string[];
}

interface PaletteContext extends PaletteResult {
  readonly term: string;
}

type PaletteEvent = { readonly type: 'term.changed'; readonly term: string };

/** Debounce in milliseconds. Rule R-SES-07. */
export const PALETTE_REST = 150;

const nothing: PaletteResult = { hits: [], failed: [] };
const isSearchable = (term: string): boolean => term.trim().length >= MIN_HIGHLIGHTED_TERM;

/** Palette search with debounce; a newer term cancels the previous search. */
export const paletteMachine = setup({
  types: { context: phantom<PaletteContext>(), events: phantom<PaletteEvent>() },
  actors: {
    /** Searches the accessible modules, five at a time. */
    searchRecords: fromPromise<PaletteResult, { readonly term: string }>(unwired('searchRecords')),
  },
  delays: { rest: PALETTE_REST },
}).createMachine({
  id: 'palette',
  context: { term: '', ...nothing },
  initial: 'idle',
  on: {
    'term.changed': [
      {
        guard: ({ event }) => isSearchable(event.term),
        target: '.waiting',
        reenter: true,
        actions: assign({ term: ({ event }) => event.term }),
      },
      { target: '.idle', actions: assign(({ event }) => ({ term: event.term, ...nothing })) },
    ],
  },
  states: {
    idle: {},
    waiting: { after: { rest: 'searching' } },
    searching: {
      invoke: {
        src: 'searchRecords',
        input: ({ context }) => ({ term: context.term.trim() }),
        onDone: { target: 'idle', actions: assign(({ event }) => event.output) },
      },
    },
  },
});
