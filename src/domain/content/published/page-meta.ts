import type { PictureReference } from '../../library/published/picture-reference';

/** Metadata of a page for search engines and shared links. Rule R-CON-20. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly shareTitle: string;
  readonly shareDescription: string;
  readonly shareImage: PictureReference | null;
  /** Empty for the page's own address. */
  readonly canonical: string;
}

export const BLANK_META: PageMeta = {
  title: '',
  description: '',
  shareTitle: '',
  shareDescription: '',
  shareImage: null,
  canonical: '',
};
