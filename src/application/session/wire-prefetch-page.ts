import { entryOf } from '../../domain/shared/modules/module-entries.rule';
import type { Contexts } from '../shared/contexts';
import { firstPageOf } from '../shared/first-page-of';
import { findRoute } from './find-route';
import type { PrefetchPage } from './prefetch-page';

/** Prefetches the list at an address; other screens are not prefetched. */
export const wirePrefetchPage =
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
        // A context that fails to load is reported by the screen.
      },
    );
  };
