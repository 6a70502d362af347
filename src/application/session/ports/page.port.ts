import { token } from '../../shared/token';

/** The browser page itself: loaded anew only when the website or the language changes. */
export interface BrowserPage {
  /** Leaves everything and loads the console at a path of its own. */
  restartAt(path: string): void;
  /** What this entry of the history was given; it comes from outside and is to be read with care. */
  entry(): unknown;
  /** Language of the page for screen readers and hyphenation. */
  speak(language: string): void;
}
export const BrowserPage = token<BrowserPage>('browser-page');
