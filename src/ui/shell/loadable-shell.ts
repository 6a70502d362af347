import type { ComponentProps } from 'react';
import type { Contexts } from '../../application/shared/contexts';
import { loadable, type Loadable } from '../shared/runtime/loadable';
import type { GuardedShell } from './guarded-shell';

type Shell = Loadable<ComponentProps<typeof GuardedShell>>;
const shells = new WeakMap<Contexts, Shell>();

/** Everything behind sign-in in one chunk: shell, generic screens and the users context. */
export const shellOf = (contexts: Contexts): Shell => {
  const shell: Shell =
    shells.get(contexts) ??
    loadable(async () => {
      const [{ GuardedShell }, { screensOf }, { openingRoute }] = await Promise.all([
        import(/* webpackChunkName: "shell" */ './guarded-shell'),
        import(/* webpackChunkName: "shell" */ './loadable-screens'),
        import(/* webpackChunkName: "shell" */ './opening-route'),
        contexts.load('shell'),
      ]);
      // The first screen renders together with the shell.
      screensOf(contexts).get(openingRoute())?.load();
      return GuardedShell;
    });
  shells.set(contexts, shell);
  return shell;
};
