import { withAttribute } from '../../../domain/shared/rich-text/tag';

export interface ChosenPicture {
  /** The format that `pictureSource` writes. */
  readonly src: string;
  readonly alt: string;
}

/**
 * The `src` of a picture: a path if on the host of `page`, so that texts do not name the console's host; otherwise the
 * full URL. Rule R-SHR-37.
 */
export const pictureSource = (address: string, page: string): string => {
  const { origin, href, pathname, search } = new URL(address, new URL('/', page));
  return origin === new URL(page).origin ? pathname + search : href;
};

export const pictureTag = ({ src, alt }: ChosenPicture): string =>
  withAttribute(withAttribute('<img>', 'alt', alt), 'src', src);
