import { lazy, type ComponentType } from 'react';
import type { Contexts } from '../../application/shared/contexts';
import type { ContextName } from '../../application/shared/world.module';
import type { ScreenProps } from '../shared/screen';

/** Where the view of a route is, and which context has to be plugged in before it shows. */
interface ScreenSource {
  readonly context: ContextName | null;
  readonly view: () => Promise<ComponentType<ScreenProps>>;
}

/** The views of the route table, by path. A path that is not here leads to the page that says so. */
const SOURCES: Readonly<Record<string, ScreenSource>> = {
  '/dashboard': { context: null, view: () => import(/* webpackChunkName: "desk" */ './start.view').then(({ StartView }) => StartView) },
  '/users': { context: 'access', view: () => import(/* webpackChunkName: "desk" */ '../access/users.view').then(({ UsersView }) => UsersView) },
  '/users/:id': { context: 'access', view: () => import(/* webpackChunkName: "desk" */ '../access/user.view').then(({ UserView }) => UserView) },
};

/** Makes the lazy component of each route once, so that a screen keeps its identity while it is open. */
export const screensOf = (contexts: Contexts) => {
  const made = new Map<string, ComponentType<ScreenProps>>();
  return (path: string): ComponentType<ScreenProps> | null => {
    const source = SOURCES[path];
    if (source === undefined) return null;
    const known = made.get(path);
    if (known !== undefined) return known;
    const screen = lazy(async () => {
      const [view] = await Promise.all([source.view(), source.context === null ? undefined : contexts.load(source.context)]);
      return { default: view };
    });
    made.set(path, screen);
    return screen;
  };
};
