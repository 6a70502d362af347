import { assign, emit, fromPromise, setup } from 'xstate';
import type { Choice } from '../../domain/content/block';
import { isSuggestible } from '../../domain/content/choice.rule';
import type { Failure } from '../../domain/shared/failure';
import { matchesWords } from '../../domain/shared/list-query';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { AddableSource, ChoiceSource, Suggestion } from './ports/choices.port';

/** Debounce in milliseconds. Rule R-SHR-12. */
export const SUGGEST_REST = 100;

interface SuggestInput {
  readonly source: ChoiceSource;
  /** Kind of term that can be added; null when the choices are fixed. */
  readonly addable: AddableSource | null;
  /** Maximum suggestions; by default the usual number. */
  readonly limit?: number | undefined;
}

interface SuggestContext extends SuggestInput {
  readonly text: string;
  readonly choices: readonly Suggestion[];
  readonly failure: Failure | null;
  /** Name of the choice being added. */
  readonly name: string;
}

type SuggestEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'text.submitted' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'add.requested'; readonly name: string };

interface Named {
  readonly module: AddableSource;
  readonly name: string;
}

const suggest = setup({
  types: {
    input: phantom<SuggestInput>(),
    context: phantom<SuggestContext>(),
    events: phantom<SuggestEvent>(),
    emitted: phantom<{ readonly type: 'choice.added'; readonly choice: Choice | null }>(),
  },
  actors: {
    suggestChoices: fromPromise<
      Outcome<readonly Suggestion[]>,
      { readonly source: ChoiceSource; readonly text: string; readonly limit: number | undefined }
    >(unwired('suggestChoices')),
    addChoice: fromPromise<Outcome<Choice>, Named>(unwired('addChoice')),
  },
  actions: {
    announceAdded: (_, _added: Named) => unwired('announceAdded')(),
    announceRefused: (_, _refused: Named & { readonly failure: Failure | null }) => unwired('announceRefused')(),
  },
  delays: { rest: SUGGEST_REST },
});

const nameOf = ({ addable, name }: SuggestContext): Named => ({ module: addable ?? 'tag', name });

/** Keeps previous suggestions that match the new text until the answer arrives. */
const typed = suggest.assign(({ context, event }) => {
  const text = event.type === 'text.changed' ? event.text : context.text;
  return {
    text,
    failure: null,
    choices: isSuggestible(text) ? context.choices.filter(({ label }) => matchesWords(label, text)) : [],
  };
});

/** Suggestions of a picker: debounced queries, and adding new choices. Rule R-CON-16. */
export const suggestMachine = suggest.createMachine({
  id: 'suggest',
  context: ({ input }) => ({ ...input, text: '', choices: [], failure: null, name: '' }),
  initial: 'idle',
  on: {
    'text.changed': [
      { guard: ({ event }) => isSuggestible(event.text), target: '.waiting', reenter: true, actions: typed },
      { target: '.idle', actions: typed },
    ],
    'add.requested': {
      guard: ({ context, event }) => context.addable !== null && event.name.trim() !== '',
      target: '.adding',
      actions: assign({ name: ({ event }) => event.name.trim() }),
    },
  },
  states: {
    /** The text is too short. */
    idle: {},
    waiting: { after: { rest: 'asking' }, on: { 'text.submitted': 'asking' } },
    asking: {
      invoke: {
        src: 'suggestChoices',
        input: ({ context: { source, text, limit } }) => ({ source, text: text.trim(), limit }),
        onDone: byOutcome(
          { target: 'shown', actions: assign({ choices: ({ event }) => valueOf(event) ?? [] }) },
          { target: 'failed', actions: assign({ choices: [], failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    shown: {},
    failed: {
      on: {
        'retry.requested': { target: 'asking', actions: assign({ failure: null }) },
        'text.submitted': { target: 'asking', actions: assign({ failure: null }) },
      },
    },
    adding: {
      on: {
        // Typing does not cancel the addition.
        'text.changed': { actions: typed },
        'add.requested': {},
      },
      invoke: {
        src: 'addChoice',
        input: ({ context }) => nameOf(context),
        onDone: byOutcome(
          {
            target: 'resuming',
            actions: [
              emit(({ event }) => ({ type: 'choice.added', choice: valueOf(event) })),
              { type: 'announceAdded', params: ({ context }) => nameOf(context) },
              // Clears the text unless it changed meanwhile.
              assign(({ context }) => (context.text.trim() === context.name ? { text: '', choices: [] } : {})),
            ],
          },
          {
            target: 'resuming',
            actions: {
              type: 'announceRefused',
              params: ({ context, event }) => ({ ...nameOf(context), failure: failureOf(event) }),
            },
          },
        ),
      },
    },
    /** Repeats the query, which now includes an existing choice of that name. */
    resuming: {
      always: [{ guard: ({ context }) => isSuggestible(context.text), target: 'asking' }, { target: 'idle' }],
    },
  },
});
