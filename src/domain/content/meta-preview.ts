import type { ShownPicture } from '../library/published/shown-picture';
import type { TermMeta } from './term';
import { cutForSearch, SHOWN_META } from './meta.rule';

/** What a page says where its meta data says nothing. */
export interface PageOutline {
  readonly name: string;
  /** Below the website, such as `/heat-pumps`. */
  readonly path: string;
  readonly description: string;
  readonly image: ShownPicture | null;
}

/** A page as search engines list it. */
export interface SearchResult {
  /** Host and folders, apart. */
  readonly address: readonly string[];
  readonly title: string;
  readonly description: string;
}

/** A page as a link to it looks in a message. */
export interface ShareCard {
  readonly host: string;
  readonly title: string;
  readonly description: string;
  readonly image: ShownPicture | null;
}

/** The first text with something in it. */
const first = (...texts: readonly string[]): string =>
  texts.map((text) => text.trim()).find((text) => text !== '') ?? '';

const partsOf = (address: string): readonly string[] =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '');

/** The address by which a page is known: its canonical one, else its own. @param website address of the website */
const addressOf = (canonical: string, path: string, website: string): readonly string[] => {
  const wanted = canonical.trim();
  if (/^https?:\/\//i.test(wanted)) return partsOf(wanted);
  const [host = ''] = partsOf(website);
  return wanted === '' ? partsOf(`${website}/${path}`) : [host, ...partsOf(wanted)];
};

/** What a search engine shows of a page. Rule R-CON-20. */
export const searchResultOf = (
  { title, description, canonical }: TermMeta,
  page: PageOutline,
  website: string,
): SearchResult => ({
  address: addressOf(canonical, page.path, website),
  title: cutForSearch(first(title, page.name), SHOWN_META.title),
  description: cutForSearch(first(description, page.description), SHOWN_META.description),
});

/**
 * What a shared link shows of a page; where nothing is said for it, it says what the search result does. Rule R-CON-20.
 */
export const shareCardOf = (
  { title, description, shareTitle, shareDescription, shareImage }: TermMeta,
  page: PageOutline,
  website: string,
): ShareCard => ({
  host: partsOf(website)[0] ?? '',
  title: first(shareTitle, title, page.name),
  description: first(shareDescription, description, page.description),
  image: shareImage ?? page.image,
});
