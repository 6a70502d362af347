import type { ComponentProps } from 'react';
import { findRoute } from '../../application/session/find-route';
import { HOME } from '../../application/session/routes';
import { wantedOf } from '../../application/session/wanted-path';
import type { Contexts } from '../../application/shared/contexts';
import { loadable, type Loadable } from '../shared/runtime/loadable';
import type { GuardedDesk } from './guarded-desk';

type Desk = Loadable<ComponentProps<typeof GuardedDesk>>;
const desks = new WeakMap<Contexts, Desk>();

/** The first path: this one, or the one requested before sign-in. */
const opening = (): string => {
  const { location, history } = globalThis;
  return findRoute(wantedOf(history.state)?.split(/[?#]/)[0] ?? location.pathname)?.route.path ?? HOME;
};

/** Everything behind sign-in in one chunk: shell, generic screens and the users context. */
export const deskOf = (contexts: Contexts): Desk => {
  const desk: Desk =
    desks.get(contexts) ??
    loadable(async () => {
      const [{ GuardedDesk }, { screensOf }] = await Promise.all([
        import(/* webpackChunkName: "desk" */ './guarded-desk'),
        import(/* webpackChunkName: "desk" */ './screens'),
        contexts.load('desk'),
      ]);
      // The first screen renders together with the shell.
      screensOf(contexts).get(opening())?.load();
      return GuardedDesk;
    });
  desks.set(contexts, desk);
  return desk;
};
