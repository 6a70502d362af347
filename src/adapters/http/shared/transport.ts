import { token } from '../../../application/shared/token';

/** The browser's `fetch`, or one that returns answers that the page requested before the script loaded. */
export interface Fetch {
  (input: string, init: RequestInit): Promise<Response>;
  /** Makes a call whose answer the next call to this URL gets; optional. */
  readonly ahead?: (input: string, init: RequestInit) => void;
  /** Stores an answer that another answer contained, for the next call to this URL; optional. */
  readonly keep?: (input: string, body: unknown) => void;
}
export const Fetch = token<Fetch>('fetch');

/** The base URL of the API, for example `/api/`, and callbacks about the session. */
export interface ApiSettings {
  readonly base: string;
  /** Id of this page among pages of the same user, sent with changes and received in events. */
  readonly tab: string;
  /** Milliseconds without an answer, or without upload progress, after which a call fails. */
  readonly timeout: number;
  /** A sign-in succeeded; the next call shows whether the browser stored the cookie. */
  readonly onSignedIn: () => void;
  /** A call that needs a session succeeded. */
  readonly onAuthenticated: () => void;
  /** Nobody is signed in. */
  readonly onUnauthenticated: () => void;
  /** Asked after `onUnauthenticated`: whether the user signed in again, so that the call is repeated. Rule R-SES-31. */
  readonly resumed?: () => Promise<boolean>;
  /** The user's rights changed. */
  readonly onRightsChanged: () => void;
}
export const ApiSettings = token<ApiSettings>('api-settings');
