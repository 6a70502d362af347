import { ContainerModule } from 'inversify';
import { FilterMemory } from '../../application/shared/ports/filter-memory.port';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { provide } from '../../application/shared/provide.module';
import { BrowserStorage, Slots } from './shared/browser-storage';
import { filterMemoryStorage } from './shared/filter-memory.storage';
import { preferencesStorage } from './shared/preferences.storage';

const otherTabs = (changed: () => void): (() => void) => {
  globalThis.addEventListener('storage', changed);
  return () => {
    globalThis.removeEventListener('storage', changed);
  };
};

/** Browser storage that is needed before sign-in. */
export const storageModule = new ContainerModule((module) => {
  provide(module, Slots, () => new BrowserStorage(() => globalThis.localStorage), []);
  provide(module, FilterMemory, filterMemoryStorage, [Slots]);
  provide(module, PreferenceStore, (storage) => preferencesStorage(storage, otherTabs), [Slots]);
});
