import * as t from 'io-ts';
import { nameOf } from '../../../../domain/library/path';
import type { PictureReference } from '../../../../domain/library/published/picture-reference';
import { sameValue } from '../../../../domain/shared/same-value';
import { mapped, optional, PublicAddress } from '../../shared/wire';
import { locationOf, pathOfLocation } from './location';

/** `{location, name, thumbnail}`, or nothing. */
export const Picture = optional(
  mapped(
    t.type({ location: t.string, thumbnail: optional(PublicAddress) }),
    'picture',
    ({ location, thumbnail }): PictureReference => {
      const path = pathOfLocation(location);
      return { path, name: nameOf(path), thumbnail };
    },
  ),
);

/** Its location, or empty text; undefined while it is the one that it was. */
export const writePicture = (picture: PictureReference | null, before: PictureReference | null): string | undefined =>
  sameValue(picture, before) ? undefined : picture === null ? '' : locationOf(picture.path);
