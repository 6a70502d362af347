import { entryOf } from './module-entries.rule';

/** Contexts and modules with texts in the language of the website. */
const OF_WEBSITE: readonly (string | null | undefined)[] = [
  'content',
  'event',
  'navigation',
  'communication',
  'popup',
  'faq',
];

/** Whether the records of a module are texts in the language of the website. Rule R-SHR-61. */
export const isOfWebsite = (module: string): boolean =>
  OF_WEBSITE.includes(module) || OF_WEBSITE.includes(entryOf(module)?.context);
