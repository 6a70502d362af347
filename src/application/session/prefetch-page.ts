import type { Contexts } from '../shared/contexts';
import { token } from '../shared/token';

/** Requests the data of a page before its screen is loaded; a wrong guess costs one request. */
export type PrefetchPage = (address: string | null) => void;
export const PrefetchPage = token<PrefetchPage>('prefetch-page');

/** The same behind the sign-in, where routes are known. */
export const DeskPrefetchPage = token<PrefetchPage>('desk-prefetch-page');

/** Prefetches when the desk has been loaded. */
export const prefetchPageWith =
  (contexts: Contexts): PrefetchPage =>
  (address) => {
    contexts.service('desk', DeskPrefetchPage).then(
      (prefetch) => {
        prefetch(address);
      },
      () => {
        // The screen reports a desk that failed to load.
      },
    );
  };
