import { token, type Token } from './token';

/** Asks for the page that a list shows at an address, before its screen is there. */
export type AskForFirstPage = (search: string) => void;

/** The container's name for the first page of one kind of record; apart from the wiring, which comes with the lists. */
export const firstPageOf = (resource: { readonly key: string }): Token<AskForFirstPage> =>
  token(`first-page.${resource.key}`);
