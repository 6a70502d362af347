import { token } from '../../../application/shared/token';

/** The browser's `fetch`, or one that answers from what the page asked for before the script arrived. */
export interface Fetch {
  (input: string, init: RequestInit): Promise<Response>;
  /** Asks at once and keeps the answer for the next call to this address; without it, that call asks itself. */
  readonly ahead?: (input: string, init: RequestInit) => void;
  /** Keeps what another answer brought along for the next call to this address; without it, that call asks. */
  readonly keep?: (input: string, body: unknown) => void;
}
export const Fetch = token<Fetch>('fetch');

/**
 * Where the API lives, for example `/api/`; and what happens when it says something about the person behind the calls.
 */
export interface ApiSettings {
  readonly base: string;
  /** Tells this page from other pages of the same person, in calls that change something and in their events. */
  readonly tab: string;
  /** Milliseconds without an answer, or in an upload without progress, after which nobody waits any longer. */
  readonly patience: number;
  /** A sign-in was accepted; the next call tells whether the browser kept its cookie. */
  readonly onSignedIn: () => void;
  /** A call that needs a session was answered. */
  readonly onAuthenticated: () => void;
  /** Nobody is signed in. */
  readonly onUnauthenticated: () => void;
  /** Asked after `onUnauthenticated`: whether the person signed in again, so that the call is repeated. Rule R-SES-31. */
  readonly resumed?: () => Promise<boolean>;
  /** The person may do something else than before. */
  readonly onRightsChanged: () => void;
}
export const ApiSettings = token<ApiSettings>('api-settings');
