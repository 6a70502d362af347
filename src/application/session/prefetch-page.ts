import { entryOf } from '../../domain/shared/module-entries.rule';
import type { Contexts } from '../shared/contexts';
import { firstPageOf } from '../shared/first-page-of';
import { token } from '../shared/token';
import { findRoute } from './find-route';

/** Asks for what a page shows first, before its screen is there; a guess that costs one request when it is wrong. */
export type PrefetchPage = (address: string | null) => void;
export const PrefetchPage = token<PrefetchPage>('prefetch-page');

/**
 * Loads the context of a list and lets it ask for the page that the address tells. Other screens ask for themselves.
 */
export const prefetchPageWith =
  (contexts: Contexts): PrefetchPage =>
  (address) => {
    const [path = '', ...search] = address?.split('#')[0]?.split('?') ?? [];
    const route = findRoute(path)?.route;
    const entry = route === undefined ? undefined : entryOf(route.module);
    if (route === undefined || entry?.list !== true || !entry.context || route.path !== entry.routes[0].path) return;
    contexts.service(entry.context, firstPageOf({ key: route.module })).then(
      (askFor) => {
        askFor(search.join('?'));
      },
      () => {
        // Where the context did not load, its screen says so.
      },
    );
  };
