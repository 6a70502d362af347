import type { ScheduledBackups } from '../../backup/published/scheduled-backups';
import { itemModules } from '../../content/published/item-modules';
import type { Endpoint } from '../../shared/endpoint';
import type { Resource } from '../../shared/resource';
import type { OpenFeed } from '../../spare-parts/published/open-feed';
import type { JobTask } from './job-task';
import { backUp } from './tasks/back-up';
import { checkLinks } from './tasks/check-links';
import { deleteExpired } from './tasks/delete-expired';
import { exportModule, type ExportedModule } from './tasks/export-module';
import { rebuildSearch } from './tasks/rebuild-search';
import { regeneratePictures } from './tasks/regenerate-pictures';
import { syncSpareParts } from './tasks/sync-spare-parts';

/** Modules with their own list endpoints that can be exported too. */
const OTHER_MODULES: readonly ExportedModule[] = [...itemModules(), 'tag', 'category'].map((key) => ({
  key,
  right: key,
}));

/**
 * All tasks that can be started.
 * @param resources plain modules
 * @param endpoints the calls of the server, for the lists that are exported
 * @param openFeed opens the suppliers' feed of spare-part data
 * @param backups settings of the nightly backups; null without a folder for them
 */
export const jobTasks = (
  resources: readonly Resource[],
  endpoints: readonly Endpoint[],
  openFeed: OpenFeed,
  backups: ScheduledBackups | null,
): readonly JobTask[] => [
  rebuildSearch(resources),
  regeneratePictures,
  exportModule([...resources.map(({ endpoint, right }) => ({ key: endpoint, right })), ...OTHER_MODULES], endpoints),
  checkLinks,
  deleteExpired,
  syncSpareParts(openFeed),
  ...(backups === null ? [] : [backUp(backups)]),
];
