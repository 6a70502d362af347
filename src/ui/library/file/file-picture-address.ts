import { iconOf } from '../../../domain/library/file-type.rule';
import type { FileDetail } from '../../../domain/library/library';

/** URL of the stored image with its version, to bypass the browser cache; null for other types. */
export const shownAddressOf = ({ extension, address, version }: FileDetail): string | null =>
  iconOf(extension) !== 'image' || address === null
    ? null
    : version === null || !/^(?:\/|https?:)/.test(address)
      ? address
      : `${address}?${encodeURIComponent(version)}`;
