import { MEDIA_PREFIX } from '../../../../domain/shared/media-prefix.rule';
import { describeObject } from '../../../../domain/shared/rich-text/describe';
import { attributeOf } from '../../../../domain/shared/rich-text/tag';
import { htmlDecoder } from '../html/references';

export interface OwnPicture {
  readonly src: string;
  /** In pixels, if the HTML gives it. */
  readonly width?: number;
}

/**
 * A picture of our own library in a text, which may be loaded to be looked at; null for everything else, which stays a
 * name. Rule R-SHR-37.
 */
export const ownPicture = (raw: string): OwnPicture | null => {
  if (describeObject(raw).tag !== 'img') return null;
  const address = htmlDecoder.attribute(attributeOf(raw, 'src') ?? '');
  if (!URL.canParse(address, document.baseURI)) return null;
  const { origin, pathname, search } = new URL(address, document.baseURI);
  const width = Number(attributeOf(raw, 'width') ?? '');
  return origin === globalThis.location.origin && pathname.startsWith(MEDIA_PREFIX)
    ? { src: pathname + search, ...(width > 0 && { width }) }
    : null;
};
