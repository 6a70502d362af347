import { ContainerModule } from 'inversify';
import { Library } from '../../../application/library/ports/library.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { provide } from '../../../application/shared/provide.module';
import { Staff } from '../access/published/memory-people';
import { SimulatedCalls } from '../shared/memory-calls';
import { libraryMemory } from './library.memory';
import { Files } from './published/memory-files';

/** The media library in memory. */
export const libraryMemoryModule = new ContainerModule((module) =>
  provide(module, Library, libraryMemory, [SimulatedCalls, Staff, Clock, Files]),
);
