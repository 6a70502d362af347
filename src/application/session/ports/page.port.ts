import { token } from '../../shared/token';

/** The browser page. */
export interface BrowserPage {
  /** Reloads the console at another path. */
  restartAt(path: string): void;
  /** Reloads the current page. */
  restart(): void;
  /** State of the current history entry; untrusted. */
  entry(): unknown;
  /** Sets the `lang` attribute of the document. */
  speak(language: string): void;
}
export const BrowserPage = token<BrowserPage>('browser-page');
