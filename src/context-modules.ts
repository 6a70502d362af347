import type { ContainerModule } from 'inversify';
import type { World } from './application/shared/world.module';
import type { ContextName, FormsName } from './domain/shared/modules/module-entry.rule';

/** The wiring of each context, independent of its adapters. */
const wirings: Readonly<Record<ContextName, () => Promise<ContainerModule>>> = {
  'access': () =>
    import(/* webpackChunkName: "shell" */ './application/access/access.module').then(
      ({ accessModule }) => accessModule,
    ),
  'site': () =>
    import(/* webpackChunkName: "site" */ './application/site/site.module').then(({ siteModule }) => siteModule),
  'operations': () =>
    import(/* webpackChunkName: "operations" */ './application/operations/operations.module').then(
      ({ operationsModule }) => operationsModule,
    ),
  'insight': () =>
    import(/* webpackChunkName: "insight" */ './application/insight/insight.module').then(
      ({ insightModule }) => insightModule,
    ),
  'library': () =>
    import(/* webpackChunkName: "library" */ './application/library/library.module').then(
      ({ libraryModule }) => libraryModule,
    ),
  'content': () =>
    import(/* webpackChunkName: "content" */ './application/content/content.module').then(
      ({ contentModule }) => contentModule,
    ),
  'catalogue': () =>
    import(/* webpackChunkName: "catalogue" */ './application/catalogue/catalogue.module').then(
      ({ catalogueModule }) => catalogueModule,
    ),
  'commerce': () =>
    import(/* webpackChunkName: "commerce" */ './application/commerce/commerce.module').then(
      ({ commerceModule }) => commerceModule,
    ),
  'communication': () =>
    import(/* webpackChunkName: "communication" */ './application/communication/communication.module').then(
      ({ communicationModule }) => communicationModule,
    ),
  'event': () =>
    import(/* webpackChunkName: "event" */ './application/site/event.module').then(({ eventModule }) => eventModule),
  'navigation': () =>
    import(/* webpackChunkName: "navigation" */ './application/site/navigation.module').then(
      ({ navigationModule }) => navigationModule,
    ),
  'spare-parts': () =>
    import(/* webpackChunkName: "spare-parts" */ './application/spare-parts/spare-parts.module').then(
      ({ sparePartsModule }) => sparePartsModule,
    ),
  'profile': () =>
    import(/* webpackChunkName: "profile" */ './application/session/profile.module').then(
      ({ profileModule }) => profileModule,
    ),
};

/** Forms that are loaded after the lists of their context. */
const forms: Readonly<Record<FormsName, readonly [ContextName, () => Promise<ContainerModule>]>> = {
  'access-forms': [
    'access',
    () =>
      import(/* webpackChunkName: "record" */ './application/access/access-forms.module').then(
        ({ accessFormsModule }) => accessFormsModule,
      ),
  ],
};
const isForms = (name: string): name is FormsName => Object.hasOwn(forms, name);
const isContext = (name: string): name is ContextName => Object.hasOwn(wirings, name);

/** Contexts whose published screens are used by other contexts. */
const needs: Partial<Record<ContextName, readonly ContextName[]>> = {
  'catalogue': ['content'],
  'commerce': ['content'],
  'communication': ['content'],
  'event': ['content'],
  'navigation': ['content'],
  'spare-parts': ['content'],
};

/** Browser storage of contexts, whatever the other adapters. */
const kept: Partial<Record<ContextName, () => Promise<ContainerModule>>> = {
  'spare-parts': () =>
    import(/* webpackChunkName: "spare-parts" */ './adapters/storage/spare-parts/spare-parts-storage.module').then(
      ({ sparePartsStorageModule }) => sparePartsStorageModule,
    ),
};

type Part = readonly [name: string, modules: () => Promise<readonly ContainerModule[]>];

/** The modules of a context or its forms, each loaded once; `shell` has none of its own. */
export const partsOf = async (world: World, name: string): Promise<readonly Part[]> => {
  const context = isForms(name) ? forms[name][0] : name;
  if (!isContext(context)) return [];
  const adapters = await world.contexts();
  const parts = [context, ...(needs[context] ?? [])].map((one): Part => [
    one,
    () => Promise.all([adapters[one](), wirings[one](), ...(kept[one] === undefined ? [] : [kept[one]()])]),
  ]);
  return isForms(name) ? [...parts, [name, async () => [await forms[name][1]()]]] : parts;
};
