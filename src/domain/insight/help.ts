import { matchesWords } from '../shared/list-query';

/** Help address: `/help/{type}/{module}`. */
export interface HelpAddress {
  readonly type: string;
  /** Null for the page of the type itself. */
  readonly module: string | null;
}

export interface HelpEntry {
  readonly address: HelpAddress;
  readonly title: string;
  readonly intro: string;
  /** Icon name. */
  readonly icon: string;
}

export interface HelpSection extends HelpEntry {
  readonly pages: readonly HelpEntry[];
}

/** `body` is untrusted HTML. */
export interface HelpPage {
  readonly title: string;
  readonly intro: string;
  readonly body: string;
}

export const helpPath = ({ type, module }: HelpAddress): string =>
  ['/help', type, ...(module === null ? [] : [module])]
    .map((part, place) => (place === 0 ? part : encodeURIComponent(part)))
    .join('/');

/** Pages that match every word of a term in title or introduction. */
export const pagesWith = (sections: readonly HelpSection[], term: string): readonly HelpEntry[] =>
  sections.flatMap(({ pages }) => pages).filter(({ title, intro }) => matchesWords(`${title} ${intro}`, term));

/** Page of a route's help key; null when there is none. */
export const pageOfKey = (sections: readonly HelpSection[], key: string): HelpAddress | null =>
  sections.flatMap(({ pages }) => pages).find(({ address }) => address.module === key)?.address ?? null;
