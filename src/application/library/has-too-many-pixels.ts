import { imageSizeIn, SIZE_HEADER_BYTES } from '../../domain/library/image-size';
import { isTooLarge } from '../../domain/library/image-steps';

/**
 * Whether an image exceeds the maximum pixels of the library; false for other files and unreadable ones. Rule R-LIB-18.
 */
export const hasTooManyPixels = async (body: Blob): Promise<boolean> => {
  try {
    const size = imageSizeIn(new Uint8Array(await body.slice(0, SIZE_HEADER_BYTES).arrayBuffer()));
    return size !== null && isTooLarge(size);
  } catch {
    // The file changed on disk; the upload reports that.
    return false;
  }
};
