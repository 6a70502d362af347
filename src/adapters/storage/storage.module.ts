import { ContainerModule } from 'inversify';
import { ColumnLayouts } from '../../application/shared/ports/column-layouts.port';
import { Drafts } from '../../application/shared/ports/drafts.port';
import { FilterMemory } from '../../application/shared/ports/filter-memory.port';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { RecentRecords } from '../../application/shared/ports/recent-records.port';
import { ViewStore } from '../../application/shared/ports/view-store.port';
import { provide } from '../../application/shared/provide.module';
import { token } from '../../application/shared/token';
import { BrowserStorage } from './shared/browser-storage';
import { columnLayoutsStorage } from './shared/column-layouts.storage';
import { DraftsDatabase } from './shared/drafts-database';
import { draftsStorage } from './shared/drafts.storage';
import { filterMemoryStorage } from './shared/filter-memory.storage';
import { preferencesStorage } from './shared/preferences.storage';
import { recentRecordsStorage } from './shared/recent-records.storage';
import { viewStoreStorage } from './shared/view-store.storage';

const Slots = token<BrowserStorage>('browser-storage');

/** What outlives the page, kept by the browser. */
export const storageModule = new ContainerModule((module) => {
  provide(module, Slots, () => new BrowserStorage(() => globalThis.localStorage), []);
  provide(module, FilterMemory, filterMemoryStorage, [Slots]);
  provide(module, PreferenceStore, preferencesStorage, [Slots]);
  provide(module, ColumnLayouts, columnLayoutsStorage, [Slots]);
  provide(module, ViewStore, viewStoreStorage, [Slots]);
  provide(module, RecentRecords, recentRecordsStorage, [Slots]);
  provide(module, Drafts, () => draftsStorage(new DraftsDatabase(() => globalThis.indexedDB), crypto.getRandomValues(new Uint32Array(3)).join('-')), []);
});
