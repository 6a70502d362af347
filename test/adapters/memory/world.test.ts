/** @jest-environment jsdom */
import { Container } from 'inversify';
import { BundledStrings } from '../../../src/adapters/browser/session/dictionary.browser';
import { browserModule } from '../../../src/adapters/browser/browser.module';
import { shellBrowserModule } from '../../../src/adapters/browser/shared/shell-browser.module';
import { memoryContexts } from '../../../src/adapters/memory/memory-contexts';
import { memoryWorld } from '../../../src/adapters/memory/memory.module';
import { shellStorageModule } from '../../../src/adapters/storage/shared/shell-storage.module';
import { storageModule } from '../../../src/adapters/storage/storage.module';
import { Usergroups } from '../../../src/application/access/ports/usergroups.port';
import { Dictionary } from '../../../src/application/shared/ports/dictionary.port';
import { BrowserPage } from '../../../src/application/session/ports/page.port';
import { SessionGateway } from '../../../src/application/session/ports/session-gateway.port';
import { SessionSignals, type SessionSignal } from '../../../src/application/session/ports/session-signals.port';
import { Clock } from '../../../src/application/shared/ports/clock.port';
import { Drafts } from '../../../src/application/shared/ports/drafts.port';
import { FilterMemory } from '../../../src/application/shared/ports/filter-memory.port';
import { OwnSaves } from '../../../src/application/shared/ports/own-saves.port';
import { PreferenceStore } from '../../../src/application/shared/ports/preferences.port';
import { RecentRecords } from '../../../src/application/shared/ports/recent-records.port';
import { Reports } from '../../../src/application/shared/ports/reports.port';
import { gatewayOf, type ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { users, type UserKind } from '../../../src/domain/access/user';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered, refusal } from '../../contract/support/answered';

const aContainer = async (): Promise<Container> => {
  const container = new Container();
  container
    .bind<BundledStrings>(BundledStrings)
    .toConstantValue({ en: { boot: { retry: 'Try again' } }, nl: { boot: { retry: 'Opnieuw' } } });
  container.load(
    storageModule,
    shellStorageModule,
    browserModule,
    shellBrowserModule,
    ...memoryWorld.base,
    await memoryContexts.access(),
  );
  return container;
};

beforeEach(() => {
  localStorage.clear();
});

it('every port finds its adapter', async () => {
  const container = await aContainer();
  const ports = [
    Clock,
    BrowserPage,
    SessionSignals,
    Dictionary,
    FilterMemory,
    PreferenceStore,
    RecentRecords,
    OwnSaves,
    Drafts,
    Reports,
    SessionGateway,
    gatewayOf(users),
    Usergroups,
  ];
  for (const port of ports) expect(container.get(port)).toEqual(expect.any(Object));
});

it('everybody shares one memory, and a session that ended is heard', async () => {
  const container = await aContainer();
  const session = container.get<SessionGateway>(SessionGateway);
  const people = container.get<ResourceGateway<UserKind>>(gatewayOf(users));
  const heard: SessionSignal[] = [];
  container.get<SessionSignals>(SessionSignals).received.subscribe((signal) => heard.push(signal));
  await answered(session.signIn({ email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' }));
  expect((await answered(people.list(defaultQuery(users.noFilter)))).rows).toHaveLength(10);
  await answered(session.signOut());
  expect(heard).toEqual([]);
  await refusal(people.list(defaultQuery(users.noFilter)));
  expect(heard).toEqual(['ended']);
});

it('the first words are in the language that was seen last', async () => {
  (await aContainer()).get<PreferenceStore>(PreferenceStore).change({ language: 'nl' });
  expect((await aContainer()).get<Dictionary>(Dictionary).translate('boot.retry')).toBe('Opnieuw');
});
