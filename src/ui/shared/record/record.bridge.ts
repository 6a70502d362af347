import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { isDirty, type RecordEvent } from '../../../application/shared/record';
import type { RecordMachine } from '../../../application/shared/record.machine';
import { RecentRecords } from '../../../application/shared/ports/recent-records.port';
import { previewOf, seenOf } from '../../../application/shared/seen-rows';
import { recordOf } from '../../../application/shared/wire-record';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { FilterShape } from '../../../domain/shared/list-query';
import type { Fields } from '../../../domain/shared/merge';
import type { Identified, Resource } from '../../../domain/shared/resource';
import { sameValue } from '../../../domain/shared/same-value';
import { useSession } from '../runtime/use-session';
import { useFlush, useUnsaved } from './unsaved.bridge';
import { useService } from '../runtime/use-service';

/**
 * Whether a screen looks the same in both: what is typed is shown by the fields themselves, and drawing all that stands
 * around them with every key would make long items slow. Whether there is anything to lose is shown around them, too.
 */
const looksSame = <Detail extends Draft & Identified, Draft extends Fields>(
  before: RecordSnapshot<Detail, Draft>,
  now: RecordSnapshot<Detail, Draft>,
): boolean => {
  if (before === now) return true;
  const [was, is] = [new Map(Object.entries(before.context)), Object.entries(now.context)];
  return (
    sameValue(before.value, now.value) &&
    is.every(([key, value]) => key === 'mine' || Object.is(was.get(key), value)) &&
    isDirty(before.context) === isDirty(now.context)
  );
};

/**
 * Binds a form to its record machine: follows the saved record to its address, goes back to the list when the record
 * is gone (or says that it is), keeps what was typed when the page is hidden or closed, and asks before unsaved work is
 * left.
 */
export const useRecord = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>(
  resource: Resource<Row, Detail, Draft, Filter>,
  id: Id | null,
  list: string,
  mayEdit: boolean,
  onLost?: (failure: Failure | null) => void,
): BoundRecord<Detail, Draft> => {
  const [, navigate] = useLocation();
  const machine = useService(recordOf(resource));
  const leaving = useService(LeavingActor);
  const recent = useService(RecentRecords);
  const person = useSession().me.id;
  const actor = useActorRef(machine, {
    input: { id, blank: resource.blank, rule: resource.rule, merging: resource.merging },
  });
  const snapshot = useSelector(actor, (state) => state, looksSame);
  const row = useService(seenOf(resource)).get(id ?? '');
  const preview = row === undefined ? null : previewOf(resource.blank, row);
  const deleting = snapshot.matches('confirming') || snapshot.matches('removing');
  const editing =
    (['editing', 'saving', 'comparing', 'deciding', 'conflicted'] as const).some((state) => snapshot.matches(state)) ||
    (deleting && snapshot.context.backTo === 'editing');
  const open = snapshot.matches('editing') || (editing && snapshot.matches('confirming'));
  const dirty = editing && isDirty(snapshot.context);

  useEffect(() => {
    const saved = actor.on('record.saved', ({ id: savedId }) => {
      if (savedId === id) return;
      if (id !== null) recent.forget(person, `${list}/${encodeURIComponent(id)}`);
      const here = globalThis.location.pathname;
      leaving.send({ type: 'work.finished' });
      // Somebody who was waiting to leave is gone already.
      if (globalThis.location.pathname === here)
        navigate(mayEdit ? `${list}/${encodeURIComponent(savedId)}` : list, { replace: true });
    });
    const removed = actor.on('record.removed', () => {
      if (id !== null) recent.forget(person, `${list}/${encodeURIComponent(id)}`);
    });
    const lost = actor.on('record.lost', ({ failure }) => {
      if (failure?.kind === 'NotFound' && id !== null) recent.forget(person, `${list}/${encodeURIComponent(id)}`);
      if (onLost === undefined) navigate(list, { replace: true });
      else onLost(failure);
    });
    return () => {
      saved.unsubscribe();
      removed.unsubscribe();
      lost.unsubscribe();
    };
  }, [actor, id, leaving, list, mayEdit, navigate, onLost, person, recent]);

  const isTyping = (['editing', 'conflicted', 'confirming'] as const).some((state) => snapshot.matches(state));
  useUnsaved(
    !dirty ? 'nothing' : !isTyping ? 'saving' : resource.offersToKeepDraft === true ? 'keeping' : 'typing',
    useCallback(() => {
      actor.send({ type: 'edit.cancelled' });
    }, [actor]),
  );

  const flush = useCallback(() => {
    actor.send({ type: 'draft.flushed' });
  }, [actor]);
  useFlush(
    useCallback(() => {
      actor.send({ type: 'draft.flushed', all: true });
    }, [actor]),
  );
  const cancel = useCallback(() => {
    if (actor.getSnapshot().matches('editing'))
      leaving.send({
        type: 'leave.attempted',
        isEnd: true,
        go: () => {
          actor.send({ type: 'edit.cancelled' });
        },
      });
  }, [actor, leaving]);
  const send = useCallback(
    (event: RecordEvent<Draft>) => {
      actor.send(event);
    },
    [actor],
  );
  const change = useCallback(
    (draft: Draft) => {
      actor.send({ type: 'draft.changed', draft });
    },
    [actor],
  );
  return { actor, snapshot, preview, send, editing, open, dirty, flush, change, cancel };
};

type RecordSnapshot<Detail extends Draft & Identified, Draft extends Fields> = SnapshotFrom<
  RecordMachine<Detail, Draft>
>;

/** A record machine bound to its screen. */
export interface BoundRecord<Detail extends Draft & Identified, Draft extends Fields> {
  readonly actor: ActorRefFrom<RecordMachine<Detail, Draft>>;
  /** As of the last change that the screen around the fields shows: what was typed since is the form's to know. */
  readonly snapshot: RecordSnapshot<Detail, Draft>;
  readonly send: (event: RecordEvent<Draft>) => void;
  /** What the list told of the record; shown until the record has come. */
  readonly preview: Draft | null;
  /** From the first press on Edit until the record is saved or the edit is given up. */
  readonly editing: boolean;
  /** The fields take what is typed: no save or comparison is under way. */
  readonly open: boolean;
  readonly dirty: boolean;
  /** Keeps now what waits to be kept. */
  readonly flush: () => void;
  readonly change: (draft: Draft) => void;
  /** Gives the edit up; what was typed is asked about first, like at any other way out. */
  readonly cancel: () => void;
}

interface FormStartProps<Draft> {
  /** Another identity starts the form anew, even with the same values: what was typed and given up has to go. */
  readonly values: Draft;
}

/** Formik itself begins again only where the values differ from those it began with. */
export const FormStart = <Draft extends Fields>({ values }: FormStartProps<Draft>): null => {
  const { resetForm } = useFormikContext<Draft>();
  const begun = useRef(values);
  useEffect(() => {
    if (begun.current === values) return;
    begun.current = values;
    resetForm({ values });
  }, [resetForm, values]);
  return null;
};

interface FormWatchProps<Draft> {
  readonly onChange: (draft: Draft) => void;
}

/** Tells the record machine of every change in the form around it. */
export const FormWatch = <Draft extends Fields>({ onChange }: FormWatchProps<Draft>): null => {
  const { values, initialValues } = useFormikContext<Draft>();
  // Within the event of the key: an Esc right behind it must already know that there is something to lose.
  useLayoutEffect(() => {
    if (values !== initialValues) onChange(values);
  }, [initialValues, onChange, values]);
  return null;
};
