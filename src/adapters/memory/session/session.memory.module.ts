import { ContainerModule } from 'inversify';
import { SessionGateway } from '../../../application/session/ports/session-gateway.port';
import { SessionSignals } from '../../../application/session/ports/session-signals.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { Reports } from '../../../application/shared/ports/reports.port';
import { provide } from '../../../application/shared/provide.module';
import { MemoryPeople, Staff } from '../access/published/memory-people';
import { Files } from '../library/published/memory-files';
import { seededFiles } from '../library/published/memory-files.seed';
import type { PersistentStorage } from '../shared/stored-value';
import { MemoryCalls, SimulatedCalls } from '../shared/memory-calls';
import { MemoryReports } from '../shared/reports.memory';
import { Invited, MemoryInvitations } from './published/memory-invitations';
import { MemoryResets } from './resets.memory';
import { sessionGatewayMemory } from './session-gateway.memory';
import { loadStrings } from './strings.memory';

/** The browser's storage, if available: data then survive a reload. */
const browserStorage = (): PersistentStorage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

/** The data that all memory adapters share, and the session. */
export const sessionMemoryModule = new ContainerModule((module) => {
  provide(
    module,
    SimulatedCalls,
    (signals) =>
      new MemoryCalls(
        () => signals.emitLocally('ended'),
        () => signals.resumed(),
      ),
    [SessionSignals],
  );
  provide(module, Staff, () => new MemoryPeople(browserStorage()), []);
  provide(module, Files, seededFiles, []);
  provide(module, Invited, (people) => new MemoryInvitations(people), [Staff]);
  provide(
    module,
    SessionGateway,
    (calls, people, clock, invitations) =>
      sessionGatewayMemory(calls, people, clock, loadStrings, invitations, new MemoryResets(people)),
    [SimulatedCalls, Staff, Clock, Invited],
  );
  provide(module, Reports, () => new MemoryReports(), []);
});
