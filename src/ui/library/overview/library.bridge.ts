import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import type { LibraryEvent } from '../../../application/library/library';
import { placeAt, searchOf, type LibraryPlace } from '../../../application/library/library-address';
import { fileAddress } from '../../../application/library/published/file-address';
import { WiredLibrary } from '../../../application/library/wire-library';
import { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import { liesIn, type LibraryPath } from '../../../domain/library/path';
import { useChange, useListening } from '../../shared/runtime/effects.bridge';
import { useUnsaved } from '../../shared/record/unsaved.bridge';
import { useService } from '../../shared/runtime/use-service';
import { useUploaded } from '../uploads/uploads.bridge';

const KEY = 'library';

const fileOfState = (state: unknown): LibraryPath | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;

/** Where a person is among the folders, and was before. */
interface Way {
  readonly now: LibraryPath;
  readonly before: LibraryPath | null;
  /** The file that was asked for. */
  readonly file: LibraryPath | null;
  readonly visit: number;
}

/** Another folder, or another file in it that is asked for; what goes out of the address is not asked for anew. */
const isElsewhere = (now: LibraryPlace, before: Pick<LibraryPlace, 'path' | 'file'>): boolean =>
  now.path !== before.path || (now.file !== null && now.file !== before.file);

/**
 * Binds the library to the address: folder, search, order and layout stand there. A bare address brings back the last
 * place.
 */
export const useLibrary = () => {
  const here = usePathname();
  const [, navigate] = useLocation();
  const search = useSearch().replace(/^\?/, '');
  const memory = useService(FilterMemory);
  const returnTo = fileOfState(useHistoryState<unknown>());
  const remembered = search === '' ? (memory.recall(KEY) ?? '') : search;
  const place = useMemo(() => placeAt(remembered), [remembered]);
  const [way, setWay] = useState<Way>({ now: place.path, before: null, file: place.file, visit: 0 });
  if (isElsewhere(place, { path: way.now, file: way.file }))
    setWay({ now: place.path, before: way.now, file: place.file, visit: way.visit + 1 });

  const actor = useActorRef(useService(WiredLibrary), {
    input: { path: place.path, wanted: place.file, term: place.term, everywhere: place.everywhere, sort: place.sort },
  });
  const snapshot = useSelector(actor, (state) => state);
  const send = useCallback(
    (event: LibraryEvent) => {
      actor.send(event);
    },
    [actor],
  );

  // A deletion goes on row after row: leaving stops it after the one that is on its way.
  useUnsaved(
    snapshot.matches({ act: 'removing' }) ? 'deleting' : 'nothing',
    useCallback(() => {
      send({ type: 'removal.stopped' });
    }, [send]),
  );

  const go = useCallback(
    (next: LibraryPlace, replace: boolean) => {
      const address = searchOf(next);
      memory.remember(KEY, address);
      navigate(address === '' ? here : `${here}?${address}`, { replace });
    },
    [here, memory, navigate],
  );

  useChange(
    place,
    useCallback(
      (now: LibraryPlace, before: LibraryPlace) => {
        const { term, everywhere, sort } = now;
        if (
          before.term !== term ||
          before.everywhere !== everywhere ||
          before.sort?.field !== sort?.field ||
          before.sort?.order !== sort?.order
        )
          send({ type: 'view.changed', term, everywhere, sort });
        if (isElsewhere(now, before)) send({ type: 'folder.opened', path: now.path, wanted: now.file });
      },
      [send],
    ),
  );

  // What was open under an old name is open under the new one.
  useListening(
    useCallback(
      () =>
        actor.on('path.changed', ({ from, to }) => {
          const now = placeAt(
            globalThis.location.search === '' ? (memory.recall(KEY) ?? '') : globalThis.location.search,
          );
          if (from !== null && from !== to && liesIn(now.path, from))
            go({ ...now, path: to + now.path.slice(from.length) }, true);
        }),
      [actor, go, memory],
    ),
  );

  useUploaded(
    useCallback(() => {
      send({ type: 'reload.requested' });
    }, [send]),
  );

  const leaveFor = useCallback(
    (file: LibraryPath, to: string) => {
      navigate(`${here}${globalThis.location.search}`, { replace: true, state: { returnTo: file } });
      navigate(to);
    },
    [here, navigate],
  );

  return {
    place,
    snapshot,
    send,
    /**
     * The file whose page a person comes back from, or that was asked for; the folder that was open before this one;
     * how many were.
     */
    returnTo: way.file ?? (way.before === null ? returnTo : null),
    before: way.before,
    visit: way.visit,
    /** Search, order and layout change in place; another folder is a step that the back button takes back. */
    ask: useCallback(
      (change: Partial<Omit<LibraryPlace, 'path' | 'file'>>) => {
        go({ ...place, ...change }, true);
      },
      [go, place],
    ),
    openFolder: useCallback(
      (path: LibraryPath) => {
        go({ ...place, path, term: '', everywhere: false }, false);
      },
      [go, place],
    ),
    openFile: useCallback(
      (file: LibraryPath) => {
        leaveFor(file, fileAddress(file));
      },
      [leaveFor],
    ),
    openEditor: useCallback(
      (file: LibraryPath) => {
        leaveFor(file, `${fileAddress(file)}/edit`);
      },
      [leaveFor],
    ),
  };
};

/** The library as its parts see it. */
export type BoundLibrary = ReturnType<typeof useLibrary>;
