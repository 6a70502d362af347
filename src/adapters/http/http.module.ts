import type { World } from '../../application/shared/world.module';
import { sessionHttpModule } from './session/session.http.module';

/** The console on an API over HTTP. */
export const httpWorld: World = {
  base: [sessionHttpModule],
  contexts: () => import(/* webpackChunkName: "desk" */ './http-contexts').then(({ httpContexts }) => httpContexts),
};
