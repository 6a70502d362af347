import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { Clock } from '../../../application/shared/ports/clock.port';
import { FileSaves } from '../../../application/shared/ports/file-saves.port';
import { listOf } from '../../../application/shared/ports/resource-gateway.port';
import { wireListExport, type ExportColumn } from '../../../application/shared/wire-list-export';
import type { FilterShape, ListQuery } from '../../../domain/shared/list-query';
import type { Identified, Listing } from '../../../domain/shared/resource';
import { useSession } from '../runtime/use-session';
import { useService } from '../runtime/use-service';

interface ExportInput<Row extends Identified, Filter extends FilterShape> {
  readonly resource: Listing<Row, Filter>;
  readonly query: ListQuery<Filter>;
  readonly columns: readonly ExportColumn<Row>[];
  readonly onDone: () => void;
}

/** Exports a list while mounted; unmounting cancels. */
export const useExport = <Row extends Identified, Filter extends FilterShape>({
  resource,
  query,
  columns,
  onDone,
}: ExportInput<Row, Filter>) => {
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
