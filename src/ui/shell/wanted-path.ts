import { useHistoryState } from 'wouter/use-browser-location';
import { wantedOf } from '../../application/session/wanted-path';

/** The page that was asked for before signing in; only an address of our own counts. */
export const useWantedPath = (): string | null => wantedOf(useHistoryState<unknown>());
