import type { World } from '../../application/shared/world.module';
import { sessionHttpModule } from './session/session.http.module';

/** Wires the console to an API over HTTP. */
export const httpWorld: World = {
  base: [sessionHttpModule],
  desk: () =>
    import(/* webpackChunkName: "desk" */ './shared/desk-http.module').then(({ deskHttpModule }) => deskHttpModule),
  contexts: () => import(/* webpackChunkName: "desk" */ './http-contexts').then(({ httpContexts }) => httpContexts),
};
