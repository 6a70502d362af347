import { itemModules } from '../../content/published/item-modules';
import type { Endpoint } from '../../shared/endpoint';
import type { Resource } from '../../shared/resource';
import type { JobTask } from './job-task';
import { checkLinks } from './tasks/check-links';
import { deleteExpired } from './tasks/delete-expired';
import { exportModule, type ExportedModule } from './tasks/export-module';
import { rebuildSearch } from './tasks/rebuild-search';
import { regeneratePictures } from './tasks/regenerate-pictures';

/** Lists of their own that can be exported as well. */
const OTHER_MODULES: readonly ExportedModule[] = [...itemModules(), 'tag', 'category'].map((key) => ({
  key,
  right: key,
}));

/**
 * What can be started.
 * @param resources plain modules @param endpoints the calls of the server, for the lists that are exported
 */
export const jobTasks = (resources: readonly Resource[], endpoints: readonly Endpoint[]): readonly JobTask[] => [
  rebuildSearch(resources),
  regeneratePictures,
  exportModule([...resources.map(({ endpoint, right }) => ({ key: endpoint, right })), ...OTHER_MODULES], endpoints),
  checkLinks,
  deleteExpired,
];
