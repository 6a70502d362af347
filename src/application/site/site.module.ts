import { ContainerModule } from 'inversify';
import { holidays } from '../../domain/site/holiday';
import { wireResource } from '../shared/wire-resource.module';

/** Notices, redirects and what else belongs to a website, wired once. */
export const siteModule = new ContainerModule((options) => {
  wireResource(options, holidays, ({ reason }) => reason);
});
