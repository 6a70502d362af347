import { assign, fromPromise, setup } from 'xstate';
import { isLookup } from '../../domain/catalogue/etim-lookup.rule';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** Debounce in milliseconds. Rule R-SHR-12. */
export const LOOKUP_REST = 100;

interface LookupContext<Found> {
  readonly text: string;
  /** Results of the last answer; kept during the next search. */
  readonly found: readonly Found[];
  readonly failure: Failure | null;
}

type LookupEvent = { readonly type: 'text.changed'; readonly text: string } | { readonly type: 'retry.requested' };

/** Search as the user types: debounced, the last text wins. Rule R-CAT-42. */
export const lookupMachineOf = <Found>() =>
  setup({
    types: { context: phantom<LookupContext<Found>>(), events: phantom<LookupEvent>() },
    actors: { lookUp: fromPromise<Outcome<readonly Found[]>, { readonly text: string }>(unwired('lookUp')) },
    delays: { rest: LOOKUP_REST },
  }).createMachine({
    id: 'lookup',
    context: { text: '', found: [], failure: null },
    initial: 'idle',
    on: {
      'text.changed': [
        {
          guard: ({ event }) => isLookup(event.text),
          target: '.waiting',
          reenter: true,
          actions: assign({ text: ({ event }) => event.text, failure: null }),
        },
        { target: '.idle', actions: assign({ text: ({ event }) => event.text, found: [], failure: null }) },
      ],
    },
    states: {
      /** The text is too short. */
      idle: {},
      waiting: { after: { rest: 'asking' } },
      asking: {
        invoke: {
          src: 'lookUp',
          input: ({ context: { text } }) => ({ text: text.trim() }),
          onDone: byOutcome(
            { target: 'shown', actions: assign({ found: ({ event }) => valueOf(event) ?? [] }) },
            { target: 'failed', actions: assign({ found: [], failure: ({ event }) => failureOf(event) }) },
          ),
        },
      },
      shown: {},
      failed: { on: { 'retry.requested': { target: 'asking', actions: assign({ failure: null }) } } },
    },
  });

export type LookupMachine<Found> = ReturnType<typeof lookupMachineOf<Found>>;
