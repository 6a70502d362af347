import { Container, type ContainerModule } from 'inversify';
import { BundledStrings } from './adapters/browser/session/dictionary.browser';
import { BrowserClock } from './adapters/browser/shared/clock.browser';
import { datedFetch, learnEarly } from './adapters/browser/shared/dated-fetch';
import { earlyFetch } from './adapters/browser/shared/early-fetch';
import { EarlyLists, rememberingFetch } from './adapters/browser/shared/early-lists';
import { browserModule } from './adapters/browser/browser.module';
import { Fetch } from './adapters/http/shared/transport';
import { storageModule } from './adapters/storage/storage.module';
import { sessionModule } from './application/session/session.module';
import { Contexts, LoadLateStrings } from './application/shared/contexts';
import { sharedModule } from './application/shared/shared.module';
import type { World } from './application/shared/world.module';
import en from './ui/strings/en/boot.json';
import nl from './ui/strings/nl/boot.json';

/** Modules shared by all signed-in screens. */
const shellModules = (): Promise<readonly ContainerModule[]> =>
  Promise.all([
    import(/* webpackChunkName: "shell" */ './application/session/shell.module').then(({ shellModule }) => shellModule),
    import(/* webpackChunkName: "shell" */ './adapters/storage/shared/shell-storage.module').then(
      ({ shellStorageModule }) => shellStorageModule,
    ),
    import(/* webpackChunkName: "shell" */ './adapters/browser/shared/shell-browser.module').then(
      ({ shellBrowserModule }) => shellBrowserModule,
    ),
  ]);

/** Loads the shared modules and each context once; a failed load can be retried. */
const contextsOf = (container: Container, world: World, shell: typeof shellModules): Contexts => {
  const loaded = new Map<string, Promise<void>>();
  const plug = (name: string, fetch: () => Promise<readonly ContainerModule[]>): Promise<void> => {
    const loading =
      loaded.get(name) ??
      fetch().then((modules) => {
        container.load(...modules);
      });
    loaded.set(name, loading);
    loading.catch(() => {
      loaded.delete(name);
    });
    return loading;
  };
  const plugShell = (): Promise<void> =>
    plug('shell', async () => (await Promise.all([shell(), world.shell().then((own) => [own])])).flat());
  const plugAll = async (name: string): Promise<void> => {
    const plugged = plugShell();
    const { partsOf } = await import(/* webpackChunkName: "shell" */ './context-modules');
    await Promise.all([plugged, ...(await partsOf(world, name)).map(([part, modules]) => plug(part, modules))]);
  };
  return {
    load: async (name) => {
      await Promise.all([plugAll(name), plugShell().then(() => container.get<LoadLateStrings>(LoadLateStrings)(name))]);
    },
    service: (name, service) => plugAll(name).then(() => container.get(service)),
  };
};

/** The browser's `fetch`, with the answers that the page requested early, and a memory of what to request next time. */
const fetchOfPage = (clock: BrowserClock): Fetch => {
  const asked = globalThis.window.kantoorPage?.early ?? {};
  learnEarly(asked, clock, performance.timeOrigin);
  const plain = datedFetch((input, init) => globalThis.fetch(input, init), clock);
  const address = (): string => globalThis.location.pathname + globalThis.location.search;
  const early = earlyFetch(asked, plain, () => performance.now());
  // Prefetched calls are not yet the list of this page.
  const lists = new EarlyLists(
    () => globalThis.localStorage,
    () => globalThis.document,
  );
  return Object.assign(rememberingFetch(early, lists, address), {
    ahead: early.ahead,
    keep: early.keep,
  });
};

/**
 * The composition root: the only file that imports both ports and adapters.
 * @param shell loads the modules of signed-in screens; tests may pass loaded ones
 */
export const createContainer = (world: World, shell = shellModules): Container => {
  const container = new Container();
  container.load(sharedModule, sessionModule, storageModule, browserModule, ...world.base);
  container.bind<BundledStrings>(BundledStrings).toConstantValue({ en: { boot: en }, nl: { boot: nl } });
  container.bind<Fetch>(Fetch).toConstantValue(fetchOfPage(container.get(BrowserClock)));
  container.bind<Contexts>(Contexts).toConstantValue(contextsOf(container, world, shell));
  return container;
};
