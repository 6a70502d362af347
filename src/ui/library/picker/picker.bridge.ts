import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { FIRST_PLACE, type LibraryPlace } from '../../../application/library/library-address';
import type { LibraryEvent } from '../../../application/library/library';
import { WiredLibrary } from '../../../application/library/wire-library';
import { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import type { LibraryRow } from '../../../domain/library/folder-rows';
import { parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import type { Id } from '../../../domain/shared/id';
import { useService } from '../../shared/runtime/use-service';
import { useChange, useSubscription } from '../../shared/runtime/effects.bridge';
import { useOwnUploads, useUploaded } from '../uploads/uploads.bridge';

/** Storage key of the last used folder. */
const KEY = 'library-picker';

/** Binds the library to local state instead of the URL. @param start the file to start with */
export const usePicker = (start: LibraryPath | undefined) => {
  const memory = useService(FilterMemory);
  const [place, setPlace] = useState<LibraryPlace>(() => ({
    ...FIRST_PLACE,
    path: start === undefined ? (memory.recall(KEY) ?? ROOT) : parentOf(start),
  }));
  /** The previous folder; null for the first. */
  const [before, setBefore] = useState<LibraryPath | null>(null);
  const actor = useActorRef(useService(WiredLibrary), { input: { ...place, wanted: start ?? null } });
  const snapshot = useSelector(actor, (state) => state);
  const send = useCallback(
    (event: LibraryEvent) => {
      actor.send(event);
    },
    [actor],
  );
  useUploaded(
    useCallback(() => {
      send({ type: 'reload.requested' });
    }, [send]),
  );
  // If the start folder no longer exists, use its nearest existing ancestor.
  useSubscription(
    useCallback(
      () =>
        actor.on('folder.lost', ({ path }) => {
          if (before === null) send({ type: 'folder.opened', path: parentOf(path) });
        }),
      [actor, before, send],
    ),
  );

  const look = (change: Partial<Omit<LibraryPlace, 'path' | 'file'>>): void => {
    const next = { ...place, ...change };
    setPlace(next);
    send({ type: 'view.changed', ...next });
  };
  return {
    place,
    before,
    snapshot,
    send,
    look,
    /** Remembers the folder as the start of the next choice. */
    remember: (chosen: LibraryPath): void => {
      memory.remember(KEY, parentOf(chosen));
    },
    openFolder: (path: LibraryPath): void => {
      setBefore(actor.getSnapshot().context.path);
      look({ term: '', everywhere: false });
      send({ type: 'folder.opened', path });
    },
  };
};

/** Selects uploaded files once they are listed; a picker for one file selects the last one. */
export const useSelectUploaded = (
  rows: readonly LibraryRow[],
  several: boolean,
  send: (event: LibraryEvent) => void,
) => {
  const { stored, sent, taken } = useOwnUploads();
  const [last, setLast] = useState<Id | null>(null);
  const arrived = useMemo(
    () => rows.flatMap((row) => (row.kind === 'file' && stored.has(row.file.path) ? [row] : [])),
    [rows, stored],
  );
  useChange(
    arrived,
    useCallback(
      (now: typeof arrived) => {
        const end = now.at(-1);
        if (end === undefined) return;
        for (const { id } of several ? now : [end])
          send({ type: 'row.clicked', id, keys: { toggle: several, range: false } });
        setLast(end.id);
        taken(now.map(({ file }) => file.path));
      },
      [send, several, taken],
    ),
  );
  return { last, sent };
};
