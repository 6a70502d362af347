import type { AsideEvent, Creation, DraftEvent, KeptDraft } from '../../../domain/shared/drafts/draft';
import type { Failure } from '../../../domain/shared/failure';
import type { ChangedBy, HeardChange } from '../../../domain/shared/heard-change';
import type { Id } from '../../../domain/shared/id';
import type { Merge, Merging } from '../../../domain/shared/merge';
import type { Sentence } from '../../../domain/shared/notice';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import type { Problems, Rule } from '../../../domain/shared/rule';
import type { FormValues } from '../form-values';
import type { Saved, SaveRequest, Stored, UnfinishedSave } from '../ports/resource-gateway.port';

/** What the machine of a record is started with. */
export interface RecordInput<Draft> {
  /** `null`: a new record, which opens editable. */
  readonly id: Id | null;
  /** A new record although it has an id, of the place where it will be. */
  readonly isNew?: boolean;
  readonly blank: Draft;
  readonly rule: Rule<Draft>;
  /** How two edits are merged; field by field when absent. */
  readonly merging?: Merging<Draft> | undefined;
  readonly form: FormValues<Draft>;
  /** Whether the person may open the record once it is created; a new record ends with its save otherwise. */
  readonly mayOpen?: boolean;
}

/** Which record is opened. */
export interface OpenRequest<Detail> {
  readonly id: Id | null;
  /** The person saved it just before. */
  readonly justSaved: boolean;
  /** The record as the answer to that save carried it: it is not read again. */
  readonly saved: Stored<Detail> | null;
}

/** A record, and the draft that was found for it. */
export interface Opened<K extends Kind> {
  readonly stored: Stored<DetailOf<K>> | null;
  readonly kept: KeptDraft<K['draft']> | null;
  /** The text of a draft that the form cannot show. */
  readonly unreadable: string | null;
  /** The person saved this version themselves, in this browser. */
  readonly isOwn: boolean;
  /** The draft is what the save that created the record has left: it is resumed without a question. Rule R-COM-05. */
  readonly left?: LeftBySave;
}

/** How a save of several calls ended in the middle. */
export type LeftBySave = Pick<UnfinishedSave<unknown>, 'failure' | 'isUncertain'>;

/** A save, and how it is watched and stopped between its calls. */
export interface RunningSave<Draft> {
  /** The record whose draft is saved, also as a copy. */
  readonly id: Id | null;
  readonly request: SaveRequest<Draft>;
  /** What is in the form. */
  readonly mine: Draft;
  /** An earlier try to create the record, whose end is not known. */
  readonly creation: Creation<Draft> | null;
  readonly onCreating: (creation: Creation<Draft>) => void;
  readonly onProgress: (share: number) => void;
  readonly isStopped: () => boolean;
}

/** The state of one record's form; the values that are being typed stay in the form. */
export interface RecordContext<K extends Kind> extends RecordInput<K['draft']> {
  readonly stored: Stored<DetailOf<K>> | null;
  /** The person saved the stored version themselves. */
  readonly isOwn: boolean;
  /** What the edit started from: the draft of the stored record. */
  readonly base: K['draft'];
  /** What the save under way sends. */
  readonly sent: K['draft'];
  /** Fields of the save under way that are not part of the form, such as "as a new version". */
  readonly overrides: Partial<K['draft']>;
  readonly failure: Failure | null;
  readonly problems: Problems;
  readonly offered: KeptDraft<K['draft']> | null;
  /** The text of a draft that the form cannot show; no edit begins until it is discarded. Rule R-SHR-29. */
  readonly unreadable: string | null;
  readonly conflict: Conflict<K> | null;
  readonly saved: Saved<DetailOf<K>> | null;
  /** The creation that was sent, while its end is not known. Rule R-SHR-39. */
  readonly creation: Creation<K['draft']> | null;
  /** The lock was lost for a while: a newer version may be stored. */
  readonly mayBeStale: boolean;
  /** The state that a cancelled or refused deletion returns to. */
  readonly backTo: 'reading' | 'editing';
  readonly existence: Existence;
  /** The last save ended in the middle. Rule R-COM-05. */
  readonly unfinished: Pick<LeftBySave, 'isUncertain'> | null;
  /** Share of the calls of the save under way; null for one of few calls. */
  readonly share: number | null;
  /** Who saved or deleted the record since the edit began; null: nobody that is known of. Rule R-LIV-05. */
  readonly changedBy: ChangedBy | null;
  /** What was heard last since the record was read. Rule R-LIV-09. */
  readonly heard: HeardChange | null;
  /** The deletion was refused, because the record was saved meanwhile; said when the newest version is there. */
  readonly isRemovalRefused: boolean;
  readonly isStopping: boolean;
}

