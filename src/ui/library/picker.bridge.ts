import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { FIRST_PLACE, type LibraryPlace } from '../../application/library/library-address';
import type { LibraryEvent } from '../../application/library/library';
import { WiredLibrary } from '../../application/library/wire-library';
import type { LibraryPath } from '../../domain/library/path';
import { useService } from '../shared/use-service';
import { useUploaded } from './uploads.bridge';

/** The library as a dialog has it: no address follows it. @param start the folder that is open at first */
export const usePicker = (start: LibraryPath) => {
  const [place, setPlace] = useState<LibraryPlace>({ ...FIRST_PLACE, path: start });
  /** The folder that was open before; null for the first. */
  const [before, setBefore] = useState<LibraryPath | null>(null);
  const actor = useActorRef(useService(WiredLibrary), { input: { ...place, wanted: null } });
  const snapshot = useSelector(actor, (state) => state);
  const send = useCallback((event: LibraryEvent) => { actor.send(event); }, [actor]);
  useUploaded(useCallback(() => { send({ type: 'reload.requested' }); }, [send]));

  const look = (change: Partial<Omit<LibraryPlace, 'path' | 'file'>>): void => {
    const next = { ...place, ...change };
    setPlace(next);
    send({ type: 'view.changed', ...next });
  };
  return {
    place, before, snapshot, send, look,
    openFolder: (path: LibraryPath): void => {
      setBefore(actor.getSnapshot().context.path);
      look({ term: '' });
      send({ type: 'folder.opened', path });
    },
  };
};
