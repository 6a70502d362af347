import type { BrowserContext, Page } from '@playwright/test';

// Damages the browser's store of drafts from inside the page.

/** Makes every further write fail because the disk is full. */
export const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });

/** Makes the browser refuse IndexedDB. */
export const keepNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
  });

/** Clears the site data. */
export const wipe = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('kantoor.drafts');
        request.onsuccess = () => {
          resolve();
        };
        request.onerror = () => {
          reject(new Error('It was not deleted'));
        };
      }),
  );

/** A newer console upgrades the store and keeps it open. */
export const holdNewer = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('kantoor.drafts', 99);
        request.onsuccess = () => {
          resolve();
        };
        request.onerror = () => {
          reject(new Error('It was not opened'));
        };
      }),
  );

/** Damages the stored draft: an invalid block, or an unknown format for the whole draft. */
export const damage = (page: Page, what: 'blocks' | 'format'): Promise<void> =>
  page.evaluate(
    (kind) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kantoor.drafts');
        opening.onerror = () => {
          reject(new Error('It was not opened'));
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('drafts', 'readwrite');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.objectStore('drafts').openCursor().onsuccess = (event) => {
            // The events of IndexedDB have an untyped target.
            const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor === null) return;
            // Cast: the console stores this type.
            const value = cursor.value as { format: number; draft: { mine: { blocks: unknown[] } } };
            if (kind === 'format') value.format = 99;
            else value.draft.mine.blocks = [...value.draft.mine.blocks, { guid: 'x', code: 'custom-quote' }];
            cursor.update(value);
            cursor.continue();
          };
        };
      }),
    what,
  );
