import type { Id } from '../id';
import type { Instant } from '../instant';
import type { Fields } from '../merge';

/** A creation that was sent without a known outcome; repeating its key creates no second record. Rule R-SHR-39. */
export interface Creation<Draft> {
  /** Idempotency key. */
  readonly key: string;
  /** The values sent, without the parts that need calls of their own. */
  readonly sent: Draft;
}

/** Unsaved work: the loaded values, the edited values and the moment. */
export interface KeptDraft<Draft extends Fields = Fields> {
  readonly base: Draft;
  readonly mine: Draft;
  readonly version: string | null;
  readonly at: Instant;
  readonly creation?: Creation<Draft>;
}

/** The stored draft of a form, or its text when the form cannot show it. */
export interface FoundDraft<Draft extends Fields> {
  readonly kept: KeptDraft<Draft> | null;
  readonly unreadable: string | null;
}

export const NO_DRAFT: FoundDraft<never> = { kept: null, unreadable: null };

/** The record of a draft; `null` for a new record. */
export interface DraftRef {
  readonly id: Id | null;
}

export interface DraftOrigin<Draft> extends DraftRef {
  readonly base: Draft;
  readonly version: string | null;
  /** The creation in which the draft was sent, while its outcome is unknown. Rule R-SHR-39. */
  readonly creation?: Creation<Draft> | null;
}

/** Access to the values of a form. */
export interface DraftForm<Draft> {
  readonly read: () => Draft;
  /** Calls `listener` after each change by the user, not by the machine. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An edit whose draft is stored while it is open; without a form, `draft.changed` carries the draft. */
export interface OpenDraft<Draft> extends DraftOrigin<Draft> {
  readonly form?: DraftForm<Draft>;
}

/** Stores a pending draft now. `all` also stores an already stored draft again, as another tab may have deleted it. */
interface FlushEvent {
  readonly type: 'draft.flushed';
  readonly all?: boolean;
}

/** Events of the actor that stores drafts. */
export type KeeperEvent<Draft> = FlushEvent | { readonly type: 'draft.changed'; readonly draft: Draft };

/** User actions on a draft. */
export type DraftEvent = FlushEvent | { readonly type: 'draft.resumed' } | { readonly type: 'draft.discarded' };

/** Keeps the offered draft for later and starts an empty form. Rule R-SHR-15. */
export interface DraftSetAsideEvent {
  readonly type: 'draft.setAside';
}
