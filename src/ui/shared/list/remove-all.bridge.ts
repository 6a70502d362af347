import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { CurrentPerson } from '../../../application/shared/current-person';
import { Reports } from '../../../application/shared/ports/reports.port';
import { RunningRemovals } from '../../../application/shared/running-removal';
import { removalActor, removalGatewayOf } from '../../../application/shared/wire-bulk-removal';
import type { Id } from '../../../domain/shared/id';
import type { ListQuery } from '../../../domain/shared/list-query';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useSession } from '../runtime/use-session';
import { useUnsaved } from '../record/unsaved.bridge';
import { useService } from '../runtime/use-service';

interface WholeRemovalInput<K extends Kind> {
  readonly resource: Listing<K>;
  /** The query whose rows are to be deleted; `null` if none. */
  readonly wanted: ListQuery<K['filter']> | null;
  readonly kept: Id | null;
  readonly onTaken: () => void;
  /** Called when the list must reload. */
  readonly onChanged: () => void;
}

/** Binds a list to a deletion of all rows, which may already be running. */
export const useRemoveAll = <K extends Kind>({ resource, wanted, kept, onTaken, onChanged }: WholeRemovalInput<K>) => {
  const running = useService(RunningRemovals).of(resource);
  const wiring = {
    resource,
    gateway: useService(removalGatewayOf(resource)),
    announcer: useService(Announcer),
    reports: useService(Reports),
    person: useService(CurrentPerson),
  };
  const [actor] = useState(() => removalActor(running, wiring));
  const { id } = useSession().me;
  const snapshot = useSelector(actor, (state) => state);
  const isMine = snapshot.context.person === id;
  useUnsaved(
    isMine && snapshot.matches('removing') ? 'deleting' : 'nothing',
    useCallback(() => {
      actor.send({ type: 'removal.stopped' });
    }, [actor]),
  );

  useEffect(() => {
    const { person } = actor.getSnapshot().context;
    if (person !== null && person !== id) actor.send({ type: 'removal.forgotten' });
  }, [actor, id]);

  useEffect(() => {
    if (wanted === null) return;
    actor.send({ type: 'removal.asked', query: wanted, person: id, kept });
    onTaken();
  }, [actor, id, kept, onTaken, wanted]);

  useEffect(() => {
    const changed = actor.on('rows.changed', onChanged);
    return () => {
      changed.unsubscribe();
    };
  }, [actor, onChanged]);

  return { snapshot: isMine ? snapshot : null, send: actor.send };
};
