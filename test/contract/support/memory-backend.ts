import { Container } from 'inversify';
import { MemoryPeople, Staff } from '../../../src/adapters/memory/access/published/memory-people';
import type { PersistentStorage } from '../../../src/adapters/memory/shared/stored-value';
import { usergroupsMemory } from '../../../src/adapters/memory/access/usergroups.memory';
import { usersMemory } from '../../../src/adapters/memory/access/users.memory';
import { invitationsMemory } from '../../../src/adapters/memory/access/invitations.memory';
import { insightMemoryModule } from '../../../src/adapters/memory/insight/insight.memory.module';
import { catalogueMemoryModule } from '../../../src/adapters/memory/catalogue/catalogue.memory.module';
import { sparePartsMemoryModule } from '../../../src/adapters/memory/spare-parts/spare-parts.memory.module';
import { communicationMemoryModule } from '../../../src/adapters/memory/communication/communication.memory.module';
import { navigationMemoryModule } from '../../../src/adapters/memory/site/navigation.memory.module';
import { eventMemoryModule } from '../../../src/adapters/memory/site/event.memory.module';
import { commerceMemoryModule } from '../../../src/adapters/memory/commerce/commerce.memory.module';
import { contentMemoryModule } from '../../../src/adapters/memory/content/content.memory.module';
import { Contents, type MemoryContents } from '../../../src/adapters/memory/content/memory-contents';
import { Files, type MemoryFiles } from '../../../src/adapters/memory/library/published/memory-files';
import { seededFiles } from '../../../src/adapters/memory/library/published/memory-files.seed';
import { libraryMemoryModule } from '../../../src/adapters/memory/library/library.memory.module';
import { operationsMemoryModule } from '../../../src/adapters/memory/operations/operations.memory.module';
import { MemoryInvitations } from '../../../src/adapters/memory/session/published/memory-invitations';
import { helpMemory } from '../../../src/adapters/memory/insight/help.memory';
import { statisticsMemory } from '../../../src/adapters/memory/insight/statistics.memory';
import { supportMemory } from '../../../src/adapters/memory/session/support.memory';
import { profileMemory } from '../../../src/adapters/memory/session/profile.memory';
import { MemoryResets } from '../../../src/adapters/memory/session/resets.memory';
import { sessionGatewayMemory } from '../../../src/adapters/memory/session/session-gateway.memory';
import { loadStrings } from '../../../src/adapters/memory/session/strings.memory';
import { MemoryCalls, SimulatedCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { browserClock } from '../../../src/adapters/browser/shared/clock.browser';
import { siteMemoryModule } from '../../../src/adapters/memory/site/site.memory.module';
import { Clock } from '../../../src/application/shared/ports/clock.port';
import { Dictionary } from '../../../src/application/shared/ports/dictionary.port';
import { gatewayOf, listOf } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Language } from '../../../src/domain/shared/locale';
import { setLanguage, type TestBackend } from './backend';

/** The ports on the memory adapters. */
export const memoryBackend = (calls = new MemoryCalls(), storage: PersistentStorage | null = null): TestBackend => {
  const people = new MemoryPeople(storage);
  const [invitations, resets] = [new MemoryInvitations(people), new MemoryResets(people)];
  let ahead = 0;
  const clock = { ...browserClock(), now: () => Date.now() + ahead };
  const contexts = new Container();
  contexts.bind<MemoryCalls>(SimulatedCalls).toConstantValue(calls);
  contexts.bind<MemoryPeople>(Staff).toConstantValue(people);
  contexts.bind<MemoryFiles>(Files).toConstantValue(seededFiles());
  contexts.bind<Clock>(Clock).toConstantValue(clock);
  let page: Language = 'en';
  contexts
    .bind<Dictionary>(Dictionary)
    .toConstantValue({ language: () => page, translate: (key) => key, apply: () => undefined, has: () => true });
  contexts.load(
    siteMemoryModule,
    operationsMemoryModule,
    insightMemoryModule,
    libraryMemoryModule,
    contentMemoryModule,
    catalogueMemoryModule,
    commerceMemoryModule,
    eventMemoryModule,
    communicationMemoryModule,
    sparePartsMemoryModule,
    navigationMemoryModule,
  );
  const session = sessionGatewayMemory(calls, people, clock, loadStrings, invitations, resets);
  return {
    session,
    users: usersMemory(calls, people),
    usergroups: usergroupsMemory(calls, people, browserClock()),
    invitations: invitationsMemory(calls, people, clock, invitations),
    profile: profileMemory(calls, people),
    help: helpMemory(calls, people),
    statistics: statisticsMemory(calls, people, clock),
    support: supportMemory(calls, people),
    gateway: (resource) => contexts.get(gatewayOf(resource)),
    list: (listing) => contexts.get(listOf(listing)),
    service: (name) => contexts.get(name),
    invite: (email, su, at = Date.now()) =>
      Promise.resolve(invitations.invite(email, { su, usergroups: [], websites: [] }, at)),
    mailed: (email) => Promise.resolve(resets.codes.newestOf(email) ?? invitations.codes.newestOf(email)),
    takeElsewhere: (email, ref) => {
      const { firstname = '', surname = '' } = people.users.all().find((user) => user.email === email) ?? {};
      contexts.get<MemoryContents>(Contents).holdLockAsOther(ref, `${firstname} ${surname}`, clock.now(), clock.now());
      return Promise.resolve();
    },
    speak: async (language) => {
      await setLanguage({ session }, language);
      page = language;
    },
    bytesAt: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
    wait: (milliseconds) => {
      ahead += milliseconds;
    },
    close: () => Promise.resolve(),
  };
};
