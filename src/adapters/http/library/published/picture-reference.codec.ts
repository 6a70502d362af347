import * as t from 'io-ts';
import { iconOf } from '../../../../domain/library/file-type.rule';
import { nameOf, type LibraryPath } from '../../../../domain/library/path';
import { extensionOf } from '../../../../domain/library/published/extension';
import type { PictureReference } from '../../../../domain/library/published/picture-reference';
import { sameValue } from '../../../../domain/shared/same-value';
import { extra, mapped, optional, PublicAddress } from '../../shared/wire';
import { callOf, locationOf, pathOfLocation } from './location';

/** URL of a thumbnail: null if this file has none, undefined if the API has no thumbnails. */
export const Thumbnail = extra(optional(PublicAddress));

/** The thumbnail. Without thumbnails, the URL of the image itself; null for files of other types. */
export const thumbnailOf = (path: LibraryPath, thumbnail: string | null | undefined): string | null => {
  if (thumbnail !== undefined) return thumbnail;
  const call = iconOf(extensionOf(nameOf(path))) === 'image' ? callOf(path, 'download') : null;
  return call === null ? null : `/api/${call}`;
};

/** `{location, name, thumbnail}`, or nothing. */
export const Picture = optional(
  mapped(
    t.type({ location: t.string, thumbnail: Thumbnail }),
    'picture',
    ({ location, thumbnail }): PictureReference => {
      const path = pathOfLocation(location);
      return { path, name: nameOf(path), thumbnail: thumbnailOf(path, thumbnail) };
    },
  ),
);

/** The location, empty for no picture, or undefined if unchanged. */
export const writePicture = (picture: PictureReference | null, before: PictureReference | null): string | undefined =>
  sameValue(picture, before) ? undefined : picture === null ? '' : locationOf(picture.path);
