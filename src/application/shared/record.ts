import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import {
  changedFields,
  mergeFields,
  resolveConflicts,
  type Fields,
  type Merge,
  type Merging,
} from '../../domain/shared/merge';
import { draftOf, type Identified } from '../../domain/shared/resource';
import type { Problems, Rule } from '../../domain/shared/rule';
import type { KeptDraft } from './ports/drafts.port';
import type { Stored } from './ports/resource-gateway.port';

/** What a form is opened with. */
export interface RecordInput<Draft> {
  /** Null makes a new record, which opens editable. */
  readonly id: Id | null;
  readonly blank: Draft;
  readonly rule: Rule<Draft>;
  /** How two edits become one; without it, field by field. */
  readonly merging?: Merging<Draft> | undefined;
}

/** A record and the unsaved work that was found beside it. */
export interface Opened<Detail, Draft extends Fields> {
  readonly stored: Stored<Detail> | null;
  readonly kept: KeptDraft<Draft> | null;
  /** The text of unsaved work that the form cannot show. */
  readonly unreadable: string | null;
  /** The person who opens it saved this very version, in this browser. */
  readonly isOwn: boolean;
}

/** All that the form of one record knows. */
export interface RecordContext<Detail, Draft extends Fields> extends RecordInput<Draft> {
  readonly stored: Stored<Detail> | null;
  /** The person saved this version of it. */
  readonly isOwn: boolean;
  /** What the edit started from. */
  readonly base: Draft;
  /** What the person has made of it so far. */
  readonly mine: Draft;
  /** Counts the times that `mine` was set from outside the form: the form starts anew with each. */
  readonly epoch: number;
  readonly failure: Failure | null;
  readonly problems: Problems;
  readonly offered: KeptDraft<Draft> | null;
  /**
   * Unsaved work that cannot be offered: its text, to be taken home or thrown away before anything is written over it.
   * Rule R-SHR-29.
   */
  readonly unreadable: string | null;
  readonly conflict: Conflict<Detail, Draft> | null;
  readonly savedId: Id | null;
  /** Its lock was gone for a while: what is stored by now was not seen yet. */
  readonly unseen: boolean;
  /** Where a deletion leads back to that is given up or refused. */
  readonly backTo: 'reading' | 'editing';
  readonly fate: Fate;
}

/**
 * Somebody may delete a record while it is edited: the work is then gone to nowhere, until it becomes a record of its
 * own.
 */
export type Fate = 'stored' | 'gone' | 'copied';

/** Somebody saved while I was editing: the newest record, and both edits laid over each other. */
export interface Conflict<Detail, Draft extends Fields> extends Merge<Draft> {
  readonly newest: Stored<Detail>;
  /** It was not somebody else: the person themselves saved it, in another tab. */
  readonly isOwn: boolean;
  /** What my side shows: the edit as I left it. */
  readonly mine: Draft;
  /** Where it goes once every field is decided. */
  readonly then: 'saving' | 'editing';
  /** Where it goes undecided: on with the edit, or to where the work lies on offer. */
  readonly back: 'editing' | 'loading';
}

