import type { World } from '../../application/shared/world.module';
import { sessionMemoryModule } from './session/session.memory.module';

/** Wires the console to its memory adapters: no server, no network. */
export const memoryWorld: World = {
  base: [sessionMemoryModule],
  shell: () => import('./shared/shell-memory.module').then(({ shellMemoryModule }) => shellMemoryModule),
  contexts: () => import('./memory-contexts').then(({ memoryContexts }) => memoryContexts),
};
