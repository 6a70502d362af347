import type { ContextName } from '../shared/world.module';

/** The modules of records that are built, by the first part of their address, and the context that holds each. */
export const MODULES = {
  users: 'access',
  usergroups: 'access',
  holidays: 'site',
  redirect: 'site',
  popup: 'site',
  errorcode: 'operations',
  whitelist: 'operations',
  dns: 'operations',
  searchlog: 'insight',
  blog: 'content',
  news: 'content',
  press: 'content',
  page: 'content',
  reference: 'content',
  branch: 'content',
  tag: 'content',
  category: 'content',
} as const satisfies Readonly<Record<string, ContextName>>;
export type ModuleName = keyof typeof MODULES;

/** What the palette searches: those, and what has screens of its own. */
export const SEARCHED: Readonly<Record<string, ContextName>> = { ...MODULES, library: 'library' };
