import { ContainerModule } from 'inversify';
import { events } from '../../domain/site/event';
import { wireResource } from '../shared/wire-resource.module';

/** Events, wired once. */
export const eventModule = new ContainerModule((options) => {
  wireResource(options, events, ({ title }) => title);
});
