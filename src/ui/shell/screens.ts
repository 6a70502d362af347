import type { ComponentType } from 'react';
import type { Contexts } from '../../application/shared/contexts';
import type { ContextName } from '../../application/shared/world.module';
import type { ScreenProps } from '../shared/screen';
import { loadable, type Loadable } from './loadable';

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

/** The screens by path, each fetched when it is shown first. */
export type Screens = ReadonlyMap<string, Loadable<ScreenProps>>;

export const screensOf = (contexts: Contexts): Screens =>
  new Map(Object.entries(SOURCES).map(([path, { context, view }]) => [path, loadable(async () => {
    const [screen] = await Promise.all([view(), context === null ? undefined : contexts.load(context)]);
    return screen;
  })]));
