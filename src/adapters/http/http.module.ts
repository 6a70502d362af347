import type { World } from '../../application/shared/world.module';
import { sessionHttpModule } from './session/session.http.module';

/** Wires the console to an API over HTTP. */
export const httpWorld: World = {
  base: [sessionHttpModule],
  shell: () =>
    import(/* webpackChunkName: "shell" */ './shared/shell-http.module').then(({ shellHttpModule }) => shellHttpModule),
  contexts: () => import(/* webpackChunkName: "shell" */ './http-contexts').then(({ httpContexts }) => httpContexts),
};
