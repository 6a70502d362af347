import { matchesState, type StateValue } from 'xstate';

/** Whether a save is running, including conflict checks; input is disabled. @param state of the record machine */
export const isSaving = (state: StateValue): boolean =>
  ['saving', 'comparing', 'deciding'].some((one) => matchesState(one, state));
