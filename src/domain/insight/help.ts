import { matchesWords } from '../shared/list-query';

/** Where a page of help stands: `/help/{type}/{module}`. */
export interface HelpAddress {
  readonly type: string;
  /** Null is what is said of the whole type. */
  readonly module: string | null;
}

/** One page as the table of contents names it. */
export interface HelpEntry {
  readonly address: HelpAddress;
  readonly title: string;
  readonly intro: string;
  /** A word for an icon. */
  readonly icon: string;
}

/** A group of pages. */
export interface HelpSection extends HelpEntry {
  readonly pages: readonly HelpEntry[];
}

/** A page; its body is HTML of whoever runs the API. */
export interface HelpPage {
  readonly title: string;
  readonly intro: string;
  readonly body: string;
}

/** The path of a page in the console. */
export const helpPath = ({ type, module }: HelpAddress): string =>
  ['/help', type, ...(module === null ? [] : [module])]
    .map((part, place) => (place === 0 ? part : encodeURIComponent(part)))
    .join('/');

/** The pages that have every word of a term in their title or introduction; all of them without one. */
export const pagesWith = (sections: readonly HelpSection[], term: string): readonly HelpEntry[] =>
  sections.flatMap(({ pages }) => pages).filter(({ title, intro }) => matchesWords(`${title} ${intro}`, term));

/** The page of a help key of the route table; null where there is none. */
export const pageOfKey = (sections: readonly HelpSection[], key: string): HelpAddress | null =>
  sections.flatMap(({ pages }) => pages).find(({ address }) => address.module === key)?.address ?? null;
