import type { ContextAdapters } from '../../application/shared/world.module';

/** The adapters of each context in memory. */
export const memoryContexts: ContextAdapters = {
  'access': () => import('./access/access.memory.module').then(({ accessMemoryModule }) => accessMemoryModule),
  'site': () => import('./site/site.memory.module').then(({ siteMemoryModule }) => siteMemoryModule),
  'operations': () =>
    import('./operations/operations.memory.module').then(({ operationsMemoryModule }) => operationsMemoryModule),
  'insight': () => import('./insight/insight.memory.module').then(({ insightMemoryModule }) => insightMemoryModule),
  'library': () => import('./library/library.memory.module').then(({ libraryMemoryModule }) => libraryMemoryModule),
  'content': () => import('./content/content.memory.module').then(({ contentMemoryModule }) => contentMemoryModule),
  'catalogue': () =>
    import('./catalogue/catalogue.memory.module').then(({ catalogueMemoryModule }) => catalogueMemoryModule),
  'commerce': () =>
    import('./commerce/commerce.memory.module').then(({ commerceMemoryModule }) => commerceMemoryModule),
  'communication': () =>
    import('./communication/communication.memory.module').then(
      ({ communicationMemoryModule }) => communicationMemoryModule,
    ),
  'event': () => import('./site/event.memory.module').then(({ eventMemoryModule }) => eventMemoryModule),
  'navigation': () =>
    import('./site/navigation.memory.module').then(({ navigationMemoryModule }) => navigationMemoryModule),
  'spare-parts': () =>
    import('./spare-parts/spare-parts.memory.module').then(({ sparePartsMemoryModule }) => sparePartsMemoryModule),
  'profile': () => import('./session/profile.memory.module').then(({ profileMemoryModule }) => profileMemoryModule),
};
