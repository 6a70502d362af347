import { MEDIA_PREFIX } from '../../../../domain/shared/media-prefix.rule';
import { describeObject } from '../../../../domain/shared/rich-text/describe';
import { attributeOf } from '../../../../domain/shared/rich-text/tag';
import { htmlDecoder } from '../html/references';

export interface OwnPicture {
  readonly src: string;
  /** Width in px, if the HTML specifies it. */
  readonly width?: number;
}

/**
 * A picture of our own library, which the editor may load; `null` for all other objects, which show a name only. Rule
 * R-SHR-37.
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
