import { matchesState, type StateValue } from 'xstate';

/**
 * Whether a record is on its way to be saved: sent, compared with what somebody else saved, or laid over it. Nothing
 * can be pressed meanwhile. @param state of its machine
 */
export const isSaving = (state: StateValue): boolean =>
  ['saving', 'comparing', 'deciding'].some((one) => matchesState(one, state));
