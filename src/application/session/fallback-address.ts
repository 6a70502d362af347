import { canOpenModule, type RightsHolder } from '../../domain/shared/permission';
import { fileInFolderAddress } from '../library/published/file-address';
import { offersRecord } from '../../domain/shared/modules/module-entry.rule';
import { findRoute } from './find-route';
import { searchedList } from '../shared/list-address';
import type { RecentRecord } from '../shared/ports/recent-records.port';
import type { Found } from './match-route';
import { overviewOfModule, type Route } from './routes';

/** Alternative address for a user whom the guard refuses; null when there is none. Rule R-LIB-13. */
export const fallbackAddress = (holder: RightsHolder, { route, params }: Found<Route>): string | null => {
  const file = params['filename'];
  return route.module === 'library' && file !== undefined && canOpenModule(holder, 'library')
    ? fileInFolderAddress(file)
    : null;
};

/** Whether recent records and search hits show a link to this user. Rule R-ACC-05. */
export const offersAddress = (holder: RightsHolder, path: string): boolean => {
  const found = findRoute(path.split(/[?#]/)[0] ?? '');
  return found !== null && (offersRecord(holder, found.route) || fallbackAddress(holder, found) !== null);
};

/** URL of a search hit: its record, or the filtered list for a user who may not open the record. R-ACC-17. */
export const addressOfHit = (holder: RightsHolder, { path, module, title }: RecentRecord): string => {
  const list = overviewOfModule(module)?.path;
  return list === undefined || offersAddress(holder, path) ? path : searchedList(list, title);
};
