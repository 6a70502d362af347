import type { ComponentProps } from 'react';
import { findRoute } from '../../application/session/find-route';
import { HOME } from '../../application/session/routes';
import { wantedOf } from '../../application/session/wanted-path';
import type { Contexts } from '../../application/shared/contexts';
import { loadable, type Loadable } from '../shared/runtime/loadable';
import type { GuardedDesk } from './guarded-desk';

type Desk = Loadable<ComponentProps<typeof GuardedDesk>>;
const desks = new WeakMap<Contexts, Desk>();

/** Where the desk will open: at this address, or at the one that somebody wanted who had to sign in first. */
const opening = (): string => {
  const { location, history } = globalThis;
  return findRoute(wantedOf(history.state)?.split(/[?#]/)[0] ?? location.pathname)?.route.path ?? HOME;
};

/**
 * Everything behind the sign-in page in one chunk: shell, generic screens, what they share, and the context of users.
 */
export const deskOf = (contexts: Contexts): Desk => {
  const desk: Desk =
    desks.get(contexts) ??
    loadable(async () => {
      const [{ GuardedDesk }, { screensOf }] = await Promise.all([
        import(/* webpackChunkName: "desk" */ './guarded-desk'),
        import(/* webpackChunkName: "desk" */ './screens'),
        contexts.load('desk'),
      ]);
      // Its first screen is drawn together with the desk, not after it.
      screensOf(contexts).get(opening())?.load();
      return GuardedDesk;
    });
  desks.set(contexts, desk);
  return desk;
};
