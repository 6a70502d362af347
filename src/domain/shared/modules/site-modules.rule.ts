import { free, freeRecords, listed, plain, rightsIn, row, type ModuleEntry } from './module-entry.rule';

const site = rightsIn('site');

/** What belongs to a website beside its items. */
export const SITE_MODULE_ENTRIES = {
  event: {
    ...plain('event', 'shell.names.event', 'calendar'),
    rights: [site('event')],
    routes: freeRecords('/event'),
  },
  popup: { ...plain('site', 'shell.names.popups', 'window'), rights: [site('popup')], routes: freeRecords('/popup') },
  redirect: {
    ...plain('site', 'shell.names.redirects', 'arrow'),
    rights: [site('redirect')],
    routes: freeRecords('/redirect'),
  },
  whitelist: {
    ...plain('operations', 'shell.names.whitelist', 'check'),
    rights: [site('whitelist')],
    routes: freeRecords('/whitelist'),
  },
  holidays: {
    ...plain('site', 'shell.names.holidays', 'sun'),
    rights: [site('holidays')],
    routes: freeRecords('/holidays'),
  },
  emails: {
    ...plain('communication', 'shell.names.emails', 'mail'),
    rights: [site('emails')],
    routes: freeRecords('/emails'),
  },
  form: {
    ...plain('communication', 'shell.names.form', 'form'),
    rights: [site('form')],
    routes: freeRecords('/form'),
  },
  dns: {
    ...listed('operations', 'shell.names.dns', 'globe'),
    rights: [site('dns', ['view'])],
    routes: [row('/dns', null, free('dns'))],
  },
  searchlog: {
    ...listed('insight', 'insight.searchLog', 'search'),
    rights: [site('searchlog', ['view'])],
    routes: [row('/searchlog', null, free('searchlog'))],
  },
} as const satisfies Readonly<Record<string, ModuleEntry>>;
