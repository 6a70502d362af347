import { fromCallback, fromPromise } from 'xstate';
import type { Fields } from '../merge';
import { unwired } from '../outcome';
import type { DraftForm, DraftRef, FoundDraft, KeeperEvent, OpenDraft } from './draft';

/** The actors that the states below call. A record that is read together with its draft does not call `findDraft`. */
export const draftActors = <Draft extends Fields>() => ({
  findDraft: fromPromise<FoundDraft<Draft>, DraftRef>(unwired('findDraft')),
  keepDraft: fromCallback<KeeperEvent<Draft>, OpenDraft<Draft>>(unwired('keepDraft')),
  dropDraft: fromPromise<unknown, DraftRef>(unwired('dropDraft')),
  setDraftAside: fromPromise<unknown, DraftRef>(unwired('setDraftAside')),
});

const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output;

/** Looks for a draft, and offers the one that the guard `isOffered` takes and the action `offerDraft` holds. */
export const findingDraft = <const Input, const Open>(input: Input, open: Open) =>
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

/** Stores the draft while the state lasts. @param input its `OpenDraft` */
export const keepingDraft = <const Input>(input: Input) => ({ id: 'keeper', src: 'keepDraft', input }) as const;

/** Deletes the draft, and goes on although the browser may fail to. */
export const droppingDraft = <const Input, const Next>(input: Input, next: Next) =>
  ({ invoke: { src: 'dropDraft', input, onDone: next, onError: next } }) as const;

/** The draft is deleted before anything else can be done: `forgetDraft` takes the offer back. */
export const discardingDraft = <const Input, const Next>(input: Input, next: Next) =>
  ({ entry: ['forgetDraft', 'showStored'], ...droppingDraft(input, next) }) as const;

/** The draft of an edit is given up, or of a new record left for later. */
export const endingStates = <const Input, const Next>(input: Input, next: Next) =>
  ({
    discarding: discardingDraft(input, next),
    settingAside: {
      entry: 'forgetDraft',
      invoke: { src: 'setDraftAside', input, onDone: next, onError: next },
    },
  }) as const;

/** The draft of a form that is stored under no id of its own, such as an invitation. */
export const NEW_DRAFT: DraftRef = { id: null };

/** What the form's actor that stores drafts is started with. */
export const newDraft = <Draft>({
  context: { base, form },
}: {
  readonly context: { readonly base: Draft; readonly form: DraftForm<Draft> };
}): OpenDraft<Draft> => ({ ...NEW_DRAFT, base, version: null, form });

/** The form's draft is resumed, discarded or set aside before editing, which would overwrite it. Rule R-SHR-15. */
export const newDraftStates = <const Open>(open: Open) =>
  ({
    opening: findingDraft(NEW_DRAFT, open),
    offering: {
      on: {
        'draft.resumed': { target: open, actions: ['resumeDraft', 'forgetDraft'] },
        'draft.discarded': 'discarding',
        'draft.setAside': 'settingAside',
      },
    },
    ...endingStates(NEW_DRAFT, open),
  }) as const;
