import { nameOf, parentOf, type LibraryPath } from '../../../domain/library/path';
import { writePairs } from '../../shared/list-address';

/** Where the page of a file is. */
export const fileAddress = (path: LibraryPath): string => `/library/${encodeURIComponent(path)}`;

/** Where a file stands selected in its folder, for whoever may see it but not open its page. */
export const fileInFolderAddress = (path: LibraryPath): string =>
  `/library?${writePairs([
    ['folder', parentOf(path)],
    ['file', nameOf(path)],
  ])}`;
