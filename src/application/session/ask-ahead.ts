import type { Contexts } from '../shared/contexts';
import { firstPageOf } from '../shared/first-page-of';
import { token } from '../shared/token';
import type { ContextName } from '../shared/world.module';
import { findRoute } from './find-route';
import { MODULES } from './modules';

/** Asks for what a page shows first, before its screen is there; a guess that costs one request when it is wrong. */
export type AskAhead = (address: string | null) => void;
export const AskAhead = token<AskAhead>('ask-ahead');

const contextOf = (module: string): ContextName | undefined =>
  new Map<string, ContextName>(Object.entries(MODULES)).get(module);

/**
 * Loads the context of a list and lets it ask for the page that the address tells. Other screens ask for themselves.
 */
export const askAheadWith =
  (contexts: Contexts): AskAhead =>
  (address) => {
    const [path = '', ...search] = address?.split('#')[0]?.split('?') ?? [];
    const route = findRoute(path)?.route;
    const context = route !== undefined && route.path === `/${route.module}` ? contextOf(route.module) : undefined;
    if (route === undefined || context === undefined) return;
    contexts.service(context, firstPageOf({ key: route.module })).then(
      (askFor) => {
        askFor(search.join('?'));
      },
      () => {
        // Where the context did not load, its screen says so.
      },
    );
  };
