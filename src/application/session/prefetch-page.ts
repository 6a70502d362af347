import type { Contexts } from '../shared/contexts';
import { token } from '../shared/token';

/** Requests the data of a page before its screen is loaded; a wrong guess costs one request. */
export type PrefetchPage = (address: string | null) => void;
export const PrefetchPage = token<PrefetchPage>('prefetch-page');

/** As `PrefetchPage`, after the sign-in, where the routes are known. */
export const ShellPrefetchPage = token<PrefetchPage>('shell-prefetch-page');

/** Prefetches once the shell is loaded. */
export const prefetchPageWith =
  (contexts: Contexts): PrefetchPage =>
  (address) => {
    contexts.service('shell', ShellPrefetchPage).then(
      (prefetch) => {
        prefetch(address);
      },
      () => {
        // A shell that fails to load is reported by the screen.
      },
    );
  };
