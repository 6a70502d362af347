import { useHistoryState } from 'wouter/use-browser-location';
import { wantedOf } from '../../application/session/wanted-path';

/** The title of the screen that sign-in interrupted; `null` if that was never shown. */
export const useWantedScreen = (): string | null => {
  const state = useHistoryState<unknown>();
  return typeof state === 'object' && state !== null && 'screen' in state && typeof state.screen === 'string'
    ? state.screen
    : null;
};

/** The internal path requested before sign-in. */
export const useWantedPath = (): string | null => wantedOf(useHistoryState<unknown>());
