import { ContainerModule } from 'inversify';

/** The media library in memory. */
export const libraryMemoryModule = new ContainerModule(() => undefined);
