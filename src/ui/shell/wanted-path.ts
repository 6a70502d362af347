import { useHistoryState } from 'wouter/use-browser-location';
import { wantedOf } from '../../application/session/wanted-path';

/** The path requested before sign-in; own paths only. */
export const useWantedPath = (): string | null => wantedOf(useHistoryState<unknown>());
