import { canOpenModule, type RightsHolder } from '../../domain/shared/permission';
import { fileInFolderAddress } from '../library/published/file-address';
import type { Found } from './match-route';
import type { Route } from './routes';

/** Alternative address for a user whom the guard refuses; null when there is none. Rule R-LIB-13. */
export const wayRound = (holder: RightsHolder, { route, params }: Found<Route>): string | null => {
  const file = params['filename'];
  return route.module === 'library' && file !== undefined && canOpenModule(holder, 'library')
    ? fileInFolderAddress(file)
    : null;
};
