import type { BrowserPage } from '../../../application/session/ports/page.port';

/** The page that the console runs in. */
export const browserPage = (window: Pick<Window, 'location' | 'document' | 'history'>): BrowserPage => ({
  restartAt: (path) => {
    window.location.replace(path);
  },
  restart: () => {
    window.location.reload();
  },
  entry: (): unknown => window.history.state,
  speak: (language) => {
    window.document.documentElement.lang = language;
  },
});
