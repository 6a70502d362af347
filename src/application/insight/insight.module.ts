import { ContainerModule } from 'inversify';
import { searchLog } from '../../domain/insight/search-entry';
import { provide } from '../shared/provide.module';
import { wireReadOnlyList } from '../shared/wire-list.module';
import { Help } from './ports/help.port';
import { WiredHelp, wireHelp } from './wire-help';

/** What visitors do, and help, wired once. */
export const insightModule = new ContainerModule((options) => {
  wireReadOnlyList(options, searchLog);
  provide(options, WiredHelp, wireHelp, [Help]);
});
