/** Name of the IndexedDB database, and of its only store. */
const DATABASE = 'kantoor.drafts';
const STORE = 'drafts';

/** Place of one draft in the store. */
export type DraftPlace = readonly string[];

/**
 * The database of unsaved work behind one connection, opened on first use. Another tab that needs a newer shape is
 * let through at once; a connection that was closed is opened again. A browser that gives no database keeps nothing,
 * which is an answer; a write that it breaks off (a full disk) rejects.
 */
export class DraftsDatabase {
  private connection: Promise<IDBDatabase> | null = null;
  /** Another tab holds an older shape open: every opening would wait in line for it. */
  private blocked = false;

  /**
   * @param factory gives the browser's IndexedDB; asking for it already throws where it is denied
   * @param version of the database's shape
   */
  constructor(private readonly factory: () => IDBFactory, private readonly version = 1) {}

  /**
   * Resolves when the transaction is complete: from then on a crash cannot take the value away.
   * @returns false where there is no database
   */
  async put(place: DraftPlace, value: unknown): Promise<boolean> {
    return (await this.run('readwrite', (store) => store.put(value, [...place]))) !== undefined;
  }

  /** What lies at a place; undefined when nothing does. */
  get(place: DraftPlace): Promise<unknown> {
    return this.run<unknown>('readonly', (store) => store.get([...place]));
  }

  async delete(place: DraftPlace): Promise<void> {
    await this.run('readwrite', (store) => store.delete([...place]));
  }

  private async run<A>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<A>): Promise<A | undefined> {
    const transaction = await this.begin(mode);
    if (transaction === null) return undefined;
    return new Promise((resolve, reject) => {
      const request = ask(transaction.objectStore(STORE));
      // A page that is going away would not live to see the transaction commit by itself.
      if (mode === 'readwrite') transaction.commit();
      transaction.oncomplete = () => { resolve(request.result); };
      transaction.onabort = () => { reject(transaction.error ?? new DOMException('Aborted', 'AbortError')); };
    });
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction | null> {
    const opened = this.open();
    return startOn(opened, mode).catch(() => {
      // The connection was closed under us, or its opening failed: one more try on a new one.
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
      request.onsuccess = () => { resolve(request.result); };
      request.onerror = () => { reject(request.error ?? new DOMException('Refused', 'UnknownError')); };
      request.onblocked = () => {
        this.blocked = true;
        // Should the other tab let go, the next call opens anew.
        request.onsuccess = () => {
          request.result.close();
          this.blocked = false;
        };
        reject(new DOMException('Another tab holds the drafts', 'InvalidStateError'));
      };
    });
    const forget = (): void => { this.connection = null; };
    database.onversionchange = () => { database.close(); forget(); };
    database.onclose = forget;
    return database;
  }
}

const startOn = async (opened: Promise<IDBDatabase>, mode: IDBTransactionMode): Promise<IDBTransaction> =>
  (await opened).transaction(STORE, mode, { durability: 'strict' });
