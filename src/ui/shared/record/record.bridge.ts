import type { RecordPlace } from '../../../application/shared/record-path';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FormValues } from '../../../application/shared/form-values';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { RecentRecords } from '../../../application/shared/ports/recent-records.port';
import type { RecordEvent } from '../../../application/shared/record/record';
import type { RecordMachine } from '../../../application/shared/record/record.machine';
import { fieldsKnownIn, previewOf, seenOf } from '../../../application/shared/displayed-rows';
import { recordOf } from '../../../application/shared/record/wire-record';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Kind, Resource } from '../../../domain/shared/resource';
import type { Viewer } from '../../../application/shared/ports/live-events.port';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { useService } from '../runtime/use-service';
import { useLiveRecord } from './live-record.bridge';
import { useAllowed, useSession } from '../runtime/use-session';
import { useFormikValues, useRecordForm, type BoundForm, type FormikValues } from './record-form.bridge';
import { useUnsaved } from './unsaved.bridge';

interface RecordOptions<Draft> {
  /**
   * Called when the record cannot be loaded or was deleted; by default the screen returns to the list. Keep its
   * identity.
   */
  readonly onLost?: ((failure: Failure | null) => void) | undefined;
  /** Builds the values of the whole form, if Formik holds only a part of them. */
  readonly formOf?: (fields: FormValues<Draft>) => FormValues<Draft>;
}

/**
 * Binds a record machine to its screen: navigates to a created record, returns to the list when the record is deleted,
 * and asks before a dirty form is left.
 */
export const useRecord = <K extends Kind>(
  resource: Resource<K>,
  id: Id | null,
  place: RecordPlace,
  { onLost, formOf }: RecordOptions<K['draft']> = {},
): BoundRecord<K> => {
  const { list, pathOf } = place;
  const [, navigate] = useLocation();
  const leaving = useService(LeavingActor);
  const recent = useService(RecentRecords);
  const person = useSession().me.id;
  const row = useService(seenOf(resource)).get(id ?? '');
  const preview = row === undefined ? null : previewOf(resource.blank, row);
  const [known] = useState(() => fieldsKnownIn(resource.blank, row));
  const fields = useFormikValues(preview ?? resource.blank);
  const [form] = useState(() => formOf?.(fields) ?? fields);
  const { blank, rule, merging } = resource;
  // Creating a record may be open to everyone; opening the created record requires the right to edit. R-ACC-17.
  const mayOpen = useAllowed(resource.right).edit || id !== null;
  const isNew = id === null || resource.isNewId?.(id) === true;
  const actor = useActorRef(useService(recordOf(resource)), {
    input: { id, isNew, blank, rule, merging, form, mayOpen },
  });
  const snapshot = useSelector(actor, (state) => state);
  const deleting = snapshot.matches('confirming') || snapshot.matches('removing');
  const editing =
    (['editing', 'saving', 'comparing', 'deciding', 'conflicted'] as const).some((state) => snapshot.matches(state)) ||
    (deleting && snapshot.context.backTo === 'editing');
  const open = snapshot.matches('editing') || (editing && snapshot.matches('confirming'));
  const bound = useRecordForm(form, actor, editing ? snapshot.context.base : null);

  useEffect(() => {
    const openSaved = ({ id: savedId }: { readonly id: Id }): void => {
      if (savedId === id) return;
      if (id !== null) recent.forget(person, pathOf(id));
      const here = globalThis.location.pathname;
      leaving.send({ type: 'work.finished' });
      // Finished work may release a pending navigation; navigate only if the path is unchanged.
      if (globalThis.location.pathname === here) navigate(mayOpen ? pathOf(savedId) : list, { replace: true });
    };
    const saved = actor.on('record.saved', openSaved);
    const begun = actor.on('record.begun', openSaved);
    const removed = actor.on('record.removed', () => {
      if (id !== null) recent.forget(person, pathOf(id));
    });
    const lost = actor.on('record.lost', ({ failure }) => {
      if (failure?.kind === 'NotFound' && id !== null) recent.forget(person, pathOf(id));
      if (onLost === undefined) navigate(list, { replace: true });
      else onLost(failure);
    });
    return () => {
      saved.unsubscribe();
      begun.unsubscribe();
      removed.unsubscribe();
      lost.unsubscribe();
    };
  }, [actor, id, leaving, list, mayOpen, navigate, onLost, pathOf, person, recent]);

  const isTyping = (['editing', 'conflicted', 'confirming'] as const).some((state) => snapshot.matches(state));
  useUnsaved(
    !bound.dirty ? 'nothing' : !isTyping ? 'saving' : resource.offersToKeepDraft === true ? 'keeping' : 'typing',
    useCallback(() => {
      actor.send({ type: 'edit.cancelled' });
    }, [actor]),
  );

  const cancel = useCallback(() => {
    if (actor.getSnapshot().matches('editing'))
      leaving.send({
        type: 'leave.requested',
        isEnd: true,
        go: () => {
          actor.send({ type: 'edit.cancelled' });
        },
      });
  }, [actor, leaving]);
  const send = useCallback(
    (event: RecordEvent<K['draft']>) => {
      actor.send(event);
    },
    [actor],
  );
  const setAside = useCallback(() => {
    actor.send({ type: 'draft.setAside' });
  }, [actor]);
  const translate = useDynamicText();
  const { one, called } = resource.strings;
  const labelOf = useCallback(
    (field: string) => translate(`${one}.${called?.[field] ?? field}`),
    [called, one, translate],
  );
  const viewers = useLiveRecord(resource.key, isNew ? null : id, send);
  const isPending =
    id !== null && snapshot.context.stored === null && (snapshot.matches('loading') || snapshot.matches('lost'));
  return {
    ...bound,
    kind: resource,
    id,
    place,
    fields,
    actor,
    snapshot,
    preview,
    known,
    isPending,
    send,
    editing,
    open,
    cancel,
    isNew,
    setAside,
    viewers,
    labelOf,
  };
};

/** A record machine bound to its screen. */
export interface BoundRecord<K extends Kind> extends BoundForm<K['draft']> {
  /** The parts of the resource that the screen needs. */
  readonly kind: Pick<Resource<K>, 'right' | 'strings' | 'rule'>;
  readonly id: Id | null;
  readonly place: RecordPlace;
  /** The values that Formik holds, which may be a part of the form. */
  readonly fields: FormikValues<K['draft']>;
  readonly actor: ActorRefFrom<RecordMachine<K>>;
  readonly snapshot: SnapshotFrom<RecordMachine<K>>;
  readonly send: (event: RecordEvent<K['draft']>) => void;
  /** The values from the list row, shown until the record has loaded. */
  readonly preview: K['draft'] | null;
  /** Names of the fields that `preview` contains. */
  readonly known: ReadonlySet<string>;
  /** The record is loading; only `preview` is available. */
  readonly isPending: boolean;
  /** From Edit until the record is saved or the edit is cancelled. */
  readonly editing: boolean;
  /** The fields accept input: editing, and no save or comparison is running. */
  readonly open: boolean;
  /** Who else has the record open. */
  readonly viewers: readonly Viewer[];
  /** Cancels the edit; asks first if the form is dirty. */
  readonly cancel: () => void;
  readonly isNew: boolean;
  readonly labelOf: (name: string) => string;
  /** Keeps the offered draft for later and starts another new record. */
  readonly setAside: () => void;
}
