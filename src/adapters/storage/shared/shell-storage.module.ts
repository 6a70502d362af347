import { ContainerModule } from 'inversify';
import { ColumnLayouts } from '../../../application/shared/ports/column-layouts.port';
import { Drafts } from '../../../application/shared/ports/drafts.port';
import { OwnSaves } from '../../../application/shared/ports/own-saves.port';
import { RecentRecords } from '../../../application/shared/ports/recent-records.port';
import { TabLocks } from '../../../application/shared/ports/tab-locks.port';
import { ViewStore } from '../../../application/shared/ports/view-store.port';
import { provide } from '../../../application/shared/provide.module';
import { Slots } from './browser-storage';
import { columnLayoutsStorage } from './column-layouts.storage';
import { DraftsDatabase } from './drafts-database';
import { ClosingDrafts } from './closing-drafts';
import { draftsStorage } from './drafts.storage';
import { ownSavesStorage } from './own-saves.storage';
import { recentRecordsStorage } from './recent-records.storage';
import { viewStoreStorage } from './view-store.storage';

// Not `crypto.randomUUID`, which browsers lack on plain HTTP.
const randomText = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Browser storage for signed-in users. */
export const shellStorageModule = new ContainerModule((module) => {
  provide(module, ColumnLayouts, columnLayoutsStorage, [Slots]);
  provide(module, ViewStore, viewStoreStorage, [Slots]);
  provide(module, OwnSaves, ownSavesStorage, [Slots]);
  provide(module, RecentRecords, recentRecordsStorage, [Slots]);
  provide(
    module,
    Drafts,
    (slots, tabs) =>
      draftsStorage(
        new DraftsDatabase(() => globalThis.indexedDB),
        new ClosingDrafts(slots, globalThis.window),
        randomText(),
        randomText,
        tabs,
      ),
    [Slots, TabLocks],
  );
});
