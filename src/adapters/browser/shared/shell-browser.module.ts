import { ContainerModule } from 'inversify';
import { Clipboard } from '../../../application/shared/ports/clipboard.port';
import { CloseConfirmation } from '../../../application/shared/ports/close-confirmation.port';
import { FileSaves } from '../../../application/shared/ports/file-saves.port';
import { NewTabs } from '../../../application/shared/ports/new-tabs.port';
import { TabLocks } from '../../../application/shared/ports/tab-locks.port';
import { provide } from '../../../application/shared/provide.module';
import { browserClipboard } from './clipboard.browser';
import { closeConfirmationOf } from './close-confirmation.browser';
import { fileSaves } from './file-saves.browser';
import { newTabs } from './new-tabs.browser';
import { tabLocks } from './tab-locks.browser';

/** Browser adapters for signed-in screens: other tabs, clipboard, downloads, and the warning before closing. */
export const shellBrowserModule = new ContainerModule((module) => {
  provide(module, NewTabs, () => newTabs(globalThis.window), []);
  provide(module, Clipboard, () => browserClipboard(() => globalThis.navigator.clipboard), []);
  provide(module, CloseConfirmation, () => closeConfirmationOf(globalThis.window), []);
  provide(module, FileSaves, () => fileSaves(globalThis.window), []);
  provide(module, TabLocks, () => tabLocks(() => globalThis.navigator.locks, globalThis.window), []);
});
