import type { ContextAdapters } from '../../application/shared/world.module';

/** The adapters of each context over HTTP. */
export const httpContexts: ContextAdapters = {
  'access': () =>
    import(/* webpackChunkName: "shell" */ './access/access.http.module').then(
      ({ accessHttpModule }) => accessHttpModule,
    ),
  'site': () =>
    import(/* webpackChunkName: "site" */ './site/site.http.module').then(({ siteHttpModule }) => siteHttpModule),
  'operations': () =>
    import(/* webpackChunkName: "operations" */ './operations/operations.http.module').then(
      ({ operationsHttpModule }) => operationsHttpModule,
    ),
  'insight': () =>
    import(/* webpackChunkName: "insight" */ './insight/insight.http.module').then(
      ({ insightHttpModule }) => insightHttpModule,
    ),
  'library': () =>
    import(/* webpackChunkName: "library" */ './library/library.http.module').then(
      ({ libraryHttpModule }) => libraryHttpModule,
    ),
  'content': () =>
    import(/* webpackChunkName: "content" */ './content/content.http.module').then(
      ({ contentHttpModule }) => contentHttpModule,
    ),
  'catalogue': () =>
    import(/* webpackChunkName: "catalogue" */ './catalogue/catalogue.http.module').then(
      ({ catalogueHttpModule }) => catalogueHttpModule,
    ),
  'commerce': () =>
    import(/* webpackChunkName: "commerce" */ './commerce/commerce.http.module').then(
      ({ commerceHttpModule }) => commerceHttpModule,
    ),
  'communication': () =>
    import(/* webpackChunkName: "communication" */ './communication/communication.http.module').then(
      ({ communicationHttpModule }) => communicationHttpModule,
    ),
  'event': () =>
    import(/* webpackChunkName: "event" */ './site/event.http.module').then(({ eventHttpModule }) => eventHttpModule),
  'navigation': () =>
    import(/* webpackChunkName: "navigation" */ './site/navigation.http.module').then(
      ({ navigationHttpModule }) => navigationHttpModule,
    ),
  'spare-parts': () =>
    import(/* webpackChunkName: "spare-parts" */ './spare-parts/spare-parts.http.module').then(
      ({ sparePartsHttpModule }) => sparePartsHttpModule,
    ),
  'profile': () =>
    import(/* webpackChunkName: "profile" */ './session/profile.http.module').then(
      ({ profileHttpModule }) => profileHttpModule,
    ),
};
