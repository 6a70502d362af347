import { fromCallback, fromPromise } from 'xstate';
import type { Fields } from '../merge';
import { unwired } from '../outcome';
import type { DraftForm, DraftRef, FoundDraft, KeeperEvent, OpenDraft } from './draft';

/** Actors of the states below. A record that loads its draft together with its data does not use `findDraft`. */
export const draftActors = <Draft extends Fields>() => ({
  findDraft: fromPromise<FoundDraft<Draft>, DraftRef>(unwired('findDraft')),
  keepDraft: fromCallback<KeeperEvent<Draft>, OpenDraft<Draft>>(unwired('keepDraft')),
  dropDraft: fromPromise<unknown, DraftRef>(unwired('dropDraft')),
  setDraftAside: fromPromise<unknown, DraftRef>(unwired('setDraftAside')),
});

const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output;

/**
 * State that looks for a stored draft; offers it if the guard `isOffered` accepts it, stored by the action
 * `offerDraft`.
 */
export const findDraftState = <const Input, const Open>(input: Input, open: Open) =>
  ({
    invoke: {
      src: 'findDraft',
      input,
      onDone: [
        {
          guard: { type: 'isOffered', params: outputOf },
          target: 'offering',
          actions: { type: 'offerDraft', params: outputOf },
        },
        { target: open },
      ],
      onError: open,
    },
  }) as const;

/** Invocation that stores the draft while a state is active. @param input its `OpenDraft` */
export const storeDraftInvocation = <const Input>(input: Input) => ({ id: 'keeper', src: 'keepDraft', input }) as const;

/** State that deletes the draft; continues even if the browser fails to delete it. */
export const deleteDraftState = <const Input, const Next>(input: Input, next: Next) =>
  ({ invoke: { src: 'dropDraft', input, onDone: next, onError: next } }) as const;

/** State that deletes the draft before anything else happens; `forgetDraft` withdraws the offer. */
export const discardDraftState = <const Input, const Next>(input: Input, next: Next) =>
  ({ entry: ['forgetDraft', 'showStored'], ...deleteDraftState(input, next) }) as const;

/** States that discard the draft of an edit, or keep the draft of a new record for later. */
export const endingStates = <const Input, const Next>(input: Input, next: Next) =>
  ({
    discarding: discardDraftState(input, next),
    settingAside: {
      entry: 'forgetDraft',
      invoke: { src: 'setDraftAside', input, onDone: next, onError: next },
    },
  }) as const;

/** Reference of a draft without a record id, such as an invitation. */
export const NEW_DRAFT: DraftRef = { id: null };

/** Input of the actor that stores the drafts of a form. */
export const newDraft = <Draft>({
  context: { base, form },
}: {
  readonly context: { readonly base: Draft; readonly form: DraftForm<Draft> };
}): OpenDraft<Draft> => ({ ...NEW_DRAFT, base, version: null, form });

/**
 * States in which the draft is resumed, discarded or set aside before editing, which would overwrite it. Rule R-SHR-15.
 */
export const newDraftStates = <const Open>(open: Open) =>
  ({
    opening: findDraftState(NEW_DRAFT, open),
    offering: {
      on: {
        'draft.resumed': { target: open, actions: ['resumeDraft', 'forgetDraft'] },
        'draft.discarded': 'discarding',
        'draft.setAside': 'settingAside',
      },
    },
    ...endingStates(NEW_DRAFT, open),
  }) as const;