/** What a person does to a form. */
export type RecordEvent<Draft> =
  | { readonly type: 'edit.requested' }
  /**
   * The record is held for this person alone: its newest version is read, then edited; unsaved work on offer comes back
   * on top.
   */
  | { readonly type: 'edit.granted' }
  | { readonly type: 'edit.cancelled' }
  | { readonly type: 'draft.changed'; readonly draft: Draft }
  /**
   * A blur or a closing page: what waits to be kept is kept now; `all` keeps once more what is kept already, since
   * another tab may have thrown it away.
   */
  | { readonly type: 'draft.flushed'; readonly all?: boolean }
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'save.requested'; readonly draft: Draft }
  /** The record is gone: what was made of it becomes a new one. */
  | { readonly type: 'copy.requested'; readonly draft: Draft }
  | { readonly type: 'conflict.settled'; readonly takeStored: readonly string[] }
  | { readonly type: 'conflict.dismissed' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** What a form tells its screen. */
export type RecordNews =
  | { readonly type: 'record.saved'; readonly id: Id }
  | { readonly type: 'record.removed' }
  /** There is nothing to show, or nothing any more: back to the list. */
  | { readonly type: 'record.lost'; readonly failure: Failure | null };

/** How long the page of a record that was deleted stays, in milliseconds. Rule R-SHR-18. */
export const RETURN_AFTER = 1000;

/** What the drafts keeper is told while a form is open. */
export type KeeperEvent<Draft> =
  | { readonly type: 'draft.changed'; readonly draft: Draft }
  | { readonly type: 'draft.flushed'; readonly all?: boolean };

type Change<Detail, Draft extends Fields> = Partial<RecordContext<Detail, Draft>>;

const draftIn = <Detail extends Draft & Identified, Draft extends Fields>(
  context: RecordContext<Detail, Draft>,
  stored: Stored<Detail> | null,
): Draft => (stored === null ? context.blank : draftOf(context.blank, stored.record));

/** A form as it is before anything was typed. */
export const emptyForm = <Detail, Draft extends Fields>(input: RecordInput<Draft>): RecordContext<Detail, Draft> => ({
  ...input,
  stored: null,
  isOwn: false,
  base: input.blank,
  mine: input.blank,
  epoch: 0,
  failure: null,
  problems: {},
  offered: null,
  unreadable: null,
  conflict: null,
  savedId: null,
  unseen: false,
  backTo: 'reading',
  fate: 'stored',
});

/** Whether unsaved work waits for a decision: an edit would write over it. */
export const isWaiting = ({
  offered,
  unreadable,
}: {
  readonly offered: unknown;
  readonly unreadable: string | null;
}): boolean => offered !== null || unreadable !== null;

/** Editing begins with what is stored. */
export const startEdit = <Detail extends Draft & Identified, Draft extends Fields>(
  context: RecordContext<Detail, Draft>,
): Change<Detail, Draft> => {
  const base = draftIn(context, context.stored);
  return { base, mine: base, epoch: context.epoch + 1, unseen: false, failure: null, problems: {} };
};

/** What was saved counts as stored until the server has told its own version of it. */
export const asSaved = <Detail extends Draft & Identified, Draft extends Fields>({
  stored,
  mine,
}: RecordContext<Detail, Draft>): Change<Detail, Draft> => ({
  stored: stored && { ...stored, record: { ...stored.record, ...mine } },
});

const mergingOf = <Draft extends Fields>({ merging }: RecordInput<Draft>): Merging<Draft> =>
  merging ?? { merge: mergeFields, resolve: resolveConflicts };

/** Lays an edit over the record as somebody else left it. */
export const clash = <Detail extends Draft & Identified, Draft extends Fields>(
  context: RecordContext<Detail, Draft>,
  newest: Stored<Detail>,
  isOwn: boolean,
  from: { readonly base: Draft; readonly mine: Draft },
  ways: Pick<Conflict<Detail, Draft>, 'then' | 'back'>,
): Conflict<Detail, Draft> => ({
  ...mergingOf(context).merge(from.base, from.mine, draftIn(context, newest)),
  newest,
  isOwn,
  mine: from.mine,
  ...ways,
});

/**
 * Unsaved work comes back on top of what is stored now; whether that changed meanwhile, the fields themselves tell.
 * Rule R-SHR-15.
 */
export const resume = <Detail extends Draft & Identified, Draft extends Fields>(
  context: RecordContext<Detail, Draft>,
): Change<Detail, Draft> => {
  const { offered, stored } = context;
  if (offered === null) return {};
  const start = { epoch: context.epoch + 1, offered: null, failure: null, problems: {} };
  if (stored === null) return { ...start, base: context.blank, mine: offered.mine };
  return { ...start, conflict: clash(context, stored, context.isOwn, offered, { then: 'editing', back: 'loading' }) };
};

/** Both edits become one: where they differ, what was chosen; the newest version is what is edited from now on. */
export const settleConflict = <Detail extends Draft & Identified, Draft extends Fields>(
  context: RecordContext<Detail, Draft>,
  takeStored: readonly string[],
): Change<Detail, Draft> => {
  if (context.conflict === null) return {};
  const { newest, isOwn, merged } = context.conflict;
  const base = draftIn(context, newest);
  return {
    stored: newest,
    isOwn,
    base,
    mine: mergingOf(context).resolve(merged, base, takeStored),
    epoch: context.epoch + 1,
    conflict: null,
    unseen: false,
    fate: 'stored',
  };
};

/** A save that was refused; where the record is gone, the form knows. Rule R-SHR-21. */
export const refusedSave = <Detail, Draft extends Fields>(
  { id, fate }: RecordContext<Detail, Draft>,
  failure: Failure | null,
): Change<Detail, Draft> => ({ failure, fate: failure?.kind === 'NotFound' && id !== null ? 'gone' : fate });

/** Unsaved work whose record is gone: there is nothing else to show. Rule R-SHR-21. */
export const asOrphan = <Detail, Draft extends Fields>(
  { epoch }: RecordContext<Detail, Draft>,
  opened: Opened<Detail, Draft> | null,
): Change<Detail, Draft> =>
  opened === null || opened.kept === null
    ? {}
    : {
        base: opened.kept.base,
        mine: opened.kept.mine,
        epoch: epoch + 1,
        offered: null,
        fate: 'gone',
        failure: { kind: 'NotFound' },
      };

/**
 * An edit begins with what is stored this moment; unsaved work that was on offer comes back on top of it, as far as it
 * was typed on meanwhile.
 */
export const afresh = <Detail extends Draft & Identified, Draft extends Fields>(
  context: RecordContext<Detail, Draft>,
  opened: Opened<Detail, Draft> | null,
): Change<Detail, Draft> => {
  const newest = {
    ...context,
    stored: opened?.stored ?? context.stored,
    isOwn: opened?.isOwn === true,
    offered: context.offered && (opened?.kept ?? context.offered),
  };
  return {
    stored: newest.stored,
    isOwn: newest.isOwn,
    ...(newest.offered === null ? startEdit(newest) : resume(newest)),
  };
};

/** What is stored this moment, and the work that lies beside it, waiting. */
export const foundMeanwhile = <Detail extends Draft & Identified, Draft extends Fields>(
  { epoch, stored }: RecordContext<Detail, Draft>,
  opened: Opened<Detail, Draft> | null,
): Change<Detail, Draft> => ({
  stored: opened?.stored ?? stored,
  isOwn: opened?.isOwn === true,
  offered: opened?.kept ?? null,
  unreadable: opened?.unreadable ?? null,
  epoch: epoch + 1,
});

/** Whether there is anything that leaving would lose. */
export const isDirty = <Draft extends Fields>(context: { readonly base: Draft; readonly mine: Draft }): boolean =>
  changedFields(context.base, context.mine).length > 0;
