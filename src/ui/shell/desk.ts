import type { ComponentProps } from 'react';
import type { Contexts } from '../../application/shared/contexts';
import { loadable, type Loadable } from '../shared/runtime/loadable';
import type { GuardedDesk } from './guarded-desk';

type Desk = Loadable<ComponentProps<typeof GuardedDesk>>;
const desks = new WeakMap<Contexts, Desk>();

/** Everything behind sign-in in one chunk: shell, generic screens and the users context. */
export const deskOf = (contexts: Contexts): Desk => {
  const desk: Desk =
    desks.get(contexts) ??
    loadable(async () => {
      const [{ GuardedDesk }, { screensOf }, { openingRoute }] = await Promise.all([
        import(/* webpackChunkName: "desk" */ './guarded-desk'),
        import(/* webpackChunkName: "desk" */ './loadable-screens'),
        import(/* webpackChunkName: "desk" */ './opening-route'),
        contexts.load('desk'),
      ]);
      // The first screen renders together with the shell.
      screensOf(contexts).get(openingRoute())?.load();
      return GuardedDesk;
    });
  desks.set(contexts, desk);
  return desk;
};
