import type { PictureReference } from '../library/published/picture-reference';
import type { PageMeta } from './published/page-meta';
import { truncateForSearch, SEARCH_PREVIEW_LENGTH } from '../shared/meta.rule';

/** Fallbacks where the metadata is empty. */
export interface PageFallbacks {
  readonly name: string;
  /** Path on the website, such as `/heat-pumps`. */
  readonly path: string;
  readonly description: string;
  readonly image: PictureReference | null;
}

/** Search result preview. */
export interface SearchResult {
  /** Host and path segments. */
  readonly address: readonly string[];
  readonly title: string;
  readonly description: string;
}

/** Link preview in a message. */
export interface ShareCard {
  readonly host: string;
  readonly title: string;
  readonly description: string;
  readonly image: PictureReference | null;
}

const first = (...texts: readonly string[]): string =>
  texts.map((text) => text.trim()).find((text) => text !== '') ?? '';

const partsOf = (address: string): readonly string[] =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '');

/**
 * Canonical address, or the page's own.
 * @param website address of the website
 */
const addressOf = (canonical: string, path: string, website: string): readonly string[] => {
  const wanted = canonical.trim();
  if (/^https?:\/\//i.test(wanted)) return partsOf(wanted);
  const [host = ''] = partsOf(website);
  return wanted === '' ? partsOf(`${website}/${path}`) : [host, ...partsOf(wanted)];
};

/** Rule R-CON-20. */
export const searchResultOf = (
  { title, description, canonical }: PageMeta,
  page: PageFallbacks,
  website: string,
): SearchResult => ({
  address: addressOf(canonical, page.path, website),
  title: truncateForSearch(first(title, page.name), SEARCH_PREVIEW_LENGTH.title),
  description: truncateForSearch(first(description, page.description), SEARCH_PREVIEW_LENGTH.description),
});

/** Share texts fall back to the search texts, then to the page. Rule R-CON-20. */
export const shareCardOf = (
  { title, description, shareTitle, shareDescription, shareImage }: PageMeta,
  page: PageFallbacks,
  website: string,
): ShareCard => ({
  host: partsOf(website)[0] ?? '',
  title: first(shareTitle, title, page.name),
  description: first(shareDescription, description, page.description),
  image: shareImage ?? page.image,
});
