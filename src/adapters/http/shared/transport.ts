import { token } from '../../../application/shared/token';

/** The browser's `fetch`, or one that answers from what the page asked for before the script arrived. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;
export const Fetch = token<Fetch>('fetch');

/** Where the API lives, for example `/api/`; and what happens when it says that nobody is signed in. */
export interface ApiSettings {
  readonly base: string;
  /** Milliseconds without an answer, or in an upload without progress, after which nobody waits any longer. */
  readonly patience: number;
  readonly onUnauthenticated: () => void;
}
export const ApiSettings = token<ApiSettings>('api-settings');
