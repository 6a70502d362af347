import { canOpenModule, type RightsHolder } from '../../domain/shared/permission';
import { fileInFolderAddress } from '../library/published/file-address';
import type { Found } from './find-route';
import type { Route } from './routes';

/**
 * Where somebody whom a guard does not let through sees the same all the same; null where there is nothing for them.
 * Rule R-LIB-13.
 */
export const wayRound = (holder: RightsHolder, { route, params }: Found<Route>): string | null => {
  const file = params['filename'];
  return route.module === 'library' && file !== undefined && canOpenModule(holder, 'library')
    ? fileInFolderAddress(file)
    : null;
};
