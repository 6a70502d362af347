import type { DraftSetAsideEvent, Creation, DraftEvent, KeptDraft } from '../../../domain/shared/drafts/draft';
import type { Failure } from '../../../domain/shared/failure';
import type { ChangedBy, RemoteChange } from '../../../domain/shared/remote-change';
import type { Id } from '../../../domain/shared/id';
import type { Merge, Merging } from '../../../domain/shared/merge';
import type { Sentence } from '../../../domain/shared/notice';
import type { DetailOf, Kind } from '../../../domain/shared/resource';
import type { Problems, Rule } from '../../../domain/shared/rule';
import type { FormValues } from '../form-values';
import type { Saved, SaveRequest, Stored, UnfinishedSave } from '../ports/resource-gateway.port';

/** Input of the record machine. */
export interface RecordInput<Draft> {
  /** `null` for a new record, which opens in edit mode. */
  readonly id: Id | null;
  /** The record is new although it has an id, which identifies its future place. */
  readonly isNew?: boolean;
  readonly blank: Draft;
  readonly rule: Rule<Draft>;
  /** Three-way merge; by field if absent. */
  readonly merging?: Merging<Draft> | undefined;
  readonly form: FormValues<Draft>;
  /** Whether the user may open the record after creating it; otherwise the screen closes after the save. */
  readonly mayOpen?: boolean;
}

/** Request to open a record. */
export interface OpenRequest<Detail> {
  readonly id: Id | null;
  /** The user saved the record just before. */
  readonly justSaved: boolean;
  /** The record in the answer of that save; it is not loaded again. */
  readonly saved: Stored<Detail> | null;
}

/** A loaded record and its stored draft. */
export interface Opened<K extends Kind> {
  readonly stored: Stored<DetailOf<K>> | null;
  readonly kept: KeptDraft<K['draft']> | null;
  /** The text of a draft that the form cannot show. */
  readonly unreadable: string | null;
  /** The user saved this version, in this browser. */
  readonly isOwn: boolean;
  /** The draft is the rest of an interrupted creation: it is resumed without a question. Rule R-COM-05. */
  readonly left?: LeftBySave;
}

/** Result of an interrupted save. */
export type LeftBySave = Pick<UnfinishedSave<unknown>, 'failure' | 'isUncertain'>;

/** A running save, with progress and stop between its calls. */
export interface RunningSave<Draft> {
  /** The record of the draft, also when it is saved as a copy. */
  readonly id: Id | null;
  readonly request: SaveRequest<Draft>;
  /** Current form values. */
  readonly mine: Draft;
  /** An earlier attempt to create the record, with unknown outcome. */
  readonly creation: Creation<Draft> | null;
  readonly onCreating: (creation: Creation<Draft>) => void;
  readonly onProgress: (share: number) => void;
  readonly isStopped: () => boolean;
}

/** State of one record screen; the typed values stay in the form. */
export interface RecordContext<K extends Kind> extends RecordInput<K['draft']> {
  readonly stored: Stored<DetailOf<K>> | null;
  /** The user saved the stored version. */
  readonly isOwn: boolean;
  /** Draft of the stored record from which the edit started. */
  readonly base: K['draft'];
  /** Draft that the running save sends. */
  readonly sent: K['draft'];
  /** Fields of the running save that are not part of the form, such as "as a new version". */
  readonly overrides: Partial<K['draft']>;
  readonly failure: Failure | null;
  readonly problems: Problems;
  readonly offered: KeptDraft<K['draft']> | null;
  /** Text of a draft that the form cannot show; it has to be discarded before an edit. Rule R-SHR-29. */
  readonly unreadable: string | null;
  readonly conflict: Conflict<K> | null;
  readonly saved: Saved<DetailOf<K>> | null;
  /** A creation that was sent, while its outcome is unknown. Rule R-SHR-39. */
  readonly creation: Creation<K['draft']> | null;
  /** The lock was lost for a while, so a newer version may be stored. */
  readonly mayBeStale: boolean;
  /** State after a cancelled or refused deletion. */
  readonly backTo: 'reading' | 'editing';
  readonly existence: Existence;
  /** The last save was interrupted. Rule R-COM-05. */
  readonly unfinished: Pick<LeftBySave, 'isUncertain'> | null;
  /** Progress of the running save, 0 to 1; null for a save of few calls. */
  readonly share: number | null;
  /** Who saved or deleted the record since the edit started; null when unknown. Rule R-LIV-05. */
  readonly changedBy: ChangedBy | null;
  /** Last change by others since the record was loaded. Rule R-LIV-09. */
  readonly remoteChange: RemoteChange | null;
  /** The deletion was refused because the record was saved meanwhile; announced once the newest version is loaded. */
  readonly isRemovalRefused: boolean;
  readonly isStopping: boolean;
}

