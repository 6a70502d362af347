import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftSetAsideEvent, DraftEvent, FoundDraft, KeptDraft } from '../../domain/shared/drafts/draft';
import {
  draftActors,
  deleteDraftState,
  storeDraftInvocation,
  NEW_DRAFT,
  newDraft,
  newDraftStates,
} from '../../domain/shared/drafts/draft-states';
import type { Failure } from '../../domain/shared/failure';
import { mergeFields, type Fields } from '../../domain/shared/merge';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { isValid, type Rule } from '../../domain/shared/rule';
import { isDirty, type FormValues } from '../shared/form-values';

export type OwnFormEvent = DraftEvent | DraftSetAsideEvent | { readonly type: 'save.requested' };

interface OwnFormInput<Values extends Fields> {
  /** Stored values. */
  readonly base: Values;
  readonly rule: Rule<Values>;
  readonly form: FormValues<Values>;
  /** Called after each save. */
  readonly onSaved?: () => void;
}

interface OwnFormContext<Values extends Fields> extends OwnFormInput<Values> {
  readonly offered: KeptDraft<Values> | null;
  /** Failure of the last save. */
  readonly failure: Failure | null;
}

/** The draft's changes merged into the stored values. */
const resumedDraft = <Values extends Fields>({ base, offered }: OwnFormContext<Values>): Values =>
  offered === null ? base : mergeFields(offered.base, offered.mine, base).merged;

/** Form that stays open after a save, such as those of the profile. Rules R-SHR-09 and R-SHR-15. */
export const ownFormMachineOf = <Values extends Fields>() => {
  const form = setup({
    types: {
      context: phantom<OwnFormContext<Values>>(),
      events: phantom<OwnFormEvent>(),
      input: phantom<OwnFormInput<Values>>(),
    },
    actors: {
      ...draftActors<Values>(),
      /** Returns the values that the form shows next. */
      saveForm: fromPromise<Outcome<{ readonly next: Values }>, { readonly base: Values; readonly values: Values }>(
        unwired('saveForm'),
      ),
    },
    actions: {
      offerDraft: assign((_, { kept }: FoundDraft<Values>) => ({ offered: kept })),
      resumeDraft: ({ context }) => {
        context.form.fill(resumedDraft(context));
      },
      forgetDraft: assign({ offered: null, failure: null }),
      showStored: ({ context }) => {
        context.form.fill(context.base);
      },
      announceSaved: unwired('announceSaved'),
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceProblems: unwired('announceProblems'),
    },
    guards: {
      isOffered: (_, { kept }: FoundDraft<Values>) => kept !== null,
    },
  });

  return form.createMachine({
    id: 'ownForm',
    context: ({ input }) => ({ ...input, offered: null, failure: null }),
    initial: 'opening',
    states: {
      ...newDraftStates('open'),
      open: {
        invoke: storeDraftInvocation(newDraft),
        on: {
          'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
          'draft.discarded': 'discarding',
          'save.requested': [
            {
              guard: ({ context: { base, form, rule } }) => isValid(rule(form.read())) && isDirty(base, form.read()),
              target: 'saving',
              actions: assign({ failure: null }),
            },
            { actions: 'announceProblems' },
          ],
        },
      },
      saving: {
        invoke: {
          src: 'saveForm',
          input: ({ context: { base, form } }) => ({ base, values: form.read() }),
          onDone: byOutcome(
            {
              target: 'saved',
              actions: [
                assign({ base: ({ context, event }) => valueOf(event)?.next ?? context.base }),
                'showStored',
                'announceSaved',
                ({ context }) => {
                  context.onSaved?.();
                },
              ],
            },
            {
              target: 'open',
              actions: [
                assign({ failure: ({ event }) => failureOf(event) }),
                { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              ],
            },
          ),
        },
      },
      saved: deleteDraftState(NEW_DRAFT, 'open'),
    },
  });
};

export type OwnFormMachine<Values extends Fields> = ReturnType<typeof ownFormMachineOf<Values>>;
