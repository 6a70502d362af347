import { isOutcomeKnown, type Failure } from '../../../domain/shared/failure';
import { mergeFields, resolveConflicts, type Fields, type Merging } from '../../../domain/shared/merge';
import { draftOf, type DetailOf, type Kind } from '../../../domain/shared/resource';
import { isValid } from '../../../domain/shared/rule';
import { isDirty } from '../form-values';
import type { Stored, UnfinishedSave } from '../ports/resource-gateway.port';
import type { Conflict, Opened, RecordContext, RecordInput, RefusedRemoval } from './record';

type Change<K extends Kind> = Partial<RecordContext<K>>;

/** Draft of a stored record; blank without one. */
export const storedDraft = <Draft extends Fields>(
  { blank }: Pick<RecordInput<Draft>, 'blank'>,
  stored: Stored<Draft> | null,
): Draft => (stored === null ? blank : draftOf(blank, stored.record));

/** The found draft; blank without one. */
export const keptDraft = <K extends Kind>(
  { blank }: Pick<RecordInput<K['draft']>, 'blank'>,
  opened: Opened<K> | null,
): K['draft'] => opened?.kept?.mine ?? blank;

/** Initial context. */
export const initialContext = <K extends Kind>(input: RecordInput<K['draft']>): RecordContext<K> => ({
  ...input,
  stored: null,
  isOwn: false,
  base: input.blank,
  sent: input.blank,
  overrides: {},
  failure: null,
  problems: {},
  offered: null,
  unreadable: null,
  conflict: null,
  saved: null,
  creation: null,
  mayBeStale: false,
  backTo: 'reading',
  existence: 'stored',
  unfinished: null,
  share: null,
  changedBy: null,
  remoteChange: null,
  isRemovalRefused: false,
  isStopping: false,
});

/** Whether a draft is offered; starting an edit would overwrite it. */
export const hasOffer = ({
  offered,
  unreadable,
}: {
  readonly offered: unknown;
  readonly unreadable: string | null;
}): boolean => offered !== null || unreadable !== null;

/** The draft that a save sends. */
export const draftToSave = <Draft extends Fields>(
  { form }: Pick<RecordInput<Draft>, 'form'>,
  overrides: Partial<Draft> = {},
): Draft => ({ ...form.read(), ...overrides });

/** Whether a save passes the rule of the record. */
export const canSave = <Draft extends Fields>(
  context: Pick<RecordInput<Draft>, 'form' | 'rule'>,
  overrides?: Partial<Draft>,
): boolean => isValid(context.rule(draftToSave(context, overrides)));

/** Whether saving a stored record would change nothing. */
export const isUnchanged = <K extends Kind>(context: RecordContext<K>, overrides?: Partial<K['draft']>): boolean =>
  context.id !== null && !isDirty(context.base, draftToSave(context, overrides));

/** The refused deletion to announce once the newest version is loaded; null when there is none. */
export const refusedRemoval = <K extends Kind>(
  { isRemovalRefused, remoteChange }: RecordContext<K>,
  opened: Opened<K> | null,
): RefusedRemoval | null =>
  isRemovalRefused && remoteChange?.isDeleted !== true
    ? { by: remoteChange?.by ?? (opened?.isOwn === true ? { name: '', isSelf: true } : null) }
    : null;

/** Replaces the known state by the loaded one. */
export const applyServerState = <K extends Kind>(
  { stored }: RecordContext<K>,
  opened: Opened<K> | null,
): Change<K> => ({
  stored: opened?.stored ?? stored,
  saved: null,
  isOwn: opened?.isOwn === true,
  remoteChange: null,
  isRemovalRefused: false,
  offered: opened?.kept ?? null,
  unreadable: opened?.unreadable ?? null,
  ...(opened?.left !== undefined && { unfinished: opened.left, failure: opened.left.failure }),
});

/** Starts an edit from the stored record. */
export const startEdit = <K extends Kind>(context: RecordContext<K>): Change<K> => ({
  base: storedDraft(context, context.stored),
  mayBeStale: false,
  changedBy: null,
  failure: null,
  problems: {},
});

/** The draft after an interrupted save; its stored parts have their stored keys. */
export const wantedDraft = <K extends Kind>(
  { blank, sent }: RecordContext<K>,
  unfinished: UnfinishedSave<DetailOf<K>> | null,
): K['draft'] => (unfinished === null ? sent : draftOf(blank, unfinished.wanted));

