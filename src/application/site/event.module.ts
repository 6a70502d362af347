import { ContainerModule } from 'inversify';
import { events } from '../../domain/site/event';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { provide } from '../shared/provide.module';
import { wireResource } from '../shared/wire-resource.module';
import { eventDates } from './dated-rows';
import { EventDates } from './ports/dated.port';

/** Wiring of events. */
export const eventModule = new ContainerModule((options) => {
  wireResource(options, events, ({ title }) => title);
  provide(options, EventDates, eventDates, [gatewayOf(events)]);
});
