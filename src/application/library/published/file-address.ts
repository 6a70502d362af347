import { nameOf, parentOf, type LibraryPath } from '../../../domain/library/path';
import { writePairs } from '../../shared/list-address';

/** Path of the file page. */
export const fileAddress = (path: LibraryPath): string => `/library/${encodeURIComponent(path)}`;

/** Library URL with the file selected, for users who may not open its page. */
export const fileInFolderAddress = (path: LibraryPath): string =>
  `/library?${writePairs([
    ['folder', parentOf(path)],
    ['file', nameOf(path)],
  ])}`;
