import { iconOf } from '../../../domain/library/file-type.rule';
import type { FileDetail } from '../../../domain/library/library';

/**
 * Where the picture that is stored now can be looked at, null for what is none: its address stays whatever becomes of
 * it, what the browser remembers of it must not.
 */
export const shownAddressOf = ({ extension, address, version }: FileDetail): string | null =>
  iconOf(extension) !== 'image' || address === null
    ? null
    : version === null || !/^(?:\/|https?:)/.test(address)
      ? address
      : `${address}?${encodeURIComponent(version)}`;
