import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location';
import type { LibraryEvent } from '../../../application/library/library';
import { placeAt, searchOf, type LibraryPlace } from '../../../application/library/library-address';
import { fileAddress } from '../../../application/library/published/file-address';
import { WiredLibrary } from '../../../application/library/wire-library';
import { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import { isWithin, parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import { useChange, useSubscription, useWhenTrue } from '../../shared/runtime/effects.bridge';
import { useUnsaved } from '../../shared/record/unsaved.bridge';
import { useService } from '../../shared/runtime/use-service';
import { useUploaded } from '../uploads/uploads.bridge';
import { OPENED_FROM_SCREEN } from '../../shared/page/editor-exit.bridge';

const KEY = 'library';

const fileOfState = (state: unknown): LibraryPath | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;

/** Marks a bare URL for which the last place was restored: its folder may have been deleted since. */
const RESTORED = { restored: true } as const;
const isRestored = (state: unknown): boolean => typeof state === 'object' && state !== null && 'restored' in state;

/** Current and previous folder. */
interface Way {
  readonly now: LibraryPath;
  readonly before: LibraryPath | null;
  /** The requested file. */
  readonly file: LibraryPath | null;
  readonly visit: number;
}

/** Whether the folder or requested file changed; removing the file from the URL does not count. */
const isElsewhere = (now: LibraryPlace, before: Pick<LibraryPlace, 'path' | 'file'>): boolean =>
  now.path !== before.path || (now.file !== null && now.file !== before.file);

/** Binds the library to the URL: folder, search, sort and layout. A bare URL restores the last ones. */
export const useLibrary = () => {
  const here = usePathname();
  const [, navigate] = useLocation();
  const search = useSearch().replace(/^\?/, '');
  const memory = useService(FilterMemory);
  const state = useHistoryState<unknown>();
  const returnTo = fileOfState(state);
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

  // When the screen is left, a running deletion stops after the current file.
  useUnsaved(
    snapshot.matches({ act: 'removing' }) ? 'deleting' : 'nothing',
    useCallback(() => {
      send({ type: 'removal.stopped' });
    }, [send]),
  );

  const go = useCallback(
    (next: LibraryPlace, replace: boolean, entry?: unknown) => {
      const address = searchOf(next);
      memory.remember(KEY, address);
      navigate(address === '' ? here : `${here}?${address}`, { replace, state: entry });
    },
    [here, memory, navigate],
  );

  // Write the restored place to the URL.
  useWhenTrue(
    search === '' && remembered !== '',
    useCallback(() => {
      navigate(`${here}?${remembered}`, { replace: true, state: { ...RESTORED, returnTo } });
    }, [here, navigate, remembered, returnTo]),
  );
  // If a restored folder no longer exists, go to its nearest existing ancestor.
  const isSought = isRestored(state) && place.path !== ROOT;
  useSubscription(
    useCallback(
      () =>
        actor.on('folder.lost', ({ path }) => {
          if (isSought && path === place.path)
            go({ ...place, path: parentOf(path), term: '', everywhere: false }, true, RESTORED);
        }),
      [actor, go, isSought, place],
    ),
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

  // Follows a renamed folder.
  useSubscription(
    useCallback(
      () =>
        actor.on('path.changed', ({ from, to }) => {
          const now = placeAt(
            globalThis.location.search === '' ? (memory.recall(KEY) ?? '') : globalThis.location.search,
          );
          if (from !== null && from !== to && isWithin(now.path, from))
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
    (file: LibraryPath, to: string, state?: unknown) => {
      navigate(`${here}${globalThis.location.search}`, { replace: true, state: { returnTo: file } });
      navigate(to, { state });
    },
    [here, navigate],
  );

  return {
    place,
    snapshot,
    send,
    /** Searching for the nearest existing ancestor. */
    seeking: isSought && snapshot.context.path === place.path && snapshot.context.failure?.kind === 'NotFound',
    /** The row to focus: the requested file, the record that a person returns from, or the previous folder. */
    returnTo: way.file ?? (way.before === null ? returnTo : null),
    before: way.before,
    visit: way.visit,
    /** Search, sort and layout replace the history entry; a folder pushes one. */
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
        leaveFor(file, `${fileAddress(file)}/edit`, OPENED_FROM_SCREEN);
      },
      [leaveFor],
    ),
  };
};

export type BoundLibrary = ReturnType<typeof useLibrary>;
