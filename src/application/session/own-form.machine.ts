import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { mergeFields, type Fields } from '../../domain/shared/merge';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { isValid, type Rule } from '../../domain/shared/rule';
import type { KeptDraft } from '../shared/ports/drafts.port';
import { isDirty, type KeeperEvent } from '../shared/record';

export type OwnFormEvent<Values extends Fields> =
  | KeeperEvent<Values>
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'save.requested'; readonly values: Values };

interface OwnFormInput<Values extends Fields> {
  /** What is stored now. */
  readonly base: Values;
  readonly rule: Rule<Values>;
  /** Hears of every save. */
  readonly onSaved?: () => void;
}

interface OwnFormContext<Values extends Fields> extends OwnFormInput<Values> {
  readonly mine: Values;
  /** Counts the times that `mine` was set from outside the form: the form starts anew with each. */
  readonly epoch: number;
  readonly offered: KeptDraft<Values> | null;
  /** Why the last save was refused, until the next one. */
  readonly failure: Failure | null;
}

/** What was changed before, on top of what is stored now. */
const laidOver = <Values extends Fields>({ base, offered }: OwnFormContext<Values>): Values =>
  offered === null ? base : mergeFields(offered.base, offered.mine, base).merged;

/**
 * One of several forms on a page about oneself: pick up unsaved work, fill in, save, go on. Rules R-SHR-09 and
 * R-SHR-15.
 */
export const ownFormMachineOf = <Values extends Fields>() => {
  const form = setup({
    types: {
      context: phantom<OwnFormContext<Values>>(),
      events: phantom<OwnFormEvent<Values>>(),
      input: phantom<OwnFormInput<Values>>(),
    },
    actors: {
      findDraft: fromPromise<KeptDraft<Values> | null>(unwired('findDraft')),
      keepDraft: fromCallback<KeeperEvent<Values>, { readonly base: Values }>(unwired('keepDraft')),
      dropDraft: fromPromise<unknown>(unwired('dropDraft')),
      /** Answers what the form goes on with. */
      saveForm: fromPromise<Outcome<{ readonly next: Values }>, { readonly values: Values }>(unwired('saveForm')),
    },
    actions: {
      announceSaved: unwired('announceSaved'),
      announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
      announceProblems: unwired('announceProblems'),
    },
    guards: { succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }) },
  });

  const keepWhatDiffers = form.enqueueActions(({ context, enqueue }) => {
    if (isDirty(context)) enqueue.sendTo('keeper', { type: 'draft.changed', draft: context.mine });
  });

  return form.createMachine({
    id: 'ownForm',
    context: ({ input }) => ({ ...input, mine: input.base, epoch: 0, offered: null, failure: null }),
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
      /** Unsaved work is taken up or discarded first: what is typed now would write over it. */
      offering: {
        on: {
          'draft.resumed': {
            target: 'open',
            actions: assign(({ context }) => ({ mine: laidOver(context), epoch: context.epoch + 1, offered: null })),
          },
          'draft.discarded': 'discarding',
        },
      },
      open: {
        invoke: { id: 'keeper', src: 'keepDraft', input: ({ context }) => ({ base: context.base }) },
        /** What came back is kept before the next key is pressed. */
        entry: keepWhatDiffers,
        on: {
          'draft.changed': {
            actions: [assign({ mine: ({ event }) => event.draft }), sendTo('keeper', ({ event }) => event)],
          },
          'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
          'draft.discarded': 'discarding',
          'save.requested': [
            {
              guard: ({ context, event }) =>
                isValid(context.rule(event.values)) && isDirty({ base: context.base, mine: event.values }),
              target: 'saving',
              actions: assign({ mine: ({ event }) => event.values, failure: null }),
            },
            { actions: 'announceProblems' },
          ],
        },
      },
      saving: {
        invoke: {
          src: 'saveForm',
          input: ({ context }) => ({ values: context.mine }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event },
              target: 'saved',
              actions: [
                assign(({ context, event }) => {
                  const base = valueOf(event)?.next ?? context.mine;
                  return { base, mine: base, epoch: context.epoch + 1 };
                }),
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
      /** The draft is taken out of the store before anything else may be done. */
      saved: { invoke: { src: 'dropDraft', onDone: 'open', onError: 'open' } },
      discarding: {
        entry: assign(({ context }) => ({
          mine: context.base,
          epoch: context.epoch + 1,
          offered: null,
          failure: null,
        })),
        invoke: { src: 'dropDraft', onDone: 'open', onError: 'open' },
      },
    },
  });
};

export type OwnFormMachine<Values extends Fields> = ReturnType<typeof ownFormMachineOf<Values>>;
