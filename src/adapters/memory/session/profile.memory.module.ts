import { ContainerModule } from 'inversify';
import { Profile } from '../../../application/session/ports/profile.port';
import { provide } from '../../../application/shared/provide.module';
import { Staff } from '../access/published/memory-people';
import { MemoryLine } from '../shared/memory-calls';
import { profileMemory } from './profile.memory';

/** The profile in memory. */
export const profileMemoryModule = new ContainerModule((module) => {
  provide(module, Profile, profileMemory, [MemoryLine, Staff]);
});
