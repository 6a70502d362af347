import type { Id } from '../id';
import type { Instant } from '../instant';
import type { Fields } from '../merge';

/** A creation that was sent, and whose end is not known: the same key makes the same record. Rule R-SHR-39. */
export interface Creation<Draft> {
  /** Idempotency key. */
  readonly key: string;
  /** What was sent, without the parts that are saved by calls of their own. */
  readonly sent: Draft;
}

/** Unsaved work: what was loaded, what was made of it, and when. */
export interface KeptDraft<Draft extends Fields = Fields> {
  readonly base: Draft;
  readonly mine: Draft;
  readonly version: string | null;
  readonly at: Instant;
  readonly creation?: Creation<Draft>;
}

/** The draft stored for a form, or its text where the form cannot show it. */
export interface FoundDraft<Draft extends Fields> {
  readonly kept: KeptDraft<Draft> | null;
  readonly unreadable: string | null;
}

export const NO_DRAFT: FoundDraft<never> = { kept: null, unreadable: null };

/** The record that a draft belongs to; `null`: one that is not created yet. */
export interface DraftRef {
  readonly id: Id | null;
}

/** The edit whose drafts are stored. */
export interface DraftOrigin<Draft> extends DraftRef {
  readonly base: Draft;
  readonly version: string | null;
  /** The creation that the draft was sent by, while its end is not known. Rule R-SHR-39. */
  readonly creation?: Creation<Draft> | null;
}

/** A form whose values are a draft. */
export interface DraftForm<Draft> {
  readonly read: () => Draft;
  /** Calls `listener` after each change that a person made, not after a machine's. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An edit whose draft is stored while it is open; without a form, `draft.changed` tells what to store. */
export interface OpenDraft<Draft> extends DraftOrigin<Draft> {
  readonly form?: DraftForm<Draft>;
}

/** Stores a waiting draft now. `all` stores the last draft again: another tab may have discarded it. */
interface FlushEvent {
  readonly type: 'draft.flushed';
  readonly all?: boolean;
}

/** What the actor that stores drafts is told. */
export type KeeperEvent<Draft> = FlushEvent | { readonly type: 'draft.changed'; readonly draft: Draft };

/** What a person does with a draft. */
export type DraftEvent = FlushEvent | { readonly type: 'draft.resumed' } | { readonly type: 'draft.discarded' };

/** The draft on offer waits, and the form is filled in anew. Rule R-SHR-15. */
export interface AsideEvent {
  readonly type: 'draft.setAside';
}
