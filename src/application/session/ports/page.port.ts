import { token } from '../../shared/token';

/** The browser page. */
export interface BrowserPage {
  /** Reloads the console at a path. */
  restartAt(path: string): void;
  /** Reloads the console where it is. */
  restart(): void;
  /** State of the current history entry; untrusted. */
  entry(): unknown;
  /** Sets the `lang` attribute. */
  speak(language: string): void;
}
export const BrowserPage = token<BrowserPage>('browser-page');
