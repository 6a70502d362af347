import { ContainerModule } from 'inversify';
import { LiveEvents } from '../../../application/shared/ports/live-events.port';
import { provide } from '../../../application/shared/provide.module';
import { LiveEventsMemory, MemoryLive } from './live-events.memory';

/** Live events for signed-in screens, without a server. */
export const shellMemoryModule = new ContainerModule((options) => {
  provide(options, MemoryLive, () => new LiveEventsMemory(), []);
  provide(options, LiveEvents, (live) => live, [MemoryLive]);
});