/** A refused deletion; `by`: who saved the record meanwhile, null when unknown. */
export interface RefusedRemoval {
  readonly by: ChangedBy | null;
}

/** Message about who saved a record. Rule R-LIV-09. */
export const changeOf = ({ name, isSelf }: ChangedBy): Sentence =>
  isSelf ? { key: 'shared.record.live.changedSelf' } : { key: 'shared.record.live.changed', values: { name } };

/** Message about who deleted a record. Rule R-LIV-09. */
export const deletionOf = ({ name, isSelf }: ChangedBy): Sentence =>
  isSelf ? { key: 'shared.record.live.deletedSelf' } : { key: 'shared.record.live.deleted', values: { name } };

/** `deleted`: someone else deleted it during the edit; `copying`: the draft is saved as a new record. */
export type Existence = 'stored' | 'deleted' | 'copying';

/** Someone else saved during the edit: the newest version, and the merge of both edits. */
export interface Conflict<K extends Kind> extends Merge<K['draft']> {
  readonly newest: Stored<DetailOf<K>>;
  /** The current user saved it, in another tab. */
  readonly isOwn: boolean;
  readonly mine: K['draft'];
  /** State after the user has decided. */
  readonly onResolved: 'saving' | 'editing';
  /** State after the dialog is closed without a decision. */
  readonly onDismissed: 'editing' | 'loading';
  /** Paths at which the stored value was chosen. */
  readonly takeStored: readonly string[];
}

/** Events of a record screen. */
export type RecordEvent<Draft> =
  | { readonly type: 'edit.requested' }
  /** The lock was acquired: loads the newest version and starts the edit. An offered draft is merged into it. */
  | { readonly type: 'edit.granted' }
  | { readonly type: 'edit.cancelled' }
  /** Live event: the record was saved or deleted outside this page. Rule R-LIV-05. */
  | { readonly type: 'record.changed'; readonly by: ChangedBy; readonly isDeleted: boolean }
  /** Live events of the record may have been missed. */
  | { readonly type: 'record.doubted' }
  | DraftEvent
  | DraftSetAsideEvent
  /** `overrides`: fields of this save only. */
  | { readonly type: 'save.requested'; readonly overrides?: Partial<Draft> }
  /** A creation is about to be sent. */
  | { readonly type: 'creation.begun'; readonly creation: Creation<Draft> }
  | { readonly type: 'save.progressed'; readonly share: number }
  /** Stops the running save after the current call; unsaved values stay in the form. */
  | { readonly type: 'save.stopped' }
  /** Saves the draft of a deleted record as a new one. */
  | { readonly type: 'copy.requested' }
  | { readonly type: 'conflict.resolved'; readonly takeStored: readonly string[] }
  | { readonly type: 'conflict.dismissed' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** Events that the record machine emits. */
export type RecordSignal<Detail> =
  /** The record is displayed; `read`: the version that was just loaded, null when the known one is kept. */
  | { readonly type: 'record.opened'; readonly read: Stored<Detail> | null }
  /** The form accepts input: an edit starts, or continues after a save or a question. */
  | { readonly type: 'form.opened' }
  /** The record is displayed again: an edit was cancelled or did not start, or a deletion did not happen. */
  | { readonly type: 'edit.ended' }
  | { readonly type: 'save.started' }
  /** Someone else saved, or may have saved: the newest version is compared before the save continues. */
  | { readonly type: 'save.outdated' }
  /**
   * The save did not store everything; `failure` is null when it was stopped, or when a conflict has to be resolved.
   */
  | { readonly type: 'save.refused'; readonly failure: Failure | null }
  | { readonly type: 'record.saved'; readonly id: Id }
  /** A new record was created but not stored completely; the rest is its draft. */
  | { readonly type: 'record.begun'; readonly id: Id }
  | { readonly type: 'record.removed' }
  /** The record cannot be displayed: the screen returns to the list. */
  | { readonly type: 'record.lost'; readonly failure: Failure | null };

/** Milliseconds for which the page of a deleted record stays visible. Rule R-SHR-18. */
export const RETURN_AFTER = 1000;
