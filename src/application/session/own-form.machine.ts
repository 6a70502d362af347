import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { mergeFields, type Fields } from '../../domain/shared/merge';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { isValid, type Rule } from '../../domain/shared/rule';
import type { KeptDraft } from '../shared/ports/drafts.port';
import type { FlushEvent, OpenForm } from '../shared/draft-keeper';
import { isDirty, type FormValues } from '../shared/form-values';

export type OwnFormEvent =
  | FlushEvent
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  /** The draft on offer waits, and the form is filled in anew. Rule R-SHR-15. */
  | { readonly type: 'draft.setAside' }
  | { readonly type: 'save.requested' };

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
      findDraft: fromPromise<KeptDraft<Values> | null>(unwired('findDraft')),
      keepDraft: fromCallback<FlushEvent, OpenForm<Values>>(unwired('keepDraft')),
      dropDraft: fromPromise<unknown>(unwired('dropDraft')),
      setDraftAside: fromPromise<unknown>(unwired('setDraftAside')),
      /** Returns the values that the form shows next. */
      saveForm: fromPromise<Outcome<{ readonly next: Values }>, { readonly base: Values; readonly values: Values }>(
        unwired('saveForm'),
      ),
    },
    actions: {
      fillForm: ({ context }, { draft }: { readonly draft: Values }) => {
        context.form.fill(draft);
      },
      announceSaved: unwired('announceSaved'),
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceProblems: unwired('announceProblems'),
    },
    guards: { succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }) },
  });

  return form.createMachine({
    id: 'ownForm',
    context: ({ input }) => ({ ...input, offered: null, failure: null }),
    initial: 'opening',
    states: {
      opening: {
        invoke: {
          src: 'findDraft',
          onDone: [
            {
              guard: ({ event }) => event.output !== null,
              target: 'offering',
              actions: assign({ offered: ({ event }) => event.output }),
            },
            { target: 'open' },
          ],
          onError: 'open',
        },
      },
      /** A draft is resumed, discarded or set aside before editing, which would overwrite it. */
      offering: {
        on: {
          'draft.resumed': {
            target: 'open',
            actions: [
              { type: 'fillForm', params: ({ context }) => ({ draft: resumedDraft(context) }) },
              assign({ offered: null }),
            ],
          },
          'draft.discarded': 'discarding',
          'draft.setAside': 'settingAside',
        },
      },
      open: {
        invoke: {
          id: 'keeper',
          src: 'keepDraft',
          input: ({ context: { base, form } }) => ({ id: null, base, version: null, form }),
        },
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
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: 'saved',
              actions: [
                assign({ base: ({ context, event }) => valueOf(event)?.next ?? context.base }),
                { type: 'fillForm', params: ({ context }) => ({ draft: context.base }) },
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
          ],
        },
      },
      settingAside: {
        entry: assign({ offered: null }),
        invoke: { src: 'setDraftAside', onDone: 'open', onError: 'open' },
      },
      /** Deletes the draft before the form reopens. */
      saved: { invoke: { src: 'dropDraft', onDone: 'open', onError: 'open' } },
      discarding: {
        entry: [
          assign({ offered: null, failure: null }),
          { type: 'fillForm', params: ({ context }) => ({ draft: context.base }) },
        ],
        invoke: { src: 'dropDraft', onDone: 'open', onError: 'open' },
      },
    },
  });
};

export type OwnFormMachine<Values extends Fields> = ReturnType<typeof ownFormMachineOf<Values>>;
