import * as t from 'io-ts';
import type { BrowserStorage, Slot } from './browser-storage';
import type { DraftKeyParts, PageDraft } from './drafts-database';

/** A hidden page may be ended without a further event. */
const CLOSING = ['beforeunload', 'pagehide', 'visibilitychange'] as const;

const beginningOf = (keyParts: DraftKeyParts): string => `closing.${JSON.stringify(keyParts)}.`;
const slotOf = (name: string): Slot<unknown> => ({ name, version: 1, codec: t.unknown });

/**
 * Drafts of a closing page. IndexedDB may not finish before the page is gone, but `localStorage` writes
 * synchronously. Written only while the page closes, because each write blocks. Rule R-SHR-09.
 */
export class ClosingDrafts {
  /** Drafts that are not in the database yet, by slot. */
  private readonly held = new Map<string, unknown>();
  private closing = false;

  /** @param window source of the events of a closing page */
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

  /** Holds a draft until the database has stored it. */
  add(keyParts: DraftKeyParts, page: string, value: unknown): void {
    const name = beginningOf(keyParts) + page;
    this.held.set(name, value);
    // The draft may be written after the closing event, by a later listener of the same event.
    if (this.closing) this.slots.write(slotOf(name), value);
  }

  /** The database stored the draft, so the page is still open. Keeps a newer draft held since. */
  release(keyParts: DraftKeyParts, page: string, value: unknown): void {
    this.closing = false;
    if (this.held.get(beginningOf(keyParts) + page) === value) this.forget(keyParts, page);
  }

  /** Drafts that closed pages left on a shelf. */
  list(keyParts: DraftKeyParts): readonly PageDraft[] {
    const beginning = beginningOf(keyParts);
    return this.slots
      .names(beginning)
      .map((name) => ({ page: name.slice(beginning.length), value: this.slots.read(slotOf(name)) }));
  }

  forget(keyParts: DraftKeyParts, page: string): void {
    this.held.delete(beginningOf(keyParts) + page);
    this.slots.remove(slotOf(beginningOf(keyParts) + page));
  }
}
