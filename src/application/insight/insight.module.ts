import { ContainerModule } from 'inversify';
import { searchLog } from '../../domain/insight/search-entry';
import { wireListed } from '../shared/wire-resource.module';

/** What visitors do, wired once. */
export const insightModule = new ContainerModule((options) => {
  wireListed(options, searchLog);
});
