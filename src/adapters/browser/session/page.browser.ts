import type { BrowserPage } from '../../../application/session/ports/page.port';

/** The page in which the console runs. */
export const browserPage = (window: Pick<Window, 'location' | 'document'>): BrowserPage => ({
  restartAt: (path) => { window.location.replace(path); },
  speak: (language) => { window.document.documentElement.lang = language; },
});