/** A refused deletion; `by` saved the record meanwhile, null where that is not known. */
export interface RefusedRemoval {
  readonly by: ChangedBy | null;
}

/** Says who saved a record. Rule R-LIV-09. */
export const changeOf = ({ name, isSelf }: ChangedBy): Sentence =>
  isSelf ? { key: 'shared.record.live.changedSelf' } : { key: 'shared.record.live.changed', values: { name } };

/** Says who deleted a record. Rule R-LIV-09. */
export const deletionOf = ({ name, isSelf }: ChangedBy): Sentence =>
  isSelf ? { key: 'shared.record.live.deletedSelf' } : { key: 'shared.record.live.deleted', values: { name } };

/** `deleted`: by somebody else, during the edit; `copying`: the draft is saved as a new record instead. */
export type Existence = 'stored' | 'deleted' | 'copying';

/** Somebody else saved during the edit: the newest version, and both edits merged. */
export interface Conflict<K extends Kind> extends Merge<K['draft']> {
  readonly newest: Stored<DetailOf<K>>;
  /** The person themselves saved it, in another tab. */
  readonly isOwn: boolean;
  readonly mine: K['draft'];
  /** The state after the person has chosen. */
  readonly onResolved: 'saving' | 'editing';
  /** The state when the dialog is closed without a choice. */
  readonly onDismissed: 'editing' | 'loading';
  /** Paths whose stored value was chosen. */
  readonly takeStored: readonly string[];
}

/** What a person does with a form. */
export type RecordEvent<Draft> =
  | { readonly type: 'edit.requested' }
  /** The lock was acquired: the newest version is read, then edited. A draft on offer is resumed on top of it. */
  | { readonly type: 'edit.granted' }
  | { readonly type: 'edit.cancelled' }
  /** Live: the record was saved or deleted, other than here. Rule R-LIV-05. */
  | { readonly type: 'record.changed'; readonly by: ChangedBy; readonly isDeleted: boolean }
  /** Live: what happened to the record for a while was not heard. */
  | { readonly type: 'record.doubted' }
  | DraftEvent
  | AsideEvent
  /** `overrides`: fields that belong to this save alone. */
  | { readonly type: 'save.requested'; readonly overrides?: Partial<Draft> }
  /** A new record is about to be sent. */
  | { readonly type: 'creation.begun'; readonly creation: Creation<Draft> }
  | { readonly type: 'save.progressed'; readonly share: number }
  /** Stops the save under way after the present call; what is left stays in the form. */
  | { readonly type: 'save.stopped' }
  /** Saves the draft of a deleted record as a new one. */
  | { readonly type: 'copy.requested' }
  | { readonly type: 'conflict.resolved'; readonly takeStored: readonly string[] }
  | { readonly type: 'conflict.dismissed' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** What happened to the record, as the machine emits it. */
export type RecordSignal<Detail> =
  /** It is shown to be read; `read`: as the server has it now, null where what was known before stays. */
  | { readonly type: 'record.opened'; readonly read: Stored<Detail> | null }
  /** Its form takes input: an edit begins, or goes on after a save or a question. */
  | { readonly type: 'form.opened' }
  /** It is read again: an edit was given up or did not begin, or it was not deleted after all. */
  | { readonly type: 'edit.ended' }
  | { readonly type: 'save.started' }
  /** Somebody else saved, or may have: the newest version is compared before the save goes on. */
  | { readonly type: 'save.outdated' }
  /** The save under way did not store everything; `failure`: null where it was stopped, or a conflict is asked about. */
  | { readonly type: 'save.refused'; readonly failure: Failure | null }
  | { readonly type: 'record.saved'; readonly id: Id }
  /** A new record exists, and not all of it is stored: the rest is its draft. */
  | { readonly type: 'record.begun'; readonly id: Id }
  | { readonly type: 'record.removed' }
  /** Nothing to show: the screen returns to the list. */
  | { readonly type: 'record.lost'; readonly failure: Failure | null };

/** How long the page of a deleted record stays, in milliseconds. Rule R-SHR-18. */
export const RETURN_AFTER = 1000;