/** Continues an edit after an interrupted save, with the stored values as the base. Rule R-COM-05. */
export const asUnfinished = <K extends Kind>(
  context: RecordContext<K>,
  unfinished: UnfinishedSave<DetailOf<K>> | null,
): Change<K> =>
  unfinished === null
    ? {}
    : {
        stored: unfinished.stored,
        isOwn: true,
        base: storedDraft(context, unfinished.stored),
        failure: unfinished.failure,
        unfinished: { isUncertain: unfinished.isUncertain },
        creation: null,
        id: unfinished.stored.record.id,
      };

/** Treats the saved draft as stored until the server's version arrives. */
export const asSaved = <K extends Kind>({ stored, sent }: RecordContext<K>): Change<K> => ({
  stored: stored && { ...stored, record: { ...stored.record, ...sent } },
  unfinished: null,
  creation: null,
});

const mergingOf = <Draft extends Fields>({ merging }: RecordInput<Draft>): Merging<Draft> =>
  merging ?? { merge: mergeFields, resolve: resolveConflicts };

/** Merges an edit with the version that someone else saved. */
export const mergeConflict = <K extends Kind>(
  context: RecordContext<K>,
  opened: Pick<Opened<K>, 'stored' | 'isOwn'> | null,
  { base, mine }: { readonly base: K['draft']; readonly mine: K['draft'] },
  states: Pick<Conflict<K>, 'onResolved' | 'onDismissed'>,
): Conflict<K> | null =>
  opened === null || opened.stored === null
    ? null
    : {
        ...mergingOf(context).merge(base, mine, storedDraft(context, opened.stored)),
        newest: opened.stored,
        isOwn: opened.isOwn,
        mine,
        takeStored: [],
        ...states,
      };

/** Merges the offered draft with the stored record. Rule R-SHR-15. */
export const resumeDraft = <K extends Kind>(context: RecordContext<K>): Change<K> =>
  context.offered === null
    ? {}
    : {
        conflict: mergeConflict(context, context, context.offered, { onResolved: 'editing', onDismissed: 'loading' }),
        offered: null,
        creation: context.offered.creation ?? null,
        failure: null,
        problems: {},
      };

/** Starts an edit from the newest version; an offered draft is merged into it. */
export const restartEdit = <K extends Kind>(context: RecordContext<K>, opened: Opened<K> | null): Change<K> => {
  const newest = {
    ...context,
    stored: opened?.stored ?? context.stored,
    isOwn: opened?.isOwn === true,
    offered: context.offered && (opened?.kept ?? context.offered),
  };
  return {
    stored: newest.stored,
    isOwn: newest.isOwn,
    remoteChange: null,
    isRemovalRefused: false,
    ...startEdit(newest),
    ...resumeDraft(newest),
  };
};

/** Starts an edit of a draft whose record was deleted. Rule R-SHR-21. */
export const asDeleted = <K extends Kind>(opened: Opened<K> | null): Change<K> =>
  opened === null || opened.kept === null
    ? {}
    : {
        base: opened.kept.base,
        creation: opened.kept.creation ?? null,
        saved: null,
        offered: null,
        isRemovalRefused: false,
        existence: 'deleted',
        failure: { kind: 'NotFound' },
      };

/** The draft after a conflict; the base without one. */
export const resolvedDraft = <K extends Kind>(context: RecordContext<K>): K['draft'] => {
  const { base, conflict } = context;
  if (conflict === null) return base;
  return mergingOf(context).resolve(conflict.merged, storedDraft(context, conflict.newest), conflict.takeStored);
};

/** Makes the newest version the base of the edit. */
export const resolveConflict = <K extends Kind>(context: RecordContext<K>): Change<K> => {
  if (context.conflict === null) return {};
  const { newest, isOwn } = context.conflict;
  return {
    stored: newest,
    isOwn,
    base: storedDraft(context, newest),
    conflict: null,
    mayBeStale: false,
    changedBy: null,
    remoteChange: null,
    existence: 'stored',
    unfinished: context.unfinished && { isUncertain: false },
  };
};

/** State after a refused save. `NotFound`: the record was deleted meanwhile. Rule R-SHR-21. */
export const refusedSave = <K extends Kind>(
  { id, existence, creation }: RecordContext<K>,
  failure: Failure | null,
): Change<K> => ({
  failure,
  creation: failure !== null && isOutcomeKnown(failure) ? null : creation,
  existence: failure?.kind === 'NotFound' && id !== null ? 'deleted' : existence,
});
