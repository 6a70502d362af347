import { iconOf } from '../../../domain/library/file-type.rule';
import type { FileDetail } from '../../../domain/library/library';

/** URL of the stored image with its version or moment, to bypass the browser cache; null for other types. */
export const shownAddressOf = ({ extension, address, version, updated }: FileDetail): string | null => {
  if (iconOf(extension) !== 'image' || address === null) return null;
  const mark = version ?? (updated === null ? '' : String(updated));
  return mark === '' || !/^(?:\/|https?:)/.test(address) ? address : `${address}?${encodeURIComponent(mark)}`;
};
