import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../../../domain/shared/failure';
import { failureOf, succeeded, unwired, type Finished, type Outcome } from '../../../domain/shared/outcome';
import { phantom } from '../../../domain/shared/phantom';
import { toggleOf, type RowToggle } from './row-toggle';

/** A flag whose save has ended; `value` was sent last. */
export type FinishedFlag = RowToggle & { readonly failure: Failure | null };

/** Events about the state of a flag, sent to all lists. */
export type FlagSign =
  /** The user set this value; it is not stored yet. */
  | ({ readonly type: 'flag.wanted' } & RowToggle)
  /** The server confirmed this value. */
  | ({ readonly type: 'flag.stored' } & RowToggle)
  /** All saves of this flag have ended. */
  | ({ readonly type: 'flag.finished' } & FinishedFlag);

type FlagSavingEvent =
  | { readonly type: 'flag.wished'; readonly value: boolean }
  /** The record is being deleted; a `NotFound` is expected. */
  | { readonly type: 'deletion.started' }
  /** The user who set the flag has signed out. */
  | { readonly type: 'person.left' };

interface FlagSavingContext extends RowToggle {
  /** Last requested value; `value` is being saved. */
  readonly wanted: boolean;
  readonly isBeingDeleted: boolean;
  /** The result is not announced. */
  readonly isSilent: boolean;
}

/** For a defect of an adapter: it is unknown whether the value was stored. */
const UNKNOWN: Failure = { kind: 'Malformed', path: 'answer' };

/** Saves one flag of one record: one save at a time, the last requested value wins. Rule R-SHR-55. */
export const flagSavingMachine = setup({
  types: {
    input: phantom<RowToggle>(),
    context: phantom<FlagSavingContext>(),
    events: phantom<FlagSavingEvent>(),
    emitted: phantom<FlagSign>(),
  },
  actors: { saveFlag: fromPromise<Outcome<void>, RowToggle>(unwired('saveFlag')) },
  actions: { announce: (_, _params: FinishedFlag) => unwired('announce')() },
  guards: {
    isStoredAndWantedOtherwise: ({ context }, event: Finished<unknown>) =>
      succeeded({ event }) && context.wanted !== context.value,
    isWantedOtherwise: ({ context }) => context.wanted !== context.value,
    isNews: ({ context: { isBeingDeleted, isSilent } }, event: Finished<unknown>) =>
      !isSilent && !(isBeingDeleted && failureOf(event)?.kind === 'NotFound'),
  },
}).createMachine({
  id: 'flag-saving',
  context: ({ input }) => ({ ...input, wanted: input.value, isBeingDeleted: false, isSilent: false }),
  initial: 'saving',
  states: {
    saving: {
      entry: assign({ value: ({ context }) => context.wanted }),
      on: {
        'flag.wished': { actions: assign({ wanted: ({ event }) => event.value, isSilent: false }) },
        'deletion.started': { actions: assign({ isBeingDeleted: true }) },
        // The running save completes; no further save follows under another user.
        'person.left': { actions: assign({ wanted: ({ context }) => context.value, isSilent: true }) },
      },
      invoke: {
        src: 'saveFlag',
        input: ({ context }) => toggleOf(context),
        onDone: [
          {
            guard: { type: 'isStoredAndWantedOtherwise', params: ({ event }) => event },
            target: 'saving',
            reenter: true,
            actions: emit(({ context }) => ({ type: 'flag.stored', ...toggleOf(context) })),
          },
          // After a refusal, the last requested value is still saved.
          { guard: 'isWantedOtherwise', target: 'saving', reenter: true },
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'finished',
            actions: [
              emit(({ context, event }) => ({
                type: 'flag.finished',
                ...toggleOf(context),
                failure: failureOf(event),
              })),
              {
                type: 'announce',
                params: ({ context, event }) => ({ ...toggleOf(context), failure: failureOf(event) }),
              },
            ],
          },
          {
            target: 'finished',
            actions: emit(({ context, event }) => ({
              type: 'flag.finished',
              ...toggleOf(context),
              failure: failureOf(event),
            })),
          },
        ],
        onError: {
          target: 'finished',
          actions: [
            emit(({ context }) => ({ type: 'flag.finished', ...toggleOf(context), failure: UNKNOWN })),
            { type: 'announce', params: ({ context }) => ({ ...toggleOf(context), failure: UNKNOWN }) },
          ],
        },
      },
    },
    finished: { type: 'final' },
  },
});
