import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { events } from '../../../domain/site/event';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { eventsMemory } from './events.memory';

/** Events in memory. */
export const eventMemoryModule = new ContainerModule((options) =>
  provide(options, gatewayOf(events), eventsMemory, [SimulatedCalls, Staff, Clock]),
);
