import * as t from 'io-ts';
import type { BrowserStorage, Slot } from './browser-storage';
import type { DraftShelf, StoredDraftOfPage } from './drafts-database';

/** A page that was only hidden may end there, unheard. */
const CLOSING = ['beforeunload', 'pagehide', 'visibilitychange'] as const;

const beginningOf = (shelf: DraftShelf): string => `closing.${JSON.stringify(shelf)}.`;
const slotOf = (name: string): Slot<unknown> => ({ name, version: 1, codec: t.unknown });

/**
 * The last words of a page: one that closes may be gone before the browser's database has them, while plain storage
 * takes them before it goes on. Written to only while the page closes, because each write holds it up. Rule R-SHR-09.
 */
export class ClosingDrafts {
  /** What the database does not have yet, by slot. */
  private readonly held = new Map<string, unknown>();
  private closing = false;

  /** @param window says that the page closes */
  constructor(
    private readonly slots: BrowserStorage,
    window: Pick<EventTarget, 'addEventListener'>,
  ) {
    const close = (): void => {
      this.closing = true;
      for (const [name, value] of this.held) slots.write(slotOf(name), value);
    };
    for (const event of CLOSING) window.addEventListener(event, close);
  }

  /** It is on its way to the database. */
  hold(shelf: DraftShelf, page: string, value: unknown): void {
    const name = beginningOf(shelf) + page;
    this.held.set(name, value);
    // Whoever flushes on the same event may be told of it later.
    if (this.closing) this.slots.write(slotOf(name), value);
  }

  /** The database has it; so the page lives. What was held since stays. */
  release(shelf: DraftShelf, page: string, value: unknown): void {
    this.closing = false;
    if (this.held.get(beginningOf(shelf) + page) === value) this.forget(shelf, page);
  }

  /** What pages left on a shelf. */
  list(shelf: DraftShelf): readonly StoredDraftOfPage[] {
    const beginning = beginningOf(shelf);
    return this.slots
      .names(beginning)
      .map((name) => ({ page: name.slice(beginning.length), value: this.slots.read(slotOf(name)) }));
  }

  forget(shelf: DraftShelf, page: string): void {
    this.held.delete(beginningOf(shelf) + page);
    this.slots.remove(slotOf(beginningOf(shelf) + page));
  }
}
