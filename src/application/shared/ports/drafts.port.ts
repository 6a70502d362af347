import type { KeptDraft } from '../../../domain/shared/drafts/draft';
import type { Id } from '../../../domain/shared/id';
import { token } from '../token';
import type { Answer } from './call';

/**
 * Key of a draft. A draft is visible only to its user. `id` is null for a new record; `website` is set where records
 * belong to one website, and hides the draft on other websites. Rule R-SHR-09.
 */
export interface DraftKey {
  readonly person: Id;
  readonly resource: string;
  readonly id: Id | null;
  readonly website?: Id | null;
}

/** Stored work in a shape that the form cannot show: offered as text, so that the user can copy it. Rule R-SHR-29. */
export interface UnreadableDraft {
  readonly unreadable: string;
}

/** Storage of unsaved work that survives a crash, a lost connection and an expired session. */
export interface Drafts {
  keep(key: DraftKey, draft: KeptDraft): Answer<void>;
  /**
   * The draft, readable or not; null when there is none. It stays until dropped. A draft held by another tab is not
   * found.
   */
  find(key: DraftKey): Answer<KeptDraft | UnreadableDraft | null>;
  drop(key: DraftKey): Answer<void>;
  /** Hides the draft of this tab from other tabs. @returns releases it */
  hideFromOtherTabs(key: DraftKey): () => void;
  /** Keeps the found draft for later; the next stored draft does not overwrite it. */
  setAside(key: DraftKey): Answer<void>;
  /** A new idempotency key. Rule R-SHR-39. */
  newKey(): string;
}
export const Drafts = token<Drafts>('drafts');
