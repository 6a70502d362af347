import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { placeAt, searchOf } from '../../../application/library/library-address';
import type { FileActsEvent } from '../../../application/library/file-acts.machine';
import { fileAddress } from '../../../application/library/published/file-address';
import { FileActs } from '../../../application/library/wire-file';
import { Announcer } from '../../../application/shared/announcer';
import { LeavingActor } from '../../../application/shared/leaving.machine';
import { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import type { Failure } from '../../../domain/shared/failure';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { parentOf, type LibraryPath } from '../../../domain/library/path';
import { useSubscription, useWhenTrue } from '../../shared/runtime/effects.bridge';
import { useNotify } from '../../shared/record/actor-effects.bridge';
import { useRetry } from '../../shared/page/use-retry';
import { useUnsaved } from '../../shared/record/unsaved.bridge';
import { useService } from '../../shared/runtime/use-service';
import { useCopyAddress } from './copy-address.bridge';

/** Binds the file screen to operations on the file's contents. `round` changes when the file must be loaded again. */
export const useFile = (path: LibraryPath) => {
  const [, navigate] = useLocation();
  const [leaving, announcer, memory] = [useService(LeavingActor), useService(Announcer), useService(FilterMemory)];
  const [round, setRound] = useState(0);
  const [lost, setLost] = useState<Failure | null>(null);
  const actor = useActorRef(useService(FileActs), { input: { path } });
  const snapshot = useSelector(actor, (state) => state);
  const send = useCallback(
    (event: FileActsEvent) => {
      actor.send(event);
    },
    [actor],
  );

  // Leaving waits for running operations, as for a save; Cancel aborts.
  useUnsaved(
    snapshot.matches({ act: 'replacing' }) ? 'saving' : 'nothing',
    useCallback(() => {
      actor.send({ type: 'replace.cancelled' });
    }, [actor]),
  );

  const again = useCallback(() => {
    setLost(null);
    setRound((count) => count + 1);
  }, [setLost, setRound]);
  // The file reloads only on a retry or after a change, and both are started by the person.
  const { isRepeated = false, onRetry } = useRetry(false, again);
  useSubscription(
    useCallback(
      () =>
        actor.on('file.changed', ({ path: to }) => {
          if (to === path) onRetry(false);
          else navigate(fileAddress(to), { replace: true });
        }),
      [actor, navigate, onRetry, path],
    ),
  );

  // Back to the folder in its last view.
  const place = placeAt(memory.recall('library') ?? '');
  const search = searchOf(place.path === parentOf(path) ? place : { ...place, path: parentOf(path), term: '' });
  const overview = search === '' ? '/library' : `/library?${search}`;

  return {
    round,
    retry: { isRepeated, onRetry },
    lost,
    snapshot,
    send,
    overview,
    /** After a deletion, go to the overview; other failures stay and show the reason. */
    onLost: useCallback(
      (failure: Failure | null) => {
        if (failure === null) navigate(overview, { replace: true });
        else setLost(failure);
      },
      [navigate, overview, setLost],
    ),
    lookAnew: useCallback(() => {
      actor.send({ type: 'uses.requested' });
    }, [actor]),
    /** Asks about unsaved details first. */
    ask: useCallback(
      (event: FileActsEvent) => {
        leaving.send({
          type: 'leave.requested',
          go: () => {
            actor.send(event);
          },
        });
      },
      [actor, leaving],
    ),
    copy: useCopyAddress('library.file.url.refused'),
    warn: useCallback(
      (key: string, values?: Readonly<Record<string, string>>) => {
        announcer.say('error', key, NOTICE_TIME.field, values);
      },
      [announcer],
    ),
  };
};

interface FollowPathProps {
  /** The requested and the current path. */
  readonly asked: LibraryPath;
  readonly path: LibraryPath;
}

/** Replaces an outdated path in the URL. */
export const FollowPath = ({ asked, path }: FollowPathProps): null => {
  const [, navigate] = useLocation();
  useWhenTrue(
    path !== asked,
    useCallback(() => {
      navigate(fileAddress(path), { replace: true });
    }, [navigate, path]),
  );
  return null;
};

/** Reloads the uses when a confirmation opens. @param onShown keep its identity */
export const ReloadUses = ({ onShown }: { readonly onShown: () => void }): null => {
  useNotify(onShown);
  return null;
};
