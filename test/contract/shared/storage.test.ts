import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { BrowserStorage } from '../../../src/adapters/storage/shared/browser-storage';
import { columnLayoutsStorage } from '../../../src/adapters/storage/shared/column-layouts.storage';
import { DraftsDatabase } from '../../../src/adapters/storage/shared/drafts-database';
import { ClosingDrafts } from '../../../src/adapters/storage/shared/closing-drafts';
import { draftsStorage } from '../../../src/adapters/storage/shared/drafts.storage';
import { filterMemoryStorage } from '../../../src/adapters/storage/shared/filter-memory.storage';
import { ownSavesStorage } from '../../../src/adapters/storage/shared/own-saves.storage';
import { preferencesStorage } from '../../../src/adapters/storage/shared/preferences.storage';
import { recentRecordsStorage } from '../../../src/adapters/storage/shared/recent-records.storage';
import { viewStoreStorage } from '../../../src/adapters/storage/shared/view-store.storage';
import { deniedArea, FullArea, TestArea } from '../support/areas';
import { columnLayoutsContract } from './column-layouts.contract';
import { draftsContract } from './drafts.contract';
import { filterMemoryContract } from './filter-memory.contract';
import { ownSavesContract } from './own-saves.contract';
import { preferencesContract } from './preferences.contract';
import { recentRecordsContract } from './recent-records.contract';
import { viewStoreContract } from './view-store.contract';

const browsers = {
  'a browser that keeps things': () => {
    const area = new TestArea();
    return new BrowserStorage(() => area);
  },
  'a full disk': () => {
    const area = new FullArea();
    return new BrowserStorage(() => area);
  },
  'a browser that denies storage': () => new BrowserStorage(deniedArea),
};

for (const [name, browser] of Object.entries(browsers)) {
  filterMemoryContract(name, () => filterMemoryStorage(browser()));
  preferencesContract(name, () => preferencesStorage(browser()));
  columnLayoutsContract(name, () => columnLayoutsStorage(browser()));
  viewStoreContract(name, () => viewStoreStorage(browser()));
  ownSavesContract(name, () => ownSavesStorage(browser()));
  recentRecordsContract(name, () => recentRecordsStorage(browser()));
}

let keys = 0;
const aKey = (): string => `key ${(keys += 1)}`;
const aPocket = (): ClosingDrafts => new ClosingDrafts(browsers['a browser that keeps things'](), new EventTarget());

const noOtherTab = { share: () => () => undefined, isHeld: () => Promise.resolve(false) };

draftsContract('IndexedDB', () => {
  globalThis.IDBKeyRange = IDBKeyRange;
  const factory = new IDBFactory();
  return draftsStorage(new DraftsDatabase(() => factory), aPocket(), 'a page', aKey, noOtherTab);
});
draftsContract('a browser without a database', () =>
  draftsStorage(
    new DraftsDatabase(() => {
      throw new DOMException('No', 'SecurityError');
    }),
    aPocket(),
    'a page',
    aKey,
    noOtherTab,
  ),
);
