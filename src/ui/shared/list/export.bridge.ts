import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { Clock } from '../../../application/shared/ports/clock.port';
import { FileSaves } from '../../../application/shared/ports/file-saves.port';
import { listOf } from '../../../application/shared/ports/resource-gateway.port';
import { wireListExport, type ExportColumn } from '../../../application/shared/wire-list-export';
import type { ListQuery } from '../../../domain/shared/list-query';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useSession } from '../runtime/use-session';
import { useService } from '../runtime/use-service';

interface ExportInput<K extends Kind> {
  readonly resource: Listing<K>;
  readonly query: ListQuery<K['filter']>;
  readonly columns: readonly ExportColumn<K['row']>[];
  readonly onDone: () => void;
}

/** Exports a list while mounted; unmounting cancels. */
export const useExport = <K extends Kind>({ resource, query, columns, onDone }: ExportInput<K>) => {
  const { language } = useSession().me.settings;
  const [gateway, files, clock, announcer] = [
    useService(listOf(resource)),
    useService(FileSaves),
    useService(Clock),
    useService(Announcer),
  ];
  const [machine] = useState(() =>
    wireListExport({ gateway, files, clock, announcer, module: resource.key, language, columns }),
  );
  const actor = useActorRef(machine, { input: { query } });
  const snapshot = useSelector(actor, (state) => state);
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return {
    snapshot,
    retry: () => {
      actor.send({ type: 'export.retried' });
    },
  };
};
