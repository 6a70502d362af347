import type { World } from '../../application/shared/world.module';
import { sessionMemoryModule } from './session/session.memory.module';

/** Wires the console to its memory adapters: no server, no network. */
export const memoryWorld: World = {
  base: [sessionMemoryModule],
  desk: () => import('./shared/desk-memory.module').then(({ deskMemoryModule }) => deskMemoryModule),
  contexts: () => import('./memory-contexts').then(({ memoryContexts }) => memoryContexts),
};
