import { free, freeRecords, listed, plain, rightsIn, row, type ModuleEntry } from './module-entry.rule';

const site = rightsIn('site');

/** Modules of a website other than its content. */
export const SITE_MODULE_ENTRIES = {
  event: {
    ...plain('event', 'event.events', 'calendar'),
    rights: [site('event')],
    routes: freeRecords('/event'),
  },
  popup: { ...plain('site', 'site.popups', 'window'), rights: [site('popup')], routes: freeRecords('/popup') },
  redirect: {
    ...plain('site', 'site.redirects', 'arrow'),
    rights: [site('redirect')],
    routes: freeRecords('/redirect'),
  },
  whitelist: {
    ...plain('operations', 'operations.whitelist', 'check'),
    rights: [site('whitelist')],
    routes: freeRecords('/whitelist'),
  },
  holidays: {
    ...plain('site', 'site.holidays', 'sun'),
    rights: [site('holidays')],
    routes: freeRecords('/holidays'),
  },
  emails: {
    ...plain('communication', 'communication.emails', 'mail'),
    rights: [site('emails')],
    routes: freeRecords('/emails'),
  },
  form: {
    ...plain('communication', 'communication.forms', 'form'),
    rights: [site('form')],
    routes: freeRecords('/form'),
  },
  dns: {
    ...listed('operations', 'operations.dns', 'globe'),
    rights: [site('dns', ['view'])],
    routes: [row('/dns', null, free('dns'))],
  },
  searchlog: {
    ...listed('insight', 'insight.searchLog', 'search'),
    rights: [site('searchlog', ['view'])],
    routes: [row('/searchlog', null, free('searchlog'))],
  },
} as const satisfies Readonly<Record<string, ModuleEntry>>;
