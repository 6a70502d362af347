import { useHistoryState } from 'wouter/use-browser-location';
import { wantedOf } from '../../application/session/wanted-path';

/** The title of the screen that was left for the sign-in; null where it was never shown. */
export const useWantedScreen = (): string | null => {
  const state = useHistoryState<unknown>();
  return typeof state === 'object' && state !== null && 'screen' in state && typeof state.screen === 'string'
    ? state.screen
    : null;
};

/** The path requested before sign-in; own paths only. */
export const useWantedPath = (): string | null => wantedOf(useHistoryState<unknown>());
