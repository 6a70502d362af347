import type { KeptDraft } from '../../../domain/shared/drafts/draft';
import type { Id } from '../../../domain/shared/id';
import { token } from '../token';
import type { Answer } from './call';

/**
 * Whose draft of what: drafts of one person are never shown to another. `id` null is a record not yet created; where
 * records belong to a website, `website` says to which: elsewhere there is no such record, and its draft is not
 * offered. Rule R-SHR-09.
 */
export interface DraftKey {
  readonly person: Id;
  readonly resource: string;
  readonly id: Id | null;
  readonly website?: Id | null;
}

/**
 * Work that lies there in a shape that no form can show any more: as text, for whoever typed it to take home. Rule
 * R-SHR-29.
 */
export interface UnreadableDraft {
  readonly unreadable: string;
}

/** Keeps unsaved work where a crash, a cut line or a lost session cannot reach it. */
export interface Drafts {
  keep(key: DraftKey, draft: KeptDraft): Answer<void>;
  /**
   * The kept draft; where there is none, what lies there and cannot be read; null when nothing does. It stays until it
   * is dropped. A draft that another tab holds is not found.
   */
  find(key: DraftKey): Answer<KeptDraft | UnreadableDraft | null>;
  drop(key: DraftKey): Answer<void>;
  /** Keeps other tabs from finding what this one keeps. @returns releases it */
  hold(key: DraftKey): () => void;
  /** What was found stays for later, and the next draft that is kept does not replace it. */
  setAside(key: DraftKey): Answer<void>;
  /** A new idempotency key. Rule R-SHR-39. */
  newKey(): string;
}
export const Drafts = token<Drafts>('drafts');
