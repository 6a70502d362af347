import type { BrowserContext, Page } from '@playwright/test';

// What may happen to the browser's store of unsaved work, done to it from within.

/** Every further write finds the disk full. */
export const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });

/** The browser refuses to give a database. */
export const keepNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
  });

/** Somebody clears what the website keeps. */
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

/** A newer console opens the store in its own shape, and keeps it open. */
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

/** Breaks what lies there: a block that is none, or all of it in a format that nobody knows. */
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
            // The browser's own events do not say whose they are.
            const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
            if (cursor === null) return;
            const value = cursor.value as { format: number; draft: { mine: { blocks: unknown[] } } }; // as the console keeps it
            if (kind === 'format') value.format = 99;
            else value.draft.mine.blocks = [...value.draft.mine.blocks, { guid: 'x', code: 'custom-quote' }];
            cursor.update(value);
            cursor.continue();
          };
        };
      }),
    what,
  );
