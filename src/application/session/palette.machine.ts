import { assign, fromPromise, setup } from 'xstate';
import type { RecentRecord } from '../shared/ports/recent-records.port';
import { phantom } from '../../domain/shared/phantom';
import { unwired } from '../../domain/shared/outcome';
import { MIN_HIGHLIGHTED_TERM } from '../../domain/shared/list-query';
import type { ModuleQuery } from '../../domain/session/palette.rule';
import type { OtherText } from './other-language';

export type PaletteHit = RecentRecord;

/** Hits, and the modules whose search failed. */
export interface PaletteResult {
  readonly hits: readonly PaletteHit[];
  readonly failed: readonly string[];
}

/** Queries of the modules, by their names in both languages. Rule R-SES-23. */
export type QueriesOf = (otherText: OtherText) => readonly ModuleQuery[];

interface PaletteContext extends PaletteResult {
  readonly term: string;
  readonly queriesOf: QueriesOf;
  /** Queries of the last search. */
  readonly queries: readonly ModuleQuery[];
  /** Empty texts until the other language is loaded. */
  readonly otherText: OtherText;
}

type PaletteEvent = {
  readonly type: 'term.changed';
  readonly term: string;
  /** Called when the search starts: the other language may load meanwhile. */
  readonly queriesOf: QueriesOf;
};

/** Debounce in milliseconds. Rule R-SES-07. */
export const PALETTE_REST = 150;

const nothing: PaletteResult = { hits: [], failed: [] };
const isSearchable = (term: string): boolean => term.trim().length >= MIN_HIGHLIGHTED_TERM;

/** Palette search with debounce; a newer term cancels the previous search. */
export const paletteMachine = setup({
  types: { context: phantom<PaletteContext>(), events: phantom<PaletteEvent>() },
  actors: {
    searchRecords: fromPromise<PaletteResult, Pick<PaletteContext, 'queries'>>(unwired('searchRecords')),
    loadOtherLanguage: fromPromise<OtherText>(unwired('loadOtherLanguage')),
  },
  delays: { rest: PALETTE_REST },
}).createMachine({
  id: 'palette',
  context: { term: '', queriesOf: () => [], queries: [], otherText: () => '', ...nothing },
  invoke: {
    src: 'loadOtherLanguage',
    onDone: { actions: assign(({ event }) => ({ otherText: event.output })) },
  },
  initial: 'idle',
  on: {
    'term.changed': [
      {
        guard: ({ event }) => isSearchable(event.term),
        target: '.waiting',
        reenter: true,
        actions: assign(({ event: { term, queriesOf } }) => ({ term, queriesOf })),
      },
      { target: '.idle', actions: assign(({ event }) => ({ term: event.term, ...nothing })) },
    ],
  },
  states: {
    idle: {},
    waiting: {
      after: {
        rest: {
          target: 'searching',
          actions: assign({ queries: ({ context: { queriesOf, otherText } }) => queriesOf(otherText) }),
        },
      },
    },
    searching: {
      invoke: {
        src: 'searchRecords',
        input: ({ context: { queries } }) => ({ queries }),
        onDone: { target: 'idle', actions: assign(({ event }) => event.output) },
      },
    },
  },
});
