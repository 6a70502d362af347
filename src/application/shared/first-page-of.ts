import { token, type Token } from './token';

/** Prefetches the page of a list at an address. */
export type AskForFirstPage = (search: string) => void;

/** Token in its own file, because the wiring is in the chunk of the lists. */
export const firstPageOf = (resource: { readonly key: string }): Token<AskForFirstPage> =>
  token(`first-page.${resource.key}`);
