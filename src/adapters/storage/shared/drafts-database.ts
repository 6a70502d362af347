/** Name of the IndexedDB database, and of its only store. */
const DATABASE = 'kantoor.drafts';
const STORE = 'drafts';

/**
 * Key of a draft: the user and the record. Each page that edits it has its own entry, so that pages do not overwrite
 * each other's.
 */
export type DraftKeyParts = readonly string[];

/** A stored draft. */
export interface PageDraft {
  readonly page: string;
  readonly value: unknown;
}

const placeOf = (keyParts: DraftKeyParts, page: string): IDBValidKey => [...keyParts, [page]];
/** The key range of exactly one shelf: arrays sort after text, so longer shelves are excluded. */
const placesOf = (keyParts: DraftKeyParts): IDBKeyRange => IDBKeyRange.bound([...keyParts, []], [...keyParts, [[]]]);
const pageOf = (place: IDBValidKey): string => {
  const last: unknown = Array.isArray(place) ? place.at(-1) : null;
  return Array.isArray(last) ? String(last[0]) : '';
};

/**
 * The database of drafts, with one connection that opens on first use and reopens if closed. Closes at once for a tab
 * that needs a newer version. Without IndexedDB nothing is stored, and `put` returns false; an aborted write (disk
 * full) rejects.
 */
export class DraftsDatabase {
  private connection: Promise<IDBDatabase> | null = null;
  /** Another tab keeps an older version open: every open request would wait for it. */
  private blocked = false;

  /**
   * @param factory gives the browser's IndexedDB; asking for it already throws where it is denied
   * @param version of the database's shape
   */
  constructor(
    private readonly factory: () => IDBFactory,
    private readonly version = 1,
  ) {}

  /**
   * Resolves when the transaction is complete, so that a crash cannot lose the value.
   * @returns false where there is no database
   */
  async put(keyParts: DraftKeyParts, page: string, value: unknown): Promise<boolean> {
    return (await this.run('readwrite', (store) => store.put(value, placeOf(keyParts, page)))) !== undefined;
  }

  /** The drafts of all pages on a shelf. */
  async list(keyParts: DraftKeyParts): Promise<readonly PageDraft[]> {
    const places = (await this.run('readonly', (store) => store.getAllKeys(placesOf(keyParts)))) ?? [];
    return Promise.all(
      places.map(async (place) => ({
        page: pageOf(place),
        value: await this.run<unknown>('readonly', (store) => store.get(place)),
      })),
    );
  }

  async delete(keyParts: DraftKeyParts, page: string): Promise<void> {
    await this.run('readwrite', (store) => store.delete(placeOf(keyParts, page)));
  }

  private async run<A>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<A>,
  ): Promise<A | undefined> {
    const transaction = await this.begin(mode);
    if (transaction === null) return undefined;
    return new Promise((resolve, reject) => {
      const request = ask(transaction.objectStore(STORE));
      // A closing page would end before the transaction commits automatically.
      if (mode === 'readwrite') transaction.commit();
      transaction.oncomplete = () => {
        resolve(request.result);
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
      };
    });
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction | null> {
    const opened = this.open();
    return startOn(opened, mode).catch(() => {
      // The connection was closed, or opening it failed: retries once with a new one.
      if (this.connection === opened) this.connection = null;
      return startOn(this.open(), mode).catch(() => null);
    });
  }

  private open(): Promise<IDBDatabase> {
    if (this.blocked) return Promise.reject(new DOMException('Another tab holds the drafts', 'InvalidStateError'));
    this.connection ??= this.connect().catch((refusal: unknown) => {
      this.connection = null;
      throw refusal;
    });
    return this.connection;
  }

  private async connect(): Promise<IDBDatabase> {
    const request = this.factory().open(DATABASE, this.version);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onupgradeneeded = () => {
        if (!request.result.objectStoreNames.contains(STORE)) request.result.createObjectStore(STORE);
      };
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(request.error ?? new DOMException('Refused', 'UnknownError'));
      };
      request.onblocked = () => {
        this.blocked = true;
        // If the other tab closes its connection, the next call opens a new one.
        request.onsuccess = () => {
          request.result.close();
          this.blocked = false;
        };
        reject(new DOMException('Another tab holds the drafts', 'InvalidStateError'));
      };
    });
    const forget = (): void => {
      this.connection = null;
    };
    database.onversionchange = () => {
      database.close();
      forget();
    };
    database.onclose = forget;
    return database;
  }
}

const startOn = async (opened: Promise<IDBDatabase>, mode: IDBTransactionMode): Promise<IDBTransaction> =>
  (await opened).transaction(STORE, mode, { durability: 'strict' });
