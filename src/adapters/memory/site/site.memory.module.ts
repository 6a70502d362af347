import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { holidays } from '../../../domain/site/holiday';
import { popups } from '../../../domain/site/popup';
import { redirects } from '../../../domain/site/redirect';
import { Staff } from '../access/published/memory-people';
import { Files } from '../library/published/memory-files';
import { SimulatedCalls } from '../shared/memory-calls';
import { holidaysMemory } from './holidays.memory';
import { popupsMemory } from './popups.memory';
import { redirectsMemory } from './redirects.memory';

/** Holidays, redirects and popups in memory. */
export const siteMemoryModule = new ContainerModule((module) => {
  provide(module, gatewayOf(holidays), holidaysMemory, [SimulatedCalls, Staff, Clock]);
  provide(module, gatewayOf(redirects), redirectsMemory, [SimulatedCalls, Staff, Clock]);
  provide(module, gatewayOf(popups), popupsMemory, [SimulatedCalls, Staff, Clock, Files]);
});
