import { ContainerModule } from 'inversify';
import { Profile } from '../../../application/session/ports/profile.port';
import { Support } from '../../../application/session/ports/support.port';
import { provide } from '../../../application/shared/provide.module';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { profileMemory } from './profile.memory';
import { supportMemory } from './support.memory';

/** The profile and support in memory. */
export const profileMemoryModule = new ContainerModule((module) => {
  provide(module, Profile, profileMemory, [SimulatedCalls, Staff]);
  provide(module, Support, supportMemory, [SimulatedCalls, Staff]);
});
