import { Container, type ContainerModule } from 'inversify';
import { browserModule } from './adapters/browser/browser.module';
import { storageModule } from './adapters/storage/storage.module';
import { sessionModule } from './application/session/session.module';
import { Contexts } from './application/shared/contexts';
import { sharedModule } from './application/shared/shared.module';
import type { ContextName, World } from './application/shared/world.module';

/** What each context does, whatever world it does it in. */
const wirings: Readonly<Record<ContextName, () => Promise<ContainerModule>>> = {
  access: () => import(/* webpackChunkName: "desk" */ './application/access/access.module').then(({ accessModule }) => accessModule),
};

/** Loads each context once; a load that failed may be tried again. */
const contextsOf = (container: Container, world: World): Contexts => {
  const loaded = new Map<ContextName, Promise<void>>();
  return {
    load: (name) => {
      const loading = loaded.get(name) ?? Promise.all([world.contexts[name](), wirings[name]()]).then((modules) => { container.load(...modules); });
      loaded.set(name, loading);
      loading.catch(() => { loaded.delete(name); });
      return loading;
    },
  };
};

/** The composition root: the only place that sees ports and adapters at once. */
export const createContainer = (world: World): Container => {
  const container = new Container();
  container.load(sharedModule, sessionModule, storageModule, browserModule, ...world.base);
  container.bind<Contexts>(Contexts).toConstantValue(contextsOf(container, world));
  return container;
};
